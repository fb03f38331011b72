/**
 * Mutants of browser actions and their results.
 * Spec: Scrape options, Actions; Document data, the `actions` object.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';
import {
  answersActions,
  answersScrape,
  breaking,
  listIn,
  objectsIn,
  readsActions,
  readsScrape,
  refusesScrape,
  taken,
  waves,
  withoutMember,
} from '../../lies/scrape-lies.js';

const types = ['wait', 'click', 'write', 'press', 'scroll', 'screenshot', 'scrape', 'executeJavascript', 'pdf'];

const waitedMs = (body: JsonObject): number =>
  objectsIn(body, 'actions').reduce(
    (sum, action) => sum + Number(action['milliseconds'] ?? 0),
    Number(body['waitFor'] ?? 0),
  );

/** Actions of one type are read in another way; null passes them over. */
function reads(type: string, change: (action: JsonObject) => JsonObject | null): Lie {
  return readsActions((actions) =>
    actions.map((action) => (action['type'] === type ? change(action) : action)).filter((action) => action !== null),
  );
}

/** Each script is run twice, as one that runs it for its effect and again for its value. */
function runsScriptsTwice(): Lie {
  const twice = readsActions((actions) =>
    actions.flatMap((action) => (action['type'] === 'executeJavascript' ? [action, action] : [action])),
  );
  const once = answersActions((results) => {
    results['javascriptReturns'] = results['javascriptReturns']?.filter((_, index) => index % 2 === 1) ?? [];
  });
  return { ...twice, ...once };
}

function skips(
  requirement: string,
  type: string,
  describe: string,
  condition: (action: JsonObject) => boolean = () => true,
): Mutant {
  return breaking(
    requirement,
    'skipped',
    describe,
    reads(type, (action) => (condition(action) ? null : action)),
  );
}

function loses(requirement: string, type: string, member: string): Mutant {
  return breaking(
    requirement,
    'ignored',
    `ignores ${member} of ${type}`,
    reads(type, (action) => withoutMember(action, member)),
  );
}

/** An action with a member of a wrong kind is taken. */
function loose(requirement: string, type: string, what: string, isWrong: (action: JsonObject) => boolean): Mutant {
  return taken(requirement, what, (body) =>
    objectsIn(body, 'actions').some((action) => action['type'] === type && isWrong(action)),
  );
}

const isNot = (type: string, name: string) => (action: JsonObject) => name in action && typeof action[name] !== type;
const viewportOf = (action: JsonObject): JsonObject => (isObject(action['viewport']) ? action['viewport'] : {});

function spoils(requirement: string, describe: string, change: (results: Record<string, unknown[]>) => void): Mutant {
  return breaking(requirement, 'spoilt', describe, answersActions(change));
}

const returnsOf = (results: Record<string, unknown[]>): JsonObject[] =>
  (results['javascriptReturns'] ?? []).filter(isObject);

