/**
 * Mutants of redaction: servers that redact too little, too much, elsewhere or in another way than they were asked.
 * Spec: RedactPIIOptions.
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { answersData, optionsOf, readsOptions, refusesWhen, servesWrong, without } from '../../lies/lies.js';
import { editKind } from '../../lies/markdown-blocks.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie, WireRequest } from '../../lies/mutating-proxy.js';
import { readsScrape } from '../../lies/scrape-lies.js';
import { extensionOf } from '../../lies/uploads.js';

/** What stands in the place of an address. */
const emailMark = /\\?<EMAIL\\?>/g;

const kinds = ['PERSON', 'EMAIL', 'PHONE', 'LOCATION', 'FINANCIAL', 'SECRET'] as const;

/** The options of redaction, `true` as none; undefined where nothing is to be redacted. */
function redactionOf(options: JsonObject | undefined): JsonObject | undefined {
  const { redactPII } = options ?? {};
  if (redactPII === true) return {};
  return isObject(redactPII) ? redactPII : undefined;
}

/** A server that understands other options of redaction than were sent; `change` gives them, undefined to leave them. */
function understands(change: (redaction: JsonObject, options: JsonObject) => unknown): Lie {
  return readsOptions((options) => {
    const redaction = redactionOf(options);
    const changed = redaction && change(redaction, options);
    return changed === undefined ? undefined : { ...options, redactPII: changed };
  });
}

/** A server that changes the Markdown of what it has redacted. */
function rewrites(change: (markdown: string, redaction: JsonObject) => string): Lie {
  return answersData((data, request: WireRequest) => {
    const redaction = redactionOf(optionsOf(request));
    if (redaction && typeof data['markdown'] === 'string') data['markdown'] = change(data['markdown'], redaction);
  });
}

/** A server that takes redaction options it should refuse, by leaving the wrong member out. */
function forgives(isWrong: (redaction: JsonObject) => boolean): Lie {
  return servesWrong((options) => {
    const redaction = redactionOf(options);
    return redaction && isWrong(redaction) ? { ...options, redactPII: { mode: 'fast' } } : undefined;
  });
}

const entitiesOf = (redaction: JsonObject): unknown[] =>
  Array.isArray(redaction['entities']) ? redaction['entities'] : [...kinds];

const styleOf = (redaction: JsonObject): unknown => redaction['replaceStyle'] ?? 'tag';

const isListOf = (value: unknown, allowed: readonly unknown[]): boolean =>
  Array.isArray(value) && value.every((each) => allowed.includes(each));

