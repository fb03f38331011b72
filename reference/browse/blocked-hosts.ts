/**
 * Which hosts a visit leaves alone: our own short list, and the host rules of a filter list when there is one.
 * Spec: Scrape options (blockAds).
 */
import { readFile } from 'node:fs/promises';
import { blockedHosts } from './blocked-hosts.table.js';

/** True for a host of the list and all hosts below it. */
export type HostFilter = (host: string) => boolean;

/** @param filterListPath a filter list in the Adblock Plus format, of which only rules for whole hosts are read; empty: none */
export async function hostFilter(filterListPath: string): Promise<HostFilter> {
  const listed = filterListPath === '' ? [] : hostRules(await readFile(filterListPath, 'utf8'));
  return filterOf([...blockedHosts, ...listed]);
}

export function filterOf(hosts: readonly string[]): HostFilter {
  const known = new Set(hosts);
  return (host) => {
    for (let name = host.toLowerCase(); name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      if (known.has(name)) return true;
    }
    return false;
  };
}

/** `||host^` and `||host^$third-party`; exceptions take a host off again. Rules with other conditions are not ours to apply. */
function hostRules(list: string): string[] {
  const hosts = new Set<string>();
  const exceptions = new Set<string>();
  for (const line of list.split(/\r?\n/)) {
    const rule = /^(@@)?\|\|([a-z0-9.-]+\.[a-z]{2,})\^(?:\$third-party)?$/.exec(line.trim());
    if (rule) (rule[1] === undefined ? hosts : exceptions).add(rule[2]!);
  }
  return [...hosts].filter((host) => !exceptions.has(host));
}
