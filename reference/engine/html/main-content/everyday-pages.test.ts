/**
 * Pages as everyday systems write them, through the whole engine with the default of main content.
 * Spec: ParseOptions, onlyMainContent; Document data (markdown).
 */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { convert } from '../../convert.js';
import { defaultLimits, readOptions } from '../../document/reading.js';
import { everydayPages } from './testing/everyday-pages.js';

describe('the Markdown of everyday pages holds what readers come for, without the frame:', () => {
  it.each(everydayPages)('$about', async ({ page, has, lacks }) => {
    const { markdown } = await convert(
      Buffer.from(page),
      {
        read: readOptions({ fileName: 'page.html', onlyMainContent: true, baseUrl: 'https://site.example/page' }),
        transforms: [{ type: 'dropFurniture' }],
        outputs: ['markdown'],
      },
      { deadline: noDeadline, limits: defaultLimits },
    );
    expect({
      missing: has.filter((part) => !markdown!.includes(part)),
      unwanted: lacks.filter((word) => markdown!.includes(word)),
    }).toEqual({ missing: [], unwanted: [] });
  });
});
