// The browser probes of containment: every door known by which a page reaches a private address. A canary listens on the
// loopback addresses (TCP, both families, and UDP) and must not hear a thing.
import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfter } from '../base/deadline.js';
import { isServiceError } from '../base/errors.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { Page, TestSite } from '../fetch/testing/test-site.js';
import { startCanary } from '../security/testing/canary.js';
import type { Canary } from '../security/testing/canary.js';
import { requireWebUrl } from '../security/egress-guard.js';
import { startBrowser, visitOf } from './testing/start-browser.js';
import type { BrowserOfTest } from './testing/start-browser.js';

let canary: Canary;
let udp: Socket;
let datagrams = 0;
let site: TestSite;
let chromium: BrowserOfTest;
let lookups = 0;

const html = (body: string): string => `<!doctype html><html><body>${body}<p>the page itself</p></body></html>`;
const target = (): string => `http://127.0.0.1:${canary.port}`;
const live =
  (body: () => string): Page =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html(body()));
const redirect =
  (location: () => string): Page =>
  (_request, response) =>
    response.writeHead(302, { location: location(), 'access-control-allow-origin': '*' }).end();
const script = (text: () => string): Page => live(() => `<script>${text()}</script>`);
/** Runs something that may not exist in this browser; what it throws is no matter. */
const attempt = (text: () => string): Page => script(() => `try { ${text()} } catch {}`);

/** Pages of a site that may be visited, each of which tries one door. */
const doors: Record<string, Page> = {
  '/redirect': redirect(() => `${target()}/`),
  '/redirect-twice': redirect(() => '/redirect'),
  '/image': live(() => `<img src="${target()}/i"><picture><source srcset="${target()}/s"><img></picture>`),
  '/frame': live(() => `<iframe src="${target()}/"></iframe>`),
  '/script': live(() => `<script src="${target()}/s.js"></script>`),
  '/style': live(
    () =>
      `<link rel=stylesheet href="${target()}/c.css"><style>@import "${target()}/d.css";p{background:url(${target()}/b)}@font-face{font-family:f;src:url(${target()}/f)}p{font-family:f}</style>`,
  ),
  '/object': live(
    () =>
      `<object data="${target()}/o"></object><embed src="${target()}/e"><video src="${target()}/v" autoplay></video><audio src="${target()}/a" autoplay></audio>`,
  ),
  '/fetch': attempt(() => `fetch("${target()}/f", { mode: "no-cors" })`),
  '/request': attempt(() => `const x = new XMLHttpRequest(); x.open("POST", "${target()}/x"); x.send("body")`),
  '/beacon': attempt(() => `navigator.sendBeacon("${target()}/b", "body")`),
  '/events': attempt(() => `new EventSource("${target()}/e")`),
  '/fetch-redirect': attempt(() => `fetch("/redirect", { mode: "no-cors" }); new Image().src = "/redirect-twice"`),
  '/websocket': attempt(
    () => `new WebSocket("ws://127.0.0.1:${canary.port}/"); new WebSocket("ws://localhost:${canary.port}/")`,
  ),
  '/secure-websocket': attempt(() => `new WebSocket("wss://127.0.0.1:${canary.port}/")`),
  '/hints': live(
    () =>
      `<link rel=preconnect href="${target()}"><link rel=dns-prefetch href="${target()}"><link rel=prefetch href="${target()}/p"><link rel=preload as=fetch href="${target()}/q"><link rel=modulepreload href="${target()}/m.js"><link rel=prerender href="${target()}/r"><link rel=icon href="${target()}/icon">`,
  ),
  '/speculation': live(
    () =>
      `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${target()}/1"]}],"prerender":[{"source":"list","urls":["${target()}/2","/redirect"]}]}</script>`,
  ),
  '/worker': attempt(() => `new Worker(URL.createObjectURL(new Blob(['fetch("${target()}/w",{mode:"no-cors"})'])))`),
  '/shared-worker': attempt(
    () => `new SharedWorker(URL.createObjectURL(new Blob(['fetch("${target()}/w",{mode:"no-cors"})'])))`,
  ),
  '/stun': attempt(
    () =>
      `const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${canary.port}" }] }); c.createDataChannel("d"); c.createOffer().then((o) => c.setLocalDescription(o))`,
  ),
  '/turn': attempt(
    () =>
      `const c = new RTCPeerConnection({ iceTransportPolicy: "relay", iceServers: [{ urls: "turn:127.0.0.1:${canary.port}?transport=tcp", username: "u", credential: "c" }] }); c.createDataChannel("d"); c.createOffer().then((o) => c.setLocalDescription(o))`,
  ),
  '/form': live(
    () => `<form id=f method=post action="${target()}/form"><input name=a value=b></form><script>f.submit()</script>`,
  ),
  '/window': attempt(
    () =>
      `open("${target()}/w"); const a = document.createElement("a"); a.href = "${target()}/a"; a.target = "_blank"; document.body.append(a); a.click()`,
  ),
  '/refresh': live(() => `<meta http-equiv=refresh content="0; url=${target()}/">`),
  '/location': attempt(() => `location.href = "${target()}/"`),
  '/download': attempt(
    () =>
      `const a = document.createElement("a"); a.href = "${target()}/d"; a.download = "d"; document.body.append(a); a.click()`,
  ),
  '/service-worker': attempt(() => `navigator.serviceWorker?.register("/worker.js")`),
  '/worker.js': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`fetch("${target()}/sw",{mode:"no-cors"})`),
  '/transport': attempt(() => `new WebTransport("https://127.0.0.1:${canary.port}/")`),
  '/local-file': live(
    () =>
      `<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd"><script>fetch("file:///etc/passwd")</script>`,
  ),
  '/names': live(
    () =>
      `<img src="http://loopback.test:${canary.port}/"><img src="http://rebinding.test:${canary.port}/1"><img src="http://rebinding.test:${canary.port}/2"><img src="http://a.localhost:${canary.port}/"><img src="http://[::1]:${canary.port}/"><img src="http://2130706433:${canary.port}/">`,
  ),
};

