/**
 * What an agent and an extract store of their request, and how far one of them is. Each step is a task of its own that hands
 * on what is known so far, so that a process that ends costs one step and nothing is found twice.
 * Spec: Agent options; Endpoints / POST /agent. How an agent works is not shown.
 */
import type { PageSecrets } from '../scrape/page-secrets.js';
import type { ScrapeRequest } from '../scrape/scrape-request.js';
import type { WithWebhook } from '../webhooks/deliveries.js';

export type AgentKind = 'agent' | 'extract';

export interface AgentRequest extends WithWebhook {
  /** Without what may hold credentials: that is kept apart, and not as long. */
  scrape: Omit<ScrapeRequest, 'sourceUrl' | 'formats' | keyof PageSecrets>;
  prompt?: string;
  schema?: Record<string, unknown>;
  /** Where it begins; empty: neither the caller nor the prompt said. */
  urls: readonly string[];
  /** Whether only `urls` are visited. */
  isStrict: boolean;
  /** Whether links to other sites may be followed. */
  allowsExternalLinks: boolean;
  /** Only pages below one of these are followed to; empty: any page of the sites. */
  below: readonly string[];
  /** Credits it may spend, everything together. */
  maxCredits: number;
  pagesAtMost: number;
  /** Milliseconds since 1970; absent: no end but that of its steps. */
  endsAt?: number;
  /** The caller's name for the model. */
  model?: string;
}

/** One step: a page that is visited, with all that the steps before have found. */
export interface AgentStep {
  /** Absent in the first step of an agent that was given no page: it searches the web for one. */
  url?: string;
  /** Links from where it began. */
  depth: number;
  /** Pages to visit after this one, the most promising first. */
  next: readonly { url: string; depth: number }[];
  /** Keys of all pages met so far. */
  seen: readonly string[];
  visited: number;
  spent: number;
  /** Of a language model, read and written; 0 where none is set up. */
  tokens: number;
  /** What the pages tell together. */
  data?: unknown;
  /** Passages that answer, where no data was found. */
  answers: readonly { url: string; text: string }[];
  /** Which pages each member came from. */
  sources: Readonly<Record<string, readonly string[]>>;
  remarks: readonly string[];
}

/** What is kept of one that completed. */
export interface AgentResult {
  data: unknown;
  sources: AgentStep['sources'];
  visited: number;
  tokens: number;
  remarks: readonly string[];
}

export const firstStep = (urls: readonly string[]): AgentStep => {
  const [first, ...others] = urls;
  return {
    ...(first !== undefined && { url: first }),
    depth: 0,
    next: others.map((url) => ({ url, depth: 0 })),
    seen: urls,
    visited: 0,
    spent: 0,
    tokens: 0,
    answers: [],
    sources: {},
    remarks: [],
  };
};
