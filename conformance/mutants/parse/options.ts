/**
 * Mutants of single options of a parse: values taken that must be refused, values refused that must be taken,
 * and defaults that are others than the table's.
 * Spec: ParseOptions; AuditMetadata; Limits.
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import {
  addToMarkdown,
  answersData,
  optionsOf,
  readsOptions,
  refusesWhen,
  servesWrong,
  without,
} from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('base-64', 'base64');
const isText = (value: unknown): boolean => typeof value === 'string';

/** Drops one member when its value is of a kind that must be refused. */
function drops(name: string, isWrong: (value: unknown) => boolean): (options: JsonObject) => JsonObject | undefined {
  return (options) => (name in options && isWrong(options[name]) ? without(options, name) : undefined);
}

/** The four switches: a wrong type taken, each value refused. */
function switchMutants(member: string): Mutant[] {
  const topic = kebab(member);
  return [
    {
      id: `parse.${topic}.any-type`,
      describe: `takes a ${member} that is no boolean`,
      breaks: [`parse.${topic}.type`],
      ...servesWrong(drops(member, (value) => typeof value !== 'boolean')),
    },
    ...[true, false].map((value) => ({
      id: `parse.${topic}.refuses-${value}`,
      describe: `refuses ${member}: ${value}`,
      breaks: [`parse.${topic}.accepted`],
      ...refusesWhen((options) => options[member] === value),
    })),
  ];
}

/** Takes a wrong value of one member by leaving it out. */
function lenient(member: string, requirement: string, what: string, isWrong: (value: unknown) => boolean): Mutant {
  return {
    id: `${requirement}.lenient`,
    describe: `takes ${what}`,
    breaks: [requirement],
    ...servesWrong(drops(member, isWrong)),
  };
}

/** Refuses a lawful value. */
function strict(requirement: string, what: string, condition: (options: JsonObject) => boolean): Mutant {
  return { id: `${requirement}.strict`, describe: `refuses ${what}`, breaks: [requirement], ...refusesWhen(condition) };
}

const audit = (options: JsonObject): JsonObject => (isObject(options['auditMetadata']) ? options['auditMetadata'] : {});
const usernameLength = (value: unknown): number =>
  isObject(value) && typeof value['username'] === 'string' ? value['username'].length : 0;

export const parseOptionMutants: readonly Mutant[] = [
  ...['onlyMainContent', 'blockAds', 'removeBase64Images', 'skipTlsVerification'].flatMap(switchMutants),

  lenient('headers', 'parse.headers.type', 'headers that are no object', (value) => !isObject(value)),
  strict(
    'parse.headers.accepted',
    'headers',
    (options) => isObject(options['headers']) && Object.keys(options['headers']).length > 0,
  ),
  {
    id: 'parse.headers.default.differs',
    describe: 'answers otherwise where no headers are sent',
    breaks: ['parse.headers.default'],
    ...answersData((data, request) => {
      if (!('headers' in (optionsOf(request) ?? {}))) addToMarkdown(data, 'Nobody sent headers');
    }),
  },
  lenient(
    'proxy',
    'parse.proxy.enum',
    'a proxy kind that does not exist',
    (value) => value !== 'basic' && value !== 'auto',
  ),
  strict('parse.proxy.basic', 'the proxy basic', (options) => options['proxy'] === 'basic'),
  strict('parse.proxy.auto', 'the proxy auto', (options) => options['proxy'] === 'auto'),
  lenient('origin', 'parse.origin.type', 'an origin that is no text', (value) => !isText(value)),
  strict('parse.origin.accepted', 'an origin', (options) => options['origin'] === 'conformance'),
  {
    id: 'parse.origin.in-the-answer',
    describe: 'writes the origin into the Markdown',
    breaks: ['parse.origin.accepted'],
    ...answersData((data, request) => {
      const origin = optionsOf(request)?.['origin'];
      if (typeof origin === 'string') addToMarkdown(data, `Requested by ${origin}`);
    }),
  },
  lenient(
    'integration',
    'parse.integration.type',
    'an integration that is neither text nor null',
    (value) => value !== null && !isText(value),
  ),
  strict('parse.integration.string', 'an integration', (options) => isText(options['integration'])),
  strict('parse.integration.null', 'an integration that is null', (options) => options['integration'] === null),

  lenient('auditMetadata', 'parse.audit-metadata.type', 'auditMetadata that is no object', (value) => !isObject(value)),
  lenient(
    'auditMetadata',
    'parse.audit-metadata.username-required',
    'auditMetadata without username',
    (value) => isObject(value) && !('username' in value),
  ),
  lenient(
    'auditMetadata',
    'parse.audit-metadata.username-type',
    'a username that is no text',
    (value) => isObject(value) && 'username' in value && !isText(value['username']),
  ),
  lenient(
    'auditMetadata',
    'parse.audit-metadata.username-above-maximum',
    'a username that is too long',
    (value) => usernameLength(value) > 1024,
  ),
  lenient(
    'auditMetadata',
    'parse.audit-metadata.closed',
    'auditMetadata with another member',
    (value) => isObject(value) && Object.keys(value).some((name) => name !== 'username'),
  ),
  strict('parse.audit-metadata.accepted', 'auditMetadata', (options) => 'auditMetadata' in options),
  strict(
    'parse.audit-metadata.username-maximum',
    'a username of 1024 characters',
    (options) => usernameLength(audit(options)) === 1024,
  ),
  {
    id: 'parse.audit-metadata.username-maximum.in-bytes',
    describe: 'counts the bytes of a username for its characters',
    breaks: ['parse.audit-metadata.username-maximum'],
    ...refusesWhen(({ auditMetadata: audited }) => {
      const username = isObject(audited) ? audited['username'] : undefined;
      return typeof username === 'string' && username.length <= 1024 && Buffer.byteLength(username) > 1024;
    }),
  },

  {
    id: 'parse.block-ads.default-off',
    describe: 'treats an absent blockAds as false',
    breaks: ['parse.block-ads.default'],
    ...answersData((data, request) => {
      if (optionsOf(request)?.['blockAds'] !== true) addToMarkdown(data, 'Advertisement');
    }),
  },
  {
    id: 'parse.only-main-content.default-off',
    describe: 'treats an absent onlyMainContent as false',
    breaks: ['parse.only-main-content.default'],
    ...readsOptions((options) => ('onlyMainContent' in options ? undefined : { ...options, onlyMainContent: false })),
  },
  {
    id: 'parse.only-main-content.without-options',
    describe: 'keeps frames where a file comes without options',
    breaks: ['parse.only-main-content.default'],
    ...readsOptions((_, { parts }) =>
      parts?.some(({ name }) => name === 'options') ? undefined : { onlyMainContent: false },
    ),
  },
  {
    id: 'parse.remove-base64-images.default-off',
    describe: 'treats an absent removeBase64Images as false',
    breaks: ['parse.remove-base64-images.default'],
    ...readsOptions((options) =>
      'removeBase64Images' in options ? undefined : { ...options, removeBase64Images: false },
    ),
  },
];
