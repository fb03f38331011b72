/**
 * The fixture site as the checks of one target use it: the way is tried once, by asking the target to scrape a canary
 * page. When the canary does not arrive in the journal, every check that needs the site is `unverified`, and the
 * first of them tells what to do.
 * Made by the verbs, carried by the session, used by the check context.
 * Spec: none of its own; POST /scrape is the way.
 */
import { htmlAnswer } from '../site/resource.js';
import type { FixtureSite, Seen, ShownFolder, SiteFolder } from '../site/fixture-site.js';
import { shortJson } from './contract.js';
import type { Exchange, ReceivedResponse } from './exchange.js';
import { ConformanceFailure, Unverified } from './interruptions.js';
import { isSameAnswer, nowhere } from './same-answer.js';

/** Asks the target to scrape an address; `path` in the place of the operation's. */
export type Scrape = (url: string, path?: string) => Promise<Exchange>;

export interface SiteAccess {
  /** A new folder. @throws Unverified `fixture-unreachable` when the target does not come to the site */
  openFolder(checkId: string, scrape: Scrape): Promise<SiteFolder>;
  /** The folder that a check opened last, as it was; undefined when it opened none. */
  shown(checkId: string): ShownFolder | undefined;
}

/** `seen`: a lie of the self-test about what arrives from this target. */
export function createSiteAccess(site: FixtureSite, seen?: Seen): SiteAccess {
  const opened = new Map<string, SiteFolder>();
  let asked: { by: string; trouble: Promise<string | undefined> } | undefined;
  return {
    async openFolder(checkId, scrape) {
      asked ??= { by: checkId, trouble: canaryTrouble(site, scrape) };
      const trouble = await asked.trouble;
      if (trouble === undefined) {
        const folder = site.openFolder(checkId, seen);
        opened.set(checkId, folder);
        return folder;
      }
      throw new Unverified(
        'fixture-unreachable',
        asked.by === checkId
          ? trouble
          : `the target does not reach the fixture site; ${asked.by} tells why and what to do`,
      );
    },
    shown: (checkId) => opened.get(checkId)?.shown(),
  };
}

/** The folder of a check whose run may have no site. @throws Unverified */
export async function siteFolder(access: SiteAccess | undefined, checkId: string, scrape: Scrape): Promise<SiteFolder> {
  if (access) return access.openFolder(checkId, scrape);
  throw new Unverified('fixture-unreachable', 'this run has no fixture site');
}

async function canaryTrouble(site: FixtureSite, scrape: Scrape): Promise<string | undefined> {
  const folder = site.openFolder('canary');
  const url = folder.put(
    'canary',
    htmlAnswer('<!DOCTYPE html><title>Canary</title><main><p>The canary sings.</p></main>'),
  );
  let response = await answerTo(scrape, url);
  // A target that had no time is asked once more.
  if (folder.visits().length === 0 && (typeof response === 'string' || [408, 503, 504].includes(response.status)))
    response = await answerTo(scrape, url);
  if (folder.visits().length > 0) return undefined;
  const asked = `the target was asked to scrape ${url}; nothing arrived there, and it`;
  if (typeof response === 'string') return `${asked} did not answer (${response}). ${adviceFor(site)}`;
  // An operation that is not there tells nothing of the way; others may come to the site.
  if ([404, 405, 501].includes(response.status) && isSameAnswer(response, (await scrape(url, nowhere)).response))
    return undefined;
  const name = site.isAnnounced || response.status >= 500 ? undefined : await namedSite(site, folder, url, scrape);
  if (name !== undefined)
    return `the target does not take the form of ${url} (it answered ${response.status} with ${shortJson(response.json ?? response.text)}), and comes to ${name}. Run again with --public-url ${name} --site-port ${site.port}`;
  return `${asked} answered ${response.status} with ${shortJson(response.json ?? response.text)}. ${adviceFor(site)}`;
}

/** The answer to a scrape; in words where none came. */
async function answerTo(scrape: Scrape, url: string): Promise<ReceivedResponse | string> {
  try {
    return (await scrape(url)).response;
  } catch (error) {
    if (error instanceof ConformanceFailure && error.isUnanswered) return error.actual;
    throw error;
  }
}

/** The site under a name with a dot, which resolves to this machine wherever names below `localhost` do. */
async function namedSite(
  site: FixtureSite,
  folder: SiteFolder,
  url: string,
  scrape: Scrape,
): Promise<string | undefined> {
  const origin = `http://plumbline.localhost:${site.port}`;
  await scrape(url.replace(site.origin, origin));
  return folder.visits().length > 0 ? origin : undefined;
}

function adviceFor(site: FixtureSite): string {
  if (site.isAnnounced) {
    return `Let requests to ${site.origin} through to 127.0.0.1:${site.port} on this machine (--site-port fixes the port), paths unchanged, and let the target visit that host.`;
  }
  return `If the target runs on this machine, put 127.0.0.1:${site.port} on its list of private addresses that it may visit (for the reference: EGRESS_ALLOW=127.0.0.1:${site.port}; --site-port fixes the port). If it runs elsewhere, give the site a public address that leads to this port, by a tunnel or a proxy, and name it with --public-url.`;
}
