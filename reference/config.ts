/**
 * Environment -> frozen Config. Every setting stands once in the table below, with its unit, default, range and reason;
 * the errors and `npm start -- --help` are written from the same table.
 * start.ts is the only reader of the environment and hands it to this file.
 * Spec: Limits (numeric request-rate and concurrency limits are not shown: they are settings); Authentication.
 */
import { isIP } from 'node:net';
import { z } from 'zod';
import { logLevels } from './base/logger.js';

/** What the defaults depend on. */
export interface Machine {
  cores: number;
}

/** One `[owner=]key` of API_KEYS. Without an owner the key is an owner of its own. */
interface ConfiguredKey {
  owner?: string;
  key: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Setting<T> {
  variable: string;
  purpose: string;
  /** Unit and range in words. */
  form: string;
  fallback: (machine: Machine) => string;
  /** How the default is shown where it depends on the machine. */
  fallbackShown?: string;
  schema: z.ZodType<T>;
}

type SettingText = Pick<Setting<unknown>, 'variable' | 'purpose'> & { default?: string };

function text(setting: SettingText & { form: string }): Setting<string> {
  return { ...setting, fallback: () => setting.default ?? '', schema: z.string() };
}

function whole(
  setting: SettingText & {
    unit: string;
    min: number;
    max: number;
    ofMachine?: { value: (machine: Machine) => number; shown: string };
  },
): Setting<number> {
  const { min, max, unit, ofMachine } = setting;
  const form = `${unit}, ${min} to ${max}`;
  const message = `must be a whole number (${form})`;
  return {
    ...setting,
    form,
    fallback: (machine) => setting.default ?? String(ofMachine!.value(machine)),
    ...(ofMachine && { fallbackShown: ofMachine.shown }),
    schema: z
      .string()
      .regex(/^\d{1,15}$/, message)
      .transform(Number)
      .refine((value) => value >= min && value <= max, message),
  };
}

function choice<const T extends string>(setting: SettingText & { options: readonly T[] }): Setting<T> {
  const form = `one of ${setting.options.join(', ')}`;
  return {
    ...setting,
    form,
    fallback: () => setting.default ?? '',
    schema: z.enum(setting.options, `must be ${form}`),
  };
}

const keyList: z.ZodType<ConfiguredKey[]> = z.string().transform((value, context) => {
  const keys: ConfiguredKey[] = [];
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const match = /^(?:([\w.@-]+)=)?([\w.~+/-]{8,512})$/.exec(entry);
    if (!match) {
      context.addIssue({
        code: 'custom',
        message: 'must be a comma list of [owner=]key; a key has 8 to 512 letters, digits or . _ ~ + / -',
      });
      return z.NEVER;
    }
    keys.push({ ...(match[1] !== undefined && { owner: match[1] }), key: match[2]! });
  }
  return keys;
});

const languageList: z.ZodType<string[]> = z
  .string()
  .regex(/^\s*[a-z]{3}(_[a-z]+)*(\s*,\s*[a-z]{3}(_[a-z]+)*)*\s*$/i, 'must be a comma list of codes such as eng, deu')
  .transform((value) => value.split(',').map((code) => code.trim()));