beforeAll(async () => {
  canary = await startCanary();
  udp = createSocket('udp4').on('message', () => datagrams++);
  await new Promise<void>((resolve) => udp.bind(canary.port, '127.0.0.1', resolve));
  site = await startTestSite(doors);
  chromium = await startBrowser(`127.0.0.1:${site.port}`, {
    resolve: async (name) => (name === 'rebinding.test' && lookups++ % 2 === 1 ? ['93.184.216.34'] : ['127.0.0.1']),
  });
});
afterAll(async () => {
  await chromium.close();
  await site.close();
  await canary.close();
  await new Promise<void>((resolve) => udp.close(() => resolve()));
});

/** What became of a visit, with time for the page to try its door. */
async function outcome(url: URL): Promise<string> {
  const deadline = deadlineAfter(100_000, () => performance.now());
  const request = visitOf(url.href, { waitForMs: 400 });
  try {
    const visited = await chromium.browser.visit(request, deadline, new AbortController().signal);
    return visited.kind === 'page' ? visited.html : visited.kind;
  } catch (error) {
    return isServiceError(error) ? error.code : String(error);
  }
}

describe('containment of the browser', () => {
  it.each(Object.keys(doors).filter((path) => path !== '/worker.js'))('makes no connection by %s', async (path) => {
    const seen = await outcome(new URL(path, site.origin));
    expect(canary.connections()).toBe(0);
    expect(datagrams).toBe(0);
    expect(seen).not.toContain('canary');
    expect(seen).not.toContain('root:');
    // The page was really there and tried: else the silence of the canary would mean nothing.
    expect(site.journal.some(({ url }) => url === path)).toBe(true);
  });

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://0.0.0.0',
    'http://[::ffff:127.0.0.1]',
    'http://2130706433',
    'http://a.localhost',
    'http://loopback.test',
    'https://127.0.0.1',
    'https://loopback.test',
  ])('makes no connection to %s', async (origin) => {
    const refusal = origin.endsWith('.test') ? 'source.name-not-resolved' : 'source.blocked-address';
    expect(await outcome(new URL(`${origin}:${canary.port}/`))).toBe(refusal);
    expect(canary.connections()).toBe(0);
  });

  it('ends a visit whose redirect leads to a forbidden address', async () => {
    expect(await outcome(new URL('/redirect-twice', site.origin))).toBe('source.blocked-address');
  });

  it.each(['file:///etc/passwd', 'chrome://version', 'view-source:http://example.org/', 'about:blank'])(
    'is never asked for %s',
    (url) => {
      expect(() => requireWebUrl(url)).toThrow();
    },
  );

  it('hears the canary when egress to it is allowed, so that silence means something', async () => {
    const open = await startBrowser('127.0.0.0/8');
    const deadline = deadlineAfter(100_000, () => performance.now());
    const request = visitOf(new URL('/image', site.origin).href, { waitForMs: 300 });
    await open.browser.visit(request, deadline, new AbortController().signal);
    expect(canary.connections()).toBeGreaterThan(0);
    await open.close();
  });
});
