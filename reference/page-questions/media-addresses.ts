/**
 * Where the sounds and films of a page are: its players first, then what it says of itself to others, then plain links.
 * Spec: Document data (audio, video). Standard: HTML, 4.8 (audio, video, source); Open Graph protocol; schema.org MediaObject.
 */
import { budgets } from '../base/budgets.js';
import type { PageTree } from '../engine/document/page-tree.js';
import { isA, text, thingsOf } from './structured-things.js';

/** Absolute addresses, each once, the likeliest first. */
export interface MediaAddresses {
  audio: string[];
  video: string[];
}

/** Addresses are tried in order until one gives a sound or a film, so a few are enough. */
const addressesAtMost = budgets.mediaAddresses.bound;

const soundFile = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac)$/i;
const filmFile = /\.(?:mp4|m4v|webm|ogv|mov|mkv|mpe?g)$/i;

/**
 * Where the sound and the film of a page are said to be, the likeliest first, absolute and each once. Nothing is asked
 * of the network.
 */
export function mediaAddresses(page: PageTree): MediaAddresses {
  const things = thingsOf(page);
  const stated = (type: string): string[] =>
    things.filter((thing) => isA(thing, type)).flatMap((thing) => text(thing, 'contentUrl') ?? []);
  const linked = linkedFiles(page);
  return {
    audio: absolute(page, [
      ...players(page, 'audio'),
      ...openGraph(page, 'audio'),
      ...stated('AudioObject'),
      ...linked.filter((address) => soundFile.test(pathOf(address))),
    ]),
    video: absolute(page, [
      ...players(page, 'video'),
      ...openGraph(page, 'video'),
      ...stated('VideoObject'),
      ...linked.filter((address) => filmFile.test(pathOf(address))),
    ]),
  };
}

/** The addresses of the elements of this name and of the sources in them. */
function players(page: PageTree, name: 'audio' | 'video'): string[] {
  return page.elements(`${name}[src], ${name} source[src]`).map((node) => page.valueOf(node, 'src')!);
}

function openGraph(page: PageTree, name: 'audio' | 'video'): string[] {
  const names = [`og:${name}:secure_url`, `og:${name}`, `og:${name}:url`];
  const selector = names.flatMap((one) => [`meta[property="${one}"]`, `meta[name="${one}"]`]).join(', ');
  return page.elements(selector).flatMap((node) => page.valueOf(node, 'content') ?? []);
}

/** Files that links lead to, feeds' enclosures included. */
function linkedFiles(page: PageTree): string[] {
  return page.elements('a[href], link[rel~="enclosure"][href]').map((node) => page.valueOf(node, 'href')!);
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

/** Only what can be fetched: a `blob:` or `data:` address leads nowhere outside of the page. */
function absolute(page: PageTree, addresses: readonly string[]): string[] {
  const resolved = addresses.flatMap((address) => page.resolve(address.trim()) ?? []);
  return [...new Set(resolved)].filter((address) => /^https?:/i.test(address)).slice(0, addressesAtMost);
}