const settings = {
  webhookSecret: text({
    variable: 'WEBHOOK_SECRET',
    purpose: 'Signs every webhook notification (header X-Firecrawl-Signature). Without one they are not signed.',
    form: 'any text',
    default: '',
  }),
  webhookTimeScale: whole({
    variable: 'WEBHOOK_TIME_SCALE',
    purpose: 'Divides the waits before a notification is sent again (1, 5 and 15 minutes); for tests.',
    unit: 'times',
    min: 1,
    max: 100_000,
    default: '1',
  }),
  role: choice({
    variable: 'ROLE',
    purpose:
      'What this process does. edge: answers the interface; a parse or a scrape runs where it was asked for. worker: takes jobs from the PostgreSQL that processes share (DATABASE_URL) and answers /healthz, /readyz and /metrics only. both: one process for all.',
    options: ['both', 'edge', 'worker'],
    default: 'both',
  }),
  host: text({
    variable: 'HOST',
    purpose: 'Address to listen on.',
    form: 'IP address or host name',
    default: '127.0.0.1',
  }),
  port: whole({
    variable: 'PORT',
    purpose: 'Port to listen on; 0 takes any free one.',
    unit: 'port',
    min: 0,
    max: 65535,
    default: '3002',
  }),
  dataDir: text({
    variable: 'DATA_DIR',
    purpose:
      'Folder for what must outlive the process: the first key, and without DATABASE_URL the database (credits, answers, stored visits, tracked pages) and its files (pictures). One server at a time.',
    form: 'path',
    default: '.data',
  }),
  databaseUrl: {
    variable: 'DATABASE_URL',
    purpose:
      'A PostgreSQL that any number of servers share, in place of the database in DATA_DIR. They need the same API_KEYS.',
    form: 'postgres://user:password@host:port/database',
    fallback: () => '',
    schema: z.string().refine(isPostgresUrl, 'must be a URL that begins with postgres:// or postgresql://'),
  } satisfies Setting<string>,
  apiKeys: {
    variable: 'API_KEYS',
    purpose:
      'Keys that may call. Keys of one owner share its limits. None: a key is made at first start and kept in DATA_DIR.',
    form: 'comma list of [owner=]key',
    fallback: () => '',
    schema: keyList,
  } satisfies Setting<ConfiguredKey[]>,
  auth: choice({
    variable: 'AUTH',
    purpose: 'Whether callers need a key; off is allowed on a loopback HOST only.',
    options: ['on', 'off'],
    default: 'on',
  }),
  testMode: choice({
    variable: 'TEST_MODE',
    purpose:
      'Whether requests may wish for refusals, errors and a later clock by the header X-Test-Mode (conformance/README.md); for tests, on a loopback HOST without PUBLIC_URL only.',
    options: ['on', 'off'],
    default: 'off',
  }),
  logLevel: choice({
    variable: 'LOG_LEVEL',
    purpose: 'Least level that is logged (JSON lines on standard error).',
    options: logLevels,
    default: 'info',
  }),
  siemLog: text({
    variable: 'SIEM_LOG',
    purpose: 'Where audit events go (JSON lines, with auditMetadata): a file, or stdout. Empty: no events.',
    form: 'path or stdout',
  }),
  rateLimitPerMinute: whole({
    variable: 'RATE_LIMIT_PER_MINUTE',
    purpose: 'Requests an owner may make in a minute before 429; 0 sets no limit.',
    unit: 'requests',
    min: 0,
    max: 10_000_000,
    default: '0',
  }),
  creditsPerMonth: whole({
    variable: 'CREDITS_PER_MONTH',
    purpose: 'Credits an owner may use in a calendar month (UTC) before 402. A document costs 1, a PDF 1 a page.',
    unit: 'credits',
    min: 0,
    max: 1_000_000_000_000,
    default: '1000000000',
  }),
  concurrencyPerOwner: whole({
    variable: 'CONCURRENCY_PER_OWNER',
    purpose: 'Documents of an owner in work at the same time; more wait in its queue.',
    unit: 'documents',
    min: 1,
    max: 10_000,
    default: '50',
  }),
  queueSizePerOwner: whole({
    variable: 'QUEUE_SIZE_PER_OWNER',
    purpose: "Requests that may wait in an owner's queue before 429.",
    unit: 'requests',
    min: 0,
    max: 100_000,
    default: '1000',
  }),
  uploadMemoryMb: whole({
    variable: 'UPLOAD_MEMORY_MB',
    purpose:
      'Memory that all bodies and answers in work or waiting may take together before 503; one owner gets three quarters of it at most.',
    unit: 'MiB',
    min: 64,
    max: 1_000_000,
    default: '1024',
  }),
  engineProcesses: whole({
    variable: 'ENGINE_PROCESSES',
    purpose: 'Child processes that read documents.',
    unit: 'processes',
    min: 1,
    max: 256,
    ofMachine: { value: (machine) => Math.min(256, Math.max(1, machine.cores)), shown: 'one per core' },
  }),
  engineMemoryMb: whole({
    variable: 'ENGINE_MEMORY_MB',
    purpose: 'Resident memory at which a child process is ended and its document refused.',
    unit: 'MiB',
    min: 192,
    max: 65_536,
    default: '1024',
  }),
  ocrLanguages: {
    variable: 'OCR_LANGUAGES',
    purpose:
      'Languages of scanned pages, most frequent first; each needs its package @tesseract.js-data/<code>. A document is read in the first until a page is clearly in another; those beside eng, deu, fra, spa, ita, por and nld are always read with it.',
    form: 'comma list of Tesseract language codes',
    fallback: () => 'eng,deu,fra,spa',
    schema: languageList,
  } satisfies Setting<string[]>,
  tesseractPath: text({
    variable: 'TESSERACT_PATH',
    purpose:
      'The program that recognises text, at half the processor time. Empty: the first on the path, or the one of the packages. "off": that of the packages.',
    form: 'path or "off"',
  }),
  engineJobsPerProcess: whole({
    variable: 'ENGINE_JOBS_PER_PROCESS',
    purpose: 'Documents after which a child process is replaced, so that no leak of a library grows.',
    unit: 'documents',
    min: 1,
    max: 10_000_000,
    default: '10000',
  }),
  engineWarmUpMs: whole({
    variable: 'ENGINE_WARM_UP_MS',
    purpose:
      'Processor time each child process may spend on made documents while nobody waits, so that the first real ones are read as fast as later ones.',
    unit: 'milliseconds',
    min: 0,
    max: 60_000,
    default: '1000',
  }),
  engineQueueSize: whole({
    variable: 'ENGINE_QUEUE_SIZE',
    purpose: 'Documents of all owners that may wait for a child process before 503.',
    unit: 'documents',
    min: 0,
    max: 100_000,
    default: '2000',
  }),
  headersTimeoutSeconds: whole({
    variable: 'HEADERS_TIMEOUT_SECONDS',
    purpose: 'Time a client has to send the head of a request.',
    unit: 'seconds',
    min: 1,
    max: 600,
    default: '15',
  }),
  requestTimeoutSeconds: whole({
    variable: 'REQUEST_TIMEOUT_SECONDS',
    purpose: 'Time a client has to send a whole request, upload included.',
    unit: 'seconds',
    min: 1,
    max: 3600,
    default: '300',
  }),
  shutdownTimeoutSeconds: whole({
    variable: 'SHUTDOWN_TIMEOUT_SECONDS',
    purpose: 'Time that work in flight has to finish after SIGTERM or SIGINT.',
    unit: 'seconds',
    min: 0,
    max: 3600,
    default: '30',
  }),
  publicUrl: {
    variable: 'PUBLIC_URL',
    purpose:
      'Where callers reach the server, when it stands behind a proxy: the start of addresses in answers. Empty: the Host header of each request.',
    form: 'http or https URL without a query',
    fallback: () => '',
    schema: z.string().refine(isPlainUrl, 'must be an http or https URL without credentials, query or fragment'),
  } satisfies Setting<string>,
  egressAllow: text({
    variable: 'EGRESS_ALLOW',
    purpose: 'Private destinations that may be visited all the same.',
    form: 'comma list of host:port, address, network/prefix',
  }),
  chromiumPath: text({
    variable: 'CHROMIUM_PATH',
    purpose: 'The browser. Empty: the first Chromium on the path.',
    form: 'path',
  }),
  path: text({ variable: 'PATH', purpose: 'Where the browser is looked for.', form: 'list of folders' }),
  changeHistoryDays: whole({
    variable: 'CHANGE_HISTORY_DAYS',
    purpose: 'How long the last version of a page that is tracked (changeTracking) is kept after its last scrape.',
    unit: 'days',
    min: 1,
    max: 36_500,
    default: '365',
  }),
  filterList: text({
    variable: 'FILTER_LIST',
    purpose: 'A filter list in the Adblock Plus format, whose host rules blockAds follows too.',
    form: 'path',
  }),
  browserInstall: choice({
    variable: 'BROWSER_INSTALL',
    purpose:
      'Install a browser when there is none: by apt-get when that is allowed, else the one npm has packed (Linux on x64), kept in ~/.cache/plumbline.',
    options: ['off', 'on'],
    default: 'off',
  }),
  browserPages: whole({
    variable: 'BROWSER_PAGES',
    purpose: 'Pages the browser shows at once; more wait.',
    unit: 'pages',
    min: 1,
    max: 256,
    ofMachine: { value: (machine) => Math.min(256, 2 * Math.max(1, machine.cores)), shown: 'two per core' },
  }),
  scrapeCacheMb: whole({
    variable: 'SCRAPE_CACHE_MB',
    purpose: 'Memory for the stored visits (maxAge) that were used last.',
    unit: 'MiB',
    min: 1,
    max: 65_536,
    default: '128',
  }),
  storedScrapesMb: whole({
    variable: 'STORED_SCRAPES_MB',
    purpose: 'Room in the database for stored visits (maxAge), and as much for recent answers; the oldest go first.',
    unit: 'MiB',
    min: 1,
    max: 100_000_000,
    default: '2048',
  }),
  mediaMb: whole({
    variable: 'MEDIA_MB',
    purpose:
      'Room for pictures, prints, sounds and films that still have time; new ones beyond it are refused with 503.',
    unit: 'MiB',
    min: 1,
    max: 100_000_000,
    default: '4096',
  }),
  browserSandbox: choice({
    variable: 'BROWSER_SANDBOX',
    purpose: "Chromium's own sandbox; where it does not work (root, most containers) the browser starts without.",
    options: ['on', 'off'],
    default: 'on',
  }),
  llmBaseUrl: {
    ...text({
      variable: 'LLM_BASE_URL',
      purpose:
        "An OpenAI-compatible endpoint that understands documents (summary, json, question, highlights, agent, extract), up to its version: http://127.0.0.1:11434/v1. Without one the embedded provider answers, from the document's own words. Pages are sent there.",
      form: 'an http or https address',
      default: '',
    }),
    schema: z
      .string()
      .refine(isPlainUrl, 'must be an http or https address without a user name, a query or a fragment'),
  },
  llmApiKey: text({
    variable: 'LLM_API_KEY',
    purpose: 'The key of the model endpoint, if it asks for one.',
    form: 'any text',
    default: '',
  }),
  llmModel: text({
    variable: 'LLM_MODEL',
    purpose: 'The model to ask there.',
    form: 'a name the endpoint knows',
    default: '',
  }),
  llmTokensPerCredit: whole({
    variable: 'LLM_TOKENS_PER_CREDIT',
    purpose: 'Tokens of the model, read and written, that cost one credit.',
    unit: 'tokens',
    min: 1,
    max: 100_000_000,
    default: '4000',
  }),
  searchUrl: {
    ...text({
      variable: 'SEARCH_URL',
      purpose:
        'A search of the web for agents that are given no page: an address that answers `q` with JSON, `{"results":[{"url":...}]}` or the list alone, such as that of a SearXNG which allows the format: http://127.0.0.1:8888/search?format=json. What the caller asks is sent there; a private address must be in EGRESS_ALLOW. Empty: such agents fail, and say why.',
      form: 'an http or https address',
      default: '',
    }),
    schema: z
      .string()
      .refine(
        (address) => address === '' || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)),
        'must be an http or https address',
      ),
  },
  otlpEndpoint: {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    purpose:
      'A collector of OpenTelemetry that takes OTLP over HTTP (JSON): traces and metrics are sent there. Empty: none. OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS hold too.',
    form: 'an http or https address, such as http://127.0.0.1:4318',
    fallback: () => '',
    schema: z.string().refine(isPlainUrl, 'must be an http or https URL without credentials, query or fragment'),
  } satisfies Setting<string>,
  validateResponses: choice({
    variable: 'VALIDATE_RESPONSES',
    purpose: 'Check every answer against the contract before it leaves; for development and tests.',
    options: ['off', 'on'],
    default: 'off',
  }),
};