export const redactionMutants: readonly Mutant[] = [
  {
    id: 'privacy.redact-pii.pages-alone',
    describe: 'redacts HTML pages alone',
    breaks: ['privacy.redact-pii.every-kind'],
    ...readsOptions((options, request) =>
      options['redactPII'] !== undefined && !/^html?$/.test(extensionOf(request))
        ? without(options, 'redactPII')
        : undefined,
    ),
  },
  {
    id: 'privacy.redact-pii.not-beside-html',
    describe: 'redacts no Markdown when html is asked for too',
    breaks: ['privacy.redact-pii.beside-formats'],
    ...readsOptions((options) =>
      JSON.stringify(options['formats'] ?? '').includes('"html"') ? without(options, 'redactPII') : undefined,
    ),
  },
  {
    id: 'privacy.replace-style.fast-is-a-tag',
    describe: 'writes markers in mode fast, whatever the style',
    breaks: ['privacy.replace-style.every-mode'],
    ...understands((redaction) => (redaction['mode'] === 'fast' ? without(redaction, 'replaceStyle') : undefined)),
  },
  {
    id: 'privacy.zero-data-retention.no-copy.kept',
    describe: 'keeps copies of scrapes with zeroDataRetention',
    breaks: ['privacy.zero-data-retention.no-copy'],
    ...readsScrape((body) => (body['zeroDataRetention'] === true ? without(body, 'zeroDataRetention') : undefined)),
  },
  {
    id: 'privacy.redact-pii.refuses-true',
    describe: 'refuses redactPII true',
    breaks: ['privacy.redact-pii.boolean-accepted'],
    ...refusesWhen(({ redactPII }) => redactPII === true),
  },
  {
    id: 'privacy.redact-pii.refuses-objects',
    describe: 'refuses redactPII as an object',
    breaks: ['privacy.redact-pii.object-accepted'],
    ...refusesWhen(({ redactPII }) => isObject(redactPII)),
  },
  {
    id: 'privacy.redact-pii.true-is-less',
    describe: 'redacts names only when redactPII is true',
    breaks: ['privacy.redact-pii.true-is-defaults'],
    ...readsOptions((options) =>
      options['redactPII'] === true ? { ...options, redactPII: { entities: ['PERSON'] } } : undefined,
    ),
  },
  {
    id: 'privacy.redact-pii.does-nothing',
    describe: 'takes redactPII and redacts nothing',
    breaks: ['privacy.redact-pii.redacts-markdown'],
    ...readsOptions((options) => (redactionOf(options) ? without(options, 'redactPII') : undefined)),
  },
  {
    id: 'privacy.redact-pii.eats-ordinary-words',
    describe: 'redacts words that name no person',
    breaks: ['privacy.redact-pii.other-text-stays'],
    ...rewrites((markdown) => markdown.replace(/invoice|pallets/g, '<PERSON>')),
  },
  {
    id: 'privacy.redact-pii.open',
    describe: 'takes members of redactPII that nobody knows',
    breaks: ['privacy.redact-pii.closed'],
    ...forgives((redaction) =>
      Object.keys(redaction).some((name) => !['entities', 'mode', 'replaceStyle'].includes(name)),
    ),
  },
  {
    id: 'privacy.entities.refuses-lists',
    describe: 'refuses a list of entities',
    breaks: ['privacy.entities.accepted'],
    ...refusesWhen((options) => 'entities' in (redactionOf(options) ?? {})),
  },
  {
    id: 'privacy.entities.any-type',
    describe: 'takes entities that are no list',
    breaks: ['privacy.entities.type'],
    ...forgives(({ entities }) => entities !== undefined && !Array.isArray(entities)),
  },
  {
    id: 'privacy.entities.any-name',
    describe: 'takes entities that nobody knows',
    breaks: ['privacy.entities.unknown'],
    ...forgives(({ entities }) => Array.isArray(entities) && !isListOf(entities, kinds)),
  },
  {
    id: 'privacy.entities.default-is-fewer',
    describe: 'redacts card numbers only when they are named',
    breaks: ['privacy.entities.default'],
    ...understands((redaction) =>
      'entities' in redaction ? undefined : { ...redaction, entities: kinds.filter((kind) => kind !== 'FINANCIAL') },
    ),
  },
  ...kinds.map((kind): Mutant => {
    const other = kind === 'PERSON' ? 'EMAIL' : 'PERSON';
    return {
      id: `privacy.entities.without-${kind.toLowerCase()}`,
      describe: `never redacts ${kind}`,
      breaks: [`privacy.entities.${kind.toLowerCase()}`],
      ...understands((redaction) => {
        const others = entitiesOf(redaction).filter((entity) => entity !== kind);
        return { ...redaction, entities: others.length > 0 ? others : [other] };
      }),
    };
  }),
  {
    id: 'privacy.entities.all-always',
    describe: 'redacts every kind, whatever is named',
    breaks: ['privacy.entities.only-named'],
    ...understands((redaction) => ({ ...redaction, entities: [...kinds] })),
  },
  ...(['accurate', 'aggressive', 'fast'] as const).map((mode): Mutant => ({
    id: `privacy.mode.refuses-${mode}`,
    describe: `refuses the mode ${mode}`,
    breaks: [`privacy.mode.${mode}`],
    ...refusesWhen((options) => redactionOf(options)?.['mode'] === mode),
  })),
  {
    id: 'privacy.mode.any',
    describe: 'takes any mode',
    breaks: ['privacy.mode.enum'],
    ...forgives(({ mode }) => mode !== undefined && !['accurate', 'aggressive', 'fast'].includes(mode as string)),
  },
  {
    id: 'privacy.mode.default-differs',
    describe: 'redacts e-mail addresses only when no mode is named',
    breaks: ['privacy.mode.default'],
    ...understands((redaction) => ('mode' in redaction ? undefined : { ...redaction, entities: ['EMAIL'] })),
  },
  {
    id: 'privacy.mode.aggressive-is-less',
    describe: 'leaves e-mail addresses in clear in mode aggressive',
    breaks: ['privacy.mode.aggressive-adds'],
    ...understands((redaction) =>
      redaction['mode'] === 'aggressive' ? { ...redaction, entities: ['PERSON'] } : undefined,
    ),
  },
  {
    id: 'privacy.mode.fast-is-blind',
    describe: 'finds names only in mode fast',
    breaks: ['privacy.mode.fast-patterned'],
    ...understands((redaction) => (redaction['mode'] === 'fast' ? { ...redaction, entities: ['PERSON'] } : undefined)),
  },
  {
    id: 'privacy.redact-pii.not-in-tables',
    describe: 'leaves tables as they are',
    breaks: ['privacy.redact-pii.every-place'],
    ...rewrites((markdown) =>
      editKind(markdown, 'table', (table) => table.replace(emailMark, 'office@plumbline.example')),
    ),
  },
  {
    id: 'privacy.redact-pii.not-in-headings',
    describe: 'leaves headings as they are',
    breaks: ['privacy.redact-pii.every-place'],
    ...rewrites((markdown) =>
      editKind(markdown, 'heading', (heading) => heading.replace(emailMark, 'desk@plumbline.example')),
    ),
  },
  {
    id: 'privacy.redact-pii.first-time-only',
    describe: 'redacts an address the first time it comes',
    breaks: ['privacy.redact-pii.every-place'],
    ...rewrites((markdown) => markdown.replace(/([\s\S]*)\\?<EMAIL\\?>/, '$1night.watch@plumbline.example')),
  },
  {
    id: 'privacy.replace-style.nameless-tag',
    describe: 'writes one marker for every kind',
    breaks: ['privacy.replace-style.tag'],
    ...rewrites((markdown) => markdown.replace(/<(?:PERSON|EMAIL|PHONE|LOCATION|FINANCIAL|SECRET)>/g, '<REDACTED>')),
  },
  {
    id: 'privacy.replace-style.mask-is-a-tag',
    describe: 'writes markers in the style mask',
    breaks: ['privacy.replace-style.mask'],
    ...understands((redaction) => (styleOf(redaction) === 'mask' ? { ...redaction, replaceStyle: 'tag' } : undefined)),
  },
  {
    id: 'privacy.replace-style.mask-keeps-a-letter',
    describe: 'leaves the first letter of what it masks',
    breaks: ['privacy.replace-style.mask-whole'],
    ...rewrites((markdown, redaction) =>
      styleOf(redaction) === 'mask' ? markdown.replace(/\\?\*((?:\\?\*){3,})/g, 'm$1') : markdown,
    ),
  },
  {
    id: 'privacy.replace-style.remove-leaves-a-mark',
    describe: 'writes asterisks in the style remove',
    breaks: ['privacy.replace-style.remove'],
    ...understands((redaction) =>
      styleOf(redaction) === 'remove' ? { ...redaction, replaceStyle: 'mask' } : undefined,
    ),
  },
  {
    id: 'privacy.replace-style.any',
    describe: 'takes any style',
    breaks: ['privacy.replace-style.enum'],
    ...forgives(
      ({ replaceStyle }) => replaceStyle !== undefined && !['tag', 'mask', 'remove'].includes(replaceStyle as string),
    ),
  },
  {
    id: 'privacy.replace-style.default-is-remove',
    describe: 'removes when no style is named',
    breaks: ['privacy.replace-style.default'],
    ...understands((redaction) => ('replaceStyle' in redaction ? undefined : { ...redaction, replaceStyle: 'remove' })),
  },
  {
    id: 'privacy.replace-style.remove-takes-more',
    describe: 'takes whole sentences out in the style remove',
    breaks: ['privacy.replace-style.same-places'],
    ...rewrites((markdown, redaction) =>
      styleOf(redaction) === 'remove' ? markdown.replace(/The invoice[^.]*\./, '') : markdown,
    ),
  },
];
