// The rules the contract keeps beyond OpenAPI, each proved by breaking it.
// Spec: the rule of x-basis and x-chosen at the head of spec/openapi.yaml.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBreaches } from './contract-rules.js';
import { readDocument, type ContractDocument, type JsonObject } from './document.js';
import { findBrokenExamples } from './examples.js';
import { listOperations } from './operations.js';

type Anything = { [key: string]: Anything };

let contract: ContractDocument;
beforeAll(async () => {
  contract = await readDocument(join(import.meta.dirname, '..', '..', 'spec'));
});

const breachesAfter = (change: (document: Anything) => void): string[] => {
  const document = structuredClone(contract);
  change(document as unknown as Anything);
  return [...findBreaches(document), ...findBrokenExamples(document, listOperations(document))];
};

describe('the contract', () => {
  it('keeps every rule as it stands', () => {
    expect(breachesAfter(() => {})).toEqual([]);
  });

  it('must say of every component what its basis is', () => {
    expect(breachesAfter((document) => delete document['components']!['schemas']!['Metadata']!['x-basis'])).toEqual([
      'components.schemas.Metadata has no x-basis',
    ]);
  });

  it('must say of every operation what its basis is', () => {
    expect(() => breachesAfter((document) => delete document['paths']!['/parse']!['post']!['x-basis'])).toThrow(
      'parseFile has no x-basis',
    );
  });

  it('may call chosen only what is there', () => {
    const breaches = breachesAfter((document) => {
      (document['components']!['schemas']!['WriteAction'] as unknown as JsonObject)['x-chosen'] = ['required/words'];
    });
    expect(breaches).toEqual(['WriteAction: x-chosen names required/words, which is not there']);
  });

  it('must describe every member', () => {
    expect(
      breachesAfter(
        (document) =>
          delete document['components']!['schemas']!['ParseOptions']!['properties']!['timeout']!['description'],
      ),
    ).toEqual(['ParseOptions/properties/timeout has no description']);
  });

  it('must have an example of every body', () => {
    expect(breachesAfter((document) => delete document['components']!['schemas']!['MapResponse']!['examples'])).toEqual(
      ['#/components/schemas/MapResponse has no examples'],
    );
  });

  it('must have examples that fit their schemas', () => {
    const [breach] = breachesAfter((document) => {
      (document['components']!['schemas']!['PdfParser'] as unknown as JsonObject)['examples'] = [
        { type: 'pdf', maxPages: 0 },
      ];
    });
    expect(breach).toMatch(/^the example at PdfParser\/examples\/0 does not fit: .*maxPages must be >= 1/);
  });

  it('must keep the tags of operations and webhooks apart, and list them all', () => {
    expect(
      breachesAfter((document) => {
        (document['webhooks']!['crawl.page']!['post'] as unknown as JsonObject)['tags'] = ['crawl'];
        (document['paths']!['/map']!['post'] as unknown as JsonObject)['tags'] = ['atlas'];
      }),
    ).toEqual(['the tag crawl names both an operation and a webhook', 'the tag atlas is not in the list of tags']);
  });

  it('must have a webhook for every event an operation names', () => {
    expect(breachesAfter((document) => delete document['webhooks']!['crawl.page'])).toEqual([
      'an operation names the event crawl.page, which webhooks lacks',
    ]);
  });
});
