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

const shows = (what: string, describe: string, change: (branding: JsonObject) => void): Mutant =>
  breaking(
    'document-data.branding.as-shown',
    what,
    describe,
    answersScrape((data) => {
      if (isObject(data['branding'])) change(data['branding']);
    }),
  );

export const scrapeBrandingMutants: readonly Mutant[] = [
  breaking(
    'document-data.branding.type',
    'text',
    'answers branding as text',
    answersScrape((data) => {
      if ('branding' in data) data['branding'] = 'blue';
    }),
  ),
  shows('other-scheme', 'calls a light page dark and a dark one light', (branding) => {
    branding['colorScheme'] = branding['colorScheme'] === 'light' ? 'dark' : 'light';
  }),
  shows('light-always', 'calls every page light', (branding) => {
    branding['colorScheme'] = 'light';
  }),
  shows('colours-swapped', 'takes the background for the text', ({ colors }) => {
    if (isObject(colors)) [colors['background'], colors['textPrimary']] = [colors['textPrimary'], colors['background']];
  }),
  shows('families-swapped', 'takes the font of the body for that of the headings', ({ typography }) => {
    const families = isObject(typography) ? typography['fontFamilies'] : undefined;
    if (isObject(families)) [families['primary'], families['heading']] = [families['heading'], families['primary']];
  }),
  shows('one-size', 'gives all headings the size of the first', ({ typography }) => {
    const sizes = isObject(typography) ? typography['fontSizes'] : undefined;
    if (isObject(sizes)) sizes['h2'] = sizes['h1'];
  }),
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
