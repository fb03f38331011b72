/**
 * The instrumented fixture site: one server on 127.0.0.1 whose pages are put there by checks, each check in a folder
 * of its own below `/run/<nonce>/`, and a journal of every request. Addresses differ from run to run and from check to
 * check, so that no cache and no neighbour can decide a verdict.
 * Started by the verbs, reached by the target on loopback or under the address that --public-url announces.
 * Spec: none of its own; DESIGN, the suite's rules (one fixture plane).
 */
import { randomBytes } from 'node:crypto';
import type * as http from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Resource, SiteAnswer } from './resource.js';
import { robotsTxt } from './robots.js';
import { originsOf } from './site-names.js';
import type { SiteName } from './site-names.js';
import { listenForBoth } from './two-protocols.js';
import type { Visit } from './visit.js';

/** A folder of the site as it was: enough to serve it again at the same addresses. */
export interface ShownFolder {
  readonly port: number;
  /** Of --public-url, where the target was told another address. */
  readonly publicUrl?: string;
  /** Path of the folder on the site, from and to a slash. */
  readonly path: string;
  readonly answers: readonly {
    readonly path: string;
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly bodyBase64: string;
  }[];
}

/** A part of the site that one check uses alone. */
export interface SiteFolder {
  /** Puts a resource at a path (no leading slash, no query) and returns the address the target is given. */
  put(path: string, resource: Resource): string;
  /** The address of a path, whether something stands there or not. */
  url(path: string): string;
  /** The same under another name of the site; undefined where it has no such name. */
  urlUnder(name: SiteName, path: string): string | undefined;
  /** Connections by https that were broken off before they were asked anything, whoever they were meant for. */
  mistrusted(): number;
  /** Names paths in the `/sitemap.xml` of the site, which `/robots.txt` names. */
  listInSitemap(...paths: readonly string[]): void;
  /** All that stands there, as it was last answered, to be served again after the run. */
  shown(): ShownFolder;
  /** Requests for one path, or for any path of the folder, in order of arrival. */
  visits(path?: string): readonly Visit[];
}

export interface FixtureSite {
  /** The port it listens on, on 127.0.0.1. */
  readonly port: number;
  /** What addresses begin with: scheme, host and port, and the path of --public-url if it has one. */
  readonly origin: string;
  /** True when the target is told another address than the one listened on. */
  readonly isAnnounced: boolean;
  /** A new, empty folder; the name only makes addresses readable. */
  openFolder(name: string, seen?: Seen): SiteFolder;
  close(): Promise<void>;
}

/**
 * Which visits the journal records for one request that arrived: normally that request alone. The self-test returns
 * another list to imitate a server that fetches or delivers something else; with an empty list the journal records nothing.
 */
export type Seen = (arrival: Visit) => readonly Visit[];

export interface FixtureSiteSettings {
  /** 0 or absent: any free port. */
  readonly port?: number | undefined;
  /** The address under which the target reaches the site, where that is not loopback. */
  readonly publicUrl?: string | undefined;
}

interface Folder {
  readonly resources: Map<string, Resource>;
  readonly visits: Visit[];
  readonly seen: Seen;
  /** What was last answered at a path. */
  readonly given: Map<string, SiteAnswer>;
}

/** The journal keeps so much of a body and drops the rest. */
const longestBodyBytes = 20_000_000;

/** @throws Error with code EADDRINUSE when the given port is taken */
export async function startFixtureSite(settings: FixtureSiteSettings = {}): Promise<FixtureSite> {
  const nonce = randomBytes(6).toString('hex');
  const folders = new Map<string, Folder>();
  const sitemap: string[] = [];
  let opened = 0;
  const server = await listenForBoth(settings.port ?? 0, (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    let keptBytes = 0;
    incoming.on('data', (piece: Buffer) => {
      const kept = piece.subarray(0, longestBodyBytes - keptBytes);
      keptBytes += kept.length;
      pieces.push(kept);
    });
    const atMs = Date.now();
    incoming.on('end', () => {
      const told = aboutTheSite(incoming.url ?? '', origin, sitemap);
      if (told) send(outgoing, told, incoming.method);
      else answer(folders, nonce, { incoming, atMs, body: Buffer.concat(pieces) }, outgoing);
    });
  });
  const { port } = server;
  const origin = settings.publicUrl?.replace(/\/+$/, '') ?? `http://127.0.0.1:${port}`;
  const origins = originsOf(origin, port);
  return {
    port,
    origin,
    isAnnounced: settings.publicUrl !== undefined,
    openFolder(name, seen = (arrival) => [arrival]) {
      opened += 1;
      const folderName = `${opened}-${name.replace(/[^a-z0-9-]+/gi, '-')}`;
      const folder: Folder = { resources: new Map(), visits: [], seen, given: new Map() };
      folders.set(folderName, folder);
      const below = `/run/${nonce}/${folderName}/`;
      const url = (path: string): string => `${origin}${below}${path}`;
      return {
        url,
        urlUnder: (name, path) => {
          const start = origins[name];
          return start === undefined ? undefined : `${start}${below}${path}`;
        },
        mistrusted: () => server.mistrusted(),
        listInSitemap: (...paths) => void sitemap.push(...paths.map(url)),
        put(path, resource) {
          folder.resources.set(path, resource);
          return url(path);
        },
        shown: () => ({
          port,
          ...(settings.publicUrl !== undefined && { publicUrl: origin }),
          path: below,
          answers: [...folder.resources].flatMap(([path, resource]) => {
            const answer = folder.given.get(path) ?? (typeof resource === 'function' ? undefined : resource);
            return answer ? [shownAnswer(path, answer)] : [];
          }),
        }),
        visits: (path) => folder.visits.filter((visit) => path === undefined || visit.path === path),
      };
    },
    close: () => server.close(),
  };
}