export const actionMutants: readonly Mutant[] = [
  breaking(
    'actions.list.accepted',
    'refused',
    'refuses actions',
    refusesScrape((body) => 'actions' in body),
  ),
  taken(
    'actions.list.type',
    'actions of any type',
    (body) => 'actions' in body && (!Array.isArray(body['actions']) || !body['actions'].every(isObject)),
  ),
  breaking(
    'actions.list.sequential',
    'backwards',
    'runs the actions backwards',
    readsActions((actions) => [...actions].reverse()),
  ),
  breaking(
    'actions.list.not-for-pdf',
    'taken',
    'passes over actions on a PDF',
    waves((body) => 'actions' in body && /article(\.pdf)?$/.test(String(body['url']))),
  ),
  breaking(
    'actions.list.maximum',
    'refused',
    'refuses 50 actions',
    refusesScrape((body) => listIn(body, 'actions').length === 50),
  ),
  breaking(
    'actions.list.above-maximum',
    'cut',
    'runs the first 50 of more actions',
    readsActions((actions) => actions.slice(0, 50)),
  ),
  breaking(
    'actions.list.waiting-together',
    'refused',
    'refuses waits of 60 seconds together',
    refusesScrape((body) => waitedMs(body) === 60_000),
  ),
  breaking(
    'actions.list.waiting-above-maximum',
    'cut',
    'cuts waits that are too long together',
    readsScrape((body) =>
      waitedMs(body) > 60_000
        ? { ...withoutMember(body, 'waitFor'), actions: [{ type: 'wait', milliseconds: 100 }] }
        : undefined,
    ),
  ),
  breaking(
    'actions.list.unknown-type',
    'skipped',
    'passes over actions of unknown types',
    readsActions((actions) => actions.filter((action) => types.includes(String(action['type'])))),
  ),
  skips('actions.wait.milliseconds', 'wait', 'does not wait', (action) => 'milliseconds' in action),
  loose('actions.wait.milliseconds-type', 'wait', 'milliseconds of any type', isNot('number', 'milliseconds')),
  skips('actions.wait.selector', 'wait', 'does not wait for elements', (action) => 'selector' in action),
  breaking(
    'actions.wait.selector-timeout',
    'early',
    'gives up on an element after a second',
    reads('wait', (action) => ('selector' in action ? { type: 'wait', milliseconds: 1000 } : action)),
  ),
  breaking(
    'actions.click.selector',
    'first',
    'clicks the first button whatever was named',
    reads('click', (action) => ({ ...action, selector: 'button' })),
  ),
  breaking(
    'actions.click.selector',
    'twice',
    'clicks twice',
    readsActions((actions) => actions.flatMap((action) => (action['type'] === 'click' ? [action, action] : [action]))),
  ),
  loose('actions.click.selector-required', 'click', 'a click without selector', (action) => !('selector' in action)),
  loses('actions.click.all', 'click', 'all'),
  breaking(
    'actions.click.all-default',
    'all',
    'clicks every match always',
    reads('click', (action) => ({ ...action, all: true })),
  ),
  skips('actions.write.text', 'write', 'does not write'),
  breaking(
    'actions.write.text',
    'small-letters',
    'writes in small letters',
    reads('write', (action) => ({ ...action, text: String(action['text']).toLowerCase() })),
  ),
  breaking(
    'actions.write.text',
    'twice',
    'writes everything twice',
    reads('write', (action) => ({ ...action, text: `${String(action['text'])}${String(action['text'])}` })),
  ),
  breaking(
    'actions.list.maximum',
    'no-fiftieth',
    'runs 49 of 50 actions',
    readsActions((actions) => (actions.length === 50 ? actions.slice(0, 49) : actions)),
  ),
  skips('actions.write.focus', 'click', 'writes where it likes', (action) => action['selector'] === '#other'),
  breaking(
    'actions.press.key',
    'escape',
    'presses Escape whatever was named',
    reads('press', (action) => ({ ...action, key: 'Escape' })),
  ),
  skips('actions.press.enter', 'press', 'does not know Enter', (action) => action['key'] === 'Enter'),
  skips('actions.press.tab', 'press', 'does not know Tab', (action) => action['key'] === 'Tab'),
  skips('actions.press.escape', 'press', 'does not know Escape', (action) => action['key'] === 'Escape'),
  breaking(
    'actions.scroll.direction',
    'down',
    'scrolls down always',
    reads('scroll', (action) => withoutMember(action, 'direction')),
  ),
  loose(
    'actions.scroll.direction-unknown',
    'scroll',
    'any direction',
    ({ direction }) => direction !== undefined && direction !== 'up' && direction !== 'down',
  ),
  breaking(
    'actions.scroll.direction-default',
    'up',
    'scrolls up by default',
    reads('scroll', (action) => ({ direction: 'up', ...action })),
  ),
  breaking(
    'actions.scroll.page',
    'element',
    'scrolls some element of its choice',
    reads('scroll', (action) => ({ selector: '#pane', ...action })),
  ),
  breaking(
    'actions.scroll.element-direction',
    'down',
    'scrolls elements down always',
    reads('scroll', (action) => ('selector' in action ? withoutMember(action, 'direction') : action)),
  ),
  loses('actions.scroll.element', 'scroll', 'selector'),
  spoils('actions.screenshot.result', 'loses the last screenshot', (results) => void results['screenshots']?.pop()),
  loses('actions.screenshot.full-page', 'screenshot', 'fullPage'),
  breaking(
    'actions.screenshot.full-page-default',
    'whole',
    'takes a picture of the whole page unasked',
    reads('screenshot', (action) => ({ fullPage: true, ...action })),
  ),
  breaking(
    'actions.screenshot.quality',
    'refused',
    'refuses a quality',
    refusesScrape((body) => objectsIn(body, 'actions').some((action) => 'quality' in action)),
  ),
  loose('actions.list.setting-types', 'screenshot', 'a quality of any type', isNot('number', 'quality')),
  loses('actions.screenshot.viewport', 'screenshot', 'viewport'),
  loose(
    'actions.screenshot.viewport-maximum',
    'screenshot',
    'a viewport of any size',
    (action) => Number(viewportOf(action)['width']) > 7680 || Number(viewportOf(action)['height']) > 4320,
  ),
  spoils('actions.scrape.result', 'answers scrapes without their address', (results) => {
    for (const item of (results['scrapes'] ?? []).filter(isObject)) delete item['url'];
  }),
  breaking(
    'actions.scrape.address',
    'start',
    'tells the address of the first page in every scrape of an action',
    answersScrape(({ actions }, { url }) => {
      if (isObject(actions)) for (const item of objectsIn(actions, 'scrapes')) item['url'] = url;
    }),
  ),
  breaking(
    'actions.scrape.address',
    'of-the-first',
    'tells the address of its first scrape in every other one',
    answersScrape(({ actions }) => {
      if (!isObject(actions)) return;
      const [first, ...others] = objectsIn(actions, 'scrapes');
      for (const item of others) item['url'] = first?.['url'];
    }),
  ),
  breaking(
    'actions.scrape.at-that-point',
    'at-the-end',
    'captures the page when all actions are done',
    readsActions((actions) => [
      ...actions.filter((action) => action['type'] !== 'scrape'),
      ...actions.filter((action) => action['type'] === 'scrape'),
    ]),
  ),
  breaking(
    'actions.scrape.whole-page',
    'cleaned',
    'cleans what a scrape action captures',
    answersActions(({ scrapes = [] }) => {
      for (const item of scrapes.filter(isObject))
        item['html'] = String(item['html']).replace(/<(script|style|head)\b[^]*?<\/\1>/g, '');
    }),
  ),
  breaking(
    'actions.execute-javascript.result',
    'not-run',
    'does not run scripts',
    reads('executeJavascript', (action) => ({ ...action, script: 'return 1' })),
  ),
  breaking(
    'actions.execute-javascript.once',
    'twice',
    'runs each script twice and answers the second value',
    runsScriptsTwice(),
  ),
  spoils('actions.execute-javascript.return-type', 'leaves the type of a value out', (results) => {
    for (const item of returnsOf(results)) delete item['type'];
  }),
  spoils('actions.execute-javascript.return-value', 'answers values as text', (results) => {
    for (const item of returnsOf(results)) item['value'] = JSON.stringify(item['value']);
  }),
  spoils(
    'actions.pdf.result',
    'answers no PDF',
    (results) => void (results['pdfs'] = (results['pdfs'] ?? []).map(() => '')),
  ),
  loses('actions.pdf.format', 'pdf', 'format'),
  loose('actions.pdf.format-unknown', 'pdf', 'any format', ({ format }) => format === 'B5' || format === 4),
  breaking(
    'actions.pdf.format-default',
    'a4',
    'prints on A4 by default',
    reads('pdf', (action) => ({ format: 'A4', ...action })),
  ),
  loses('actions.pdf.landscape', 'pdf', 'landscape'),
  breaking(
    'actions.pdf.scale',
    'refused',
    'refuses a scale',
    refusesScrape((body) => objectsIn(body, 'actions').some((action) => 'scale' in action)),
  ),
  loses('actions.pdf.scale-effect', 'pdf', 'scale'),
  spoils('actions.results.order', 'answers the last result first', (results) => {
    for (const list of Object.values(results)) list.reverse();
  }),
  breaking(
    'actions.results.order',
    'pictures',
    'answers the last picture first',
    answersActions(({ screenshots }) => screenshots?.reverse()),
  ),
];
