/**
 * Variants of redaction: other markers, other masks, other recognisers than ours, all of them lawful.
 * Spec: RedactPIIOptions; spec/silences.yaml (redaction-tag-text, mask-length, redaction-beyond-markdown, empty-entities).
 */
import { isObject } from '../harness/expectation.js';
import { answersData, optionsOf, readsOptions } from '../lies/lies.js';
import type { Variant } from '../lies/mutant.js';

const tags = /<(PERSON|EMAIL|PHONE|LOCATION|FINANCIAL|SECRET)>/g;

/** Changes the Markdown of answers where a redaction was asked for. */
function rewrites(change: (markdown: string) => string): ReturnType<typeof answersData> {
  return answersData((data, request) => {
    const { redactPII = false } = optionsOf(request) ?? {};
    if (redactPII !== false && typeof data['markdown'] === 'string') data['markdown'] = change(data['markdown']);
  });
}

export const redactionVariants: readonly Variant[] = [
  {
    id: 'redaction.escaped-tags',
    describe: 'escapes its markers, so that a reader of the Markdown sees them',
    ...rewrites((markdown) => markdown.replace(tags, '\\<$1\\>')),
  },
  {
    id: 'redaction.numbered-tags',
    describe: 'numbers its markers',
    ...rewrites((markdown) => {
      let count = 0;
      return markdown.replace(tags, (_all, kind: string) => `<${kind}_${String(++count)}>`);
    }),
  },
  {
    id: 'redaction.short-mask',
    describe: 'masks whatever it finds with the same four asterisks',
    ...rewrites((markdown) => markdown.replace(/\*{5,}/g, '****')),
  },
  {
    id: 'redaction.markdown-only',
    describe: 'redacts Markdown and nothing else',
    ...answersData((data, request) => {
      const { redactPII = false } = optionsOf(request) ?? {};
      if (redactPII === false || typeof data['html'] !== 'string') return;
      for (const member of ['html', 'rawHtml']) data[member] = '<p>Write to marit.solberg@plumbline.example today.</p>';
    }),
  },
  {
    id: 'redaction.misses-a-name',
    describe: 'has a model that misses every second name',
    ...rewrites((markdown) =>
      markdown.replace(/brother is called (?:<PERSON>|\*+|)(?=\.)/, 'brother is called Thomas Wagner'),
    ),
  },
  {
    id: 'redaction.empty-list-is-all',
    describe: 'takes an empty list of entities for all of them',
    ...readsOptions((options) => {
      const { redactPII } = options;
      const isEmpty = isObject(redactPII) && Array.isArray(redactPII['entities']) && redactPII['entities'].length === 0;
      return isEmpty ? { ...options, redactPII: true } : undefined;
    }),
  },
];