/** What a site says of itself before it is visited. */
function aboutTheSite(path: string, origin: string, sitemap: readonly string[]): SiteAnswer | undefined {
  if (path === '/robots.txt')
    return {
      headers: { 'content-type': 'text/plain' },
      body: robotsTxt(origin),
    };
  if (path !== '/sitemap.xml') return undefined;
  const entries = sitemap.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`).join('\n');
  return {
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`,
  };
}

interface Arrival {
  readonly incoming: http.IncomingMessage;
  /** When its head had arrived. */
  readonly atMs: number;
  readonly body: Buffer;
}

function answer(
  folders: ReadonlyMap<string, Folder>,
  nonce: string,
  { incoming, atMs, body }: Arrival,
  outgoing: http.ServerResponse,
): void {
  // A public address may add a path of its own in front.
  const [, folderName = '', path = '', query = ''] =
    new RegExp(`/run/${nonce}/([^/?]+)/([^?]*)\\??(.*)$`).exec(incoming.url ?? '') ?? [];
  const folder = folders.get(folderName);
  if (!folder) {
    send(outgoing, notFound, incoming.method);
    return;
  }
  const arrival: Visit = {
    atMs,
    scheme: (incoming.socket as TLSSocket).encrypted ? 'https' : 'http',
    method: incoming.method ?? 'GET',
    path,
    query,
    headers: joined(incoming.rawHeaders),
    remoteAddress: incoming.socket.remoteAddress ?? '',
    number: visitsOf(folder, path).length + 1,
    body,
  };
  // The sender gets the answer to the first recorded visit; when none was recorded, it is answered without a record.
  const answers = folder.seen(arrival).map((visit) => arrivesAt(folder, visit));
  const given = answers[0] ?? resourceAt(folder, arrival);
  folder.given.set(path, given);
  if (given.delayMs === undefined) {
    send(outgoing, given, incoming.method);
    return;
  }
  const timer = setTimeout(() => send(outgoing, given, incoming.method), given.delayMs);
  outgoing.once('close', () => clearTimeout(timer));
}

function shownAnswer(path: string, { status = 200, headers = {}, body }: SiteAnswer): ShownFolder['answers'][number] {
  return { path, status, headers, bodyBase64: Buffer.from(body).toString('base64') };
}

function visitsOf({ visits }: Folder, path: string): readonly Visit[] {
  return visits.filter((visit) => visit.path === path);
}

/** Writes it into the journal and gives what stands there for it. */
function arrivesAt(folder: Folder, seen: Visit): SiteAnswer {
  const visit = { ...seen, number: visitsOf(folder, seen.path).length + 1 };
  folder.visits.push(visit);
  return resourceAt(folder, visit);
}

function resourceAt({ resources }: Folder, visit: Visit): SiteAnswer {
  const resource = resources.get(visit.path) ?? notFound;
  return typeof resource === 'function' ? resource(visit) : resource;
}

const notFound: SiteAnswer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Nothing stands here.\n' };

function send(outgoing: http.ServerResponse, given: SiteAnswer, method: string | undefined): void {
  if (given.drops) {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(given.body);
  outgoing.writeHead(given.status ?? 200, {
    'cache-control': 'no-store',
    ...given.headers,
    'content-length': body.length,
  });
  outgoing.end(method === 'HEAD' ? undefined : body);
}

function joined(rawHeaders: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase();
    headers[name] =
      headers[name] === undefined ? rawHeaders[index + 1]! : `${headers[name]}, ${rawHeaders[index + 1]!}`;
  }
  return headers;
}
