/**
 * Which optional content (layers) is switched off in the default configuration; what is off is not on the page.
 * Spec: ISO 32000-1, 8.11 (optional content).
 */
import type { PdfFile } from '../file/pdf-file.js';
import { Dict, Name, Ref, asDict, type PdfValue } from '../file/objects.js';

/** True for groups that are off, and for memberships whose policy makes them invisible. */
export function hiddenContent(file: PdfFile): (group: PdfValue) => boolean {
  const configuration = file.catalogue?.dict('OCProperties')?.dict('D');
  const off = new Set<Dict>();
  for (const item of configuration?.array('OFF') ?? []) if (item instanceof Dict) off.add(item);
  if (configuration?.name('BaseState') === 'OFF') {
    const on = new Set(configuration.array('ON') ?? []);
    for (const group of file.catalogue?.dict('OCProperties')?.array('OCGs') ?? [])
      if (group instanceof Dict && !on.has(group)) off.add(group);
  }
  if (off.size === 0) return () => false;
  const isOff = (value: PdfValue): boolean => {
    const dict = asDict(value instanceof Ref ? file.fetch(value) : value);
    return dict !== undefined && off.has(dict);
  };
  return (group) => {
    const dict = asDict(group instanceof Ref ? file.fetch(group) : group);
    if (!dict || dict.name('Type') !== 'OCMD') return isOff(dict ?? null);
    const members = dict.get('OCGs');
    const groups = Array.isArray(members) ? members : [members];
    if (groups.length === 0) return false;
    const policy = dict.get('P');
    switch (policy instanceof Name ? policy.text : 'AnyOn') {
      case 'AllOn':
        return groups.some(isOff);
      case 'AnyOff':
        return !groups.some(isOff);
      case 'AllOff':
        return !groups.every(isOff);
      default:
        return groups.every(isOff);
    }
  };
}
