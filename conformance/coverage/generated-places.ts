/**
 * The places of this repository's contract. The only file of the room that reads the generated document.
 * Spec: Endpoints; Resources and their fields.
 */
import definition from '../../generated/openapi.gen.json' with { type: 'json' };
import { contractPlaces } from './contract-places.js';

export const generatedPlaces = contractPlaces(definition);
