/**
 * Mutants of the branding result: each member of a wrong kind.
 * Spec: Branding object.
 */
import { brandingMembers } from '../../checks/scrape/branding-members.table.js';
import type { BrandingMember } from '../../checks/scrape/branding-members.table.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import { answersScrape, breaking } from '../../lies/scrape-lies.js';

/** Puts the wrong value at the path; missing steps become objects. */
function spoil(branding: JsonObject, { path, wrong }: BrandingMember): void {
  let holder = branding;
  for (const step of path.slice(0, -1)) {
    const next = isObject(holder[step]) ? holder[step] : {};
    holder[step] = next;
    holder = next;
  }
  holder[path.at(-1)!] = wrong;
}

export const scrapeBrandingMutants: readonly Mutant[] = [
  breaking(
    'document-data.branding.type',
    'text',
    'answers branding as text',
    answersScrape((data) => {
      if ('branding' in data) data['branding'] = 'blue';
    }),
  ),
  ...brandingMembers.map((member) =>
    breaking(
      `document-data.branding.${member.topic}`,
      `wrong-${member.path.at(-1)!}`,
      `answers branding.${member.path.join('.')} as ${JSON.stringify(member.wrong)}`,
      answersScrape((data) => {
        if (isObject(data['branding'])) spoil(data['branding'], member);
      }),
    ),
  ),
];
