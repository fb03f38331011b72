/**
 * The catalogue of this repository, made from spec/requirements/ and spec/silences.yaml.
 * The only file of the suite that reads the generated rows.
 * Spec: every section.
 */
import { requirements, silences } from '../../generated/requirements.gen.js';
import { createCatalogue } from './catalogue.js';
import type { Catalogue } from './catalogue.js';

export const generatedCatalogue: Catalogue = createCatalogue(
  requirements.map((row) => ({
    ...row,
    // What a target chose at a silent place is recorded by a check of the row's own id, where there is one.
    checks: row.checks ?? (row.silence === undefined ? [] : [row.id]),
  })),
  silences.map((silence) => ({ ...silence, outcomes: silence.tolerated.map((item) => item.outcome) })),
);
