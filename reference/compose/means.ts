/**
 * First step: the means. How the world outside is reached (guard, fetcher, proxy, browser), and how documents are read.
 * Each is built once and may be used by every feature that needs it.
 * Spec: none (operations).
 */
import { hostFilter } from '../browse/blocked-hosts.js';
import { ChromiumBrowser } from '../browse/chromium-browser.js';
import { findBrowser, howToInstallBrowser } from '../browse/find-browser.js';
import type { FoundBrowser } from '../browse/find-browser.js';
import { findOrInstallBrowser, packedBrowserFolder } from '../browse/install-browser.js';
import type { Browser } from '../browse/page-visit.js';
import { createFetcher } from '../fetch/fetch-url.js';
import type { Fetcher } from '../fetch/fetch-url.js';
import { embeddedProvider } from '../intelligence/embedded-provider.js';
import type { RunThinking } from '../intelligence/embedded-provider.js';
import { createChat } from '../intelligence/remote/chat.js';
import { remoteProvider } from '../intelligence/remote-provider.js';
import type { RunRedaction } from '../intelligence/remote-provider.js';
import type { Intelligence } from '../intelligence/intelligence.js';
import { findProgram } from '../base/find-program.js';
import { EnginePools } from '../sandbox/engine-pools.js';
import { findAudioEncoder } from '../scrape/audio-encoder.js';
import type { AudioEncoder } from '../scrape/audio-encoder.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard } from '../security/egress-guard.js';
import { startEgressProxy } from '../security/egress-proxy.js';
import { systemResolver } from '../security/system-resolver.js';
import { observedBrowser, observedFetcher, observedSandbox } from './observed.js';
import type { Sandbox, Site } from './world.js';

export interface Means {
  sandbox: Sandbox;
  intelligence: Intelligence;
  guard: EgressGuard;
  fetcher: Fetcher;
  browser: Browser;
  /** Undefined on a machine without one. */
  encoder: AudioEncoder | undefined;
}

/** @throws EgressAllowError when EGRESS_ALLOW cannot be read */
export async function buildMeans(site: Site): Promise<Means> {
  const { config, closers, random, log, observe } = site;
  // First, because its processes warm up while the rest is built.
  const sandbox = observedSandbox(
    await closers.build(
      'engine processes',
      async () => site.sandbox ?? enginePools(site, await tesseractOf(site)),
      (made) => made.close(),
    ),
    observe,
  );
  const guard = await closers.build(
    'egress guard',
    () => new EgressGuard(systemResolver, parseEgressAllow(config.egressAllow)),
  );
  const fetcher = await closers.build(
    'fetcher',
    () => createFetcher(guard),
    (made) => made.close(),
  );
  const proxy = await closers.build(
    'egress proxy',
    () => startEgressProxy(guard),
    (made) => made.close(),
  );
  const browser = await closers.build(
    'browser',
    async () =>
      new ChromiumBrowser({
        executablePath: (await browserOf(site))?.executablePath,
        proxy,
        random,
        isBlockedHost: await hostFilter(config.filterList),
        log,
        visitsAtOnce: config.browserPages,
        queueSize: config.browserPages * 50,
        visitsPerProcess: 200,
        sandbox: config.browserSandbox === 'on',
        env: { PATH: config.path },
      }),
    (made) => made.close(),
  );
  const intelligence = await closers.build('intelligence', () => intelligenceOf(site, sandbox));
  log.info({ provider: intelligence.provider }, 'documents are understood by');
  const encoder = await closers.build('audio encoder', () => findAudioEncoder(config.path));
  log.info(
    encoder ? 'ffmpeg found: sounds are answered as MP3' : 'no ffmpeg found: only sounds that are MP3 are answered',
  );
  return {
    sandbox,
    intelligence,
    guard,
    fetcher: observedFetcher(fetcher, observe),
    browser: observedBrowser(browser, observe),
    encoder,
  };
}

function intelligenceOf({ config, clock, random }: Site, sandbox: Sandbox): Intelligence {
  const { llmBaseUrl: baseUrl, llmApiKey: apiKey, llmModel: model, llmTokensPerCredit: tokensPerCredit } = config;
  const run: RunThinking = (request, { deadline, signal, owner }) =>
    sandbox.run({ task: 'think', bytes: new Uint8Array(0), request, deadline, signal, owner });
  if (baseUrl === '') return embeddedProvider(run);
  const redact: RunRedaction = (answer, request, { deadline, signal, owner }) =>
    sandbox.run({ task: 'redact', bytes: Buffer.from(JSON.stringify(answer)), request, deadline, signal, owner });
  const chat = createChat({ baseUrl, apiKey, model, clock });
  return remoteProvider({ chat, model, run, redact, tokensPerCredit, random });
}

/** Undefined where text is recognised with what the packages bring. */
async function tesseractOf({ config, log }: Site): Promise<string | undefined> {
  const { tesseractPath: configured } = config;
  const program =
    configured === 'off' ? undefined : configured !== '' ? configured : await findProgram(['tesseract'], config.path);
  log.info(program === undefined ? 'text is recognised with WebAssembly' : 'text is recognised with tesseract');
  return program;
}

function enginePools({ config, log }: Site, program: string | undefined): EnginePools {
  return new EnginePools({
    processes: config.engineProcesses,
    memoryMb: config.engineMemoryMb,
    jobsPerProcess: config.engineJobsPerProcess,
    queueSize: config.engineQueueSize,
    ocr: { languages: config.ocrLanguages, program },
    warmUpMs: config.engineWarmUpMs,
    log,
  });
}

/** A server without a browser still fetches pages and documents; what needs one is refused with the reason. */
async function browserOf({ config, log }: Site): Promise<FoundBrowser | undefined> {
  const search = {
    configuredPath: config.chromiumPath,
    searchPath: config.path,
    packedFolder: packedBrowserFolder(),
  };
  const found = await findBrowser(search);
  if (found || config.browserInstall === 'off') {
    log.info({ browser: found?.described }, found ? 'browser found' : howToInstallBrowser);
    return found;
  }
  try {
    const installed = await findOrInstallBrowser(search);
    log.info({ browser: installed.described }, 'browser installed');
    return installed;
  } catch (error) {
    log.error({ err: error }, howToInstallBrowser);
    return undefined;
  }
}