type Settings = typeof settings;
/** Every setting, checked. `dataDir` and `siemLog` are paths as given, relative to the working directory. */
export type Config = Readonly<{ [K in keyof Settings]: z.infer<Settings[K]['schema']> }>;

/**
 * Reads and checks the settings. An empty variable counts as not set.
 * @throws ConfigError with one complete sentence per wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>, machine: Machine): Config {
  const config: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [field, setting] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = env[setting.variable]?.trim();
    const result = setting.schema.safeParse(given === undefined || given === '' ? setting.fallback(machine) : given);
    if (result.success) config[field] = result.data;
    else
      faults.push(`${setting.variable} ${result.error.issues[0]!.message}; it is ${shown(setting.variable, given)}.`);
  }
  if (faults.length === 0) faults.push(...contradictions(config as Config));
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return Object.freeze(config as Config);
}

function contradictions(config: Config): string[] {
  if (config.auth === 'off' && !isLoopback(config.host)) {
    return [
      `AUTH=off is allowed on a loopback address only, and HOST is "${config.host}": set HOST=127.0.0.1 or AUTH=on.`,
    ];
  }
  if (config.testMode === 'on' && (!isLoopback(config.host) || config.publicUrl !== '')) {
    return ['TEST_MODE=on is for tests: it is allowed on a loopback HOST without PUBLIC_URL only.'];
  }
  if (config.llmBaseUrl !== '' && config.llmModel === '')
    return ['LLM_BASE_URL needs LLM_MODEL beside it: the name of the model.'];
  return [];
}

function isPlainUrl(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

function isPostgresUrl(text: string): boolean {
  return text === '' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function shown(variable: string, value: string | undefined): string {
  const isSecret = ['API_KEYS', 'DATABASE_URL', 'LLM_API_KEY', 'SEARCH_URL'].includes(variable);
  return isSecret ? 'not shown here, because it is a secret' : `"${value ?? ''}"`;
}

/** Every setting in words, for people; `--help` and the table of DEPLOYMENT.md are made of it. */
export function settingsInWords(): { variable: string; purpose: string; form: string; fallback: string }[] {
  return (Object.values(settings) as Setting<unknown>[]).map((setting) => ({
    variable: setting.variable,
    purpose: setting.purpose,
    form: setting.form,
    fallback: setting.fallbackShown ?? (setting.fallback({ cores: 1 }) || 'none'),
  }));
}

/** The text of `npm start -- --help`. */
export function configHelp(): string {
  const blocks = settingsInWords().map(
    ({ variable, purpose, form, fallback }) => `  ${variable}\n      ${purpose}\n      ${form}; default: ${fallback}`,
  );
  return [
    'Plumbline reference server. `--check` looks whether it can start here. Settings are environment variables:',
    '',
    ...blocks,
    '',
  ].join('\n');
}
