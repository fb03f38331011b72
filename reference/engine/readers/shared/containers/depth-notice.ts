/**
 * Tells the caller that a part was nested deeper than the limits allow.
 * Spec: Limits (ReadLimits.depth).
 */
import type { Notice } from '../../../document/reading.js';
import { addNotice } from '../../../document/reading.js';
import type { XmlScanner } from './xml-scanner.js';

/** Says once that elements nested too deep were left out, if any were. */
export function noteDepth(scanner: XmlScanner, notices: Notice[]): void {
  if (scanner.tooDeep) addNotice(notices, { code: 'limit-reached', message: 'Content nested too deep was left out.' });
}
