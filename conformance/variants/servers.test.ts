import { describe, expect, it } from 'vitest';
import type { WireRequest, WireResponse } from '../lies/mutating-proxy.js';
import type { Variant } from '../lies/mutant.js';
import { allVariants } from './registry.js';
import { lawfulServers } from './servers.js';

const saying = (id: string, more: Partial<Variant> = {}): Variant => ({
  id,
  describe: id,
  operations: ['parseFile'],
  response: (response) => void (response.body = Buffer.from(`${response.body.toString()} ${id}`)),
  ...more,
});
const idsOf = (variants: readonly Variant[]): string[] => lawfulServers(variants).map(({ id }) => id);

describe('lawful servers', () => {
  it('differ in several ways at once where these are of different topics', async () => {
    const [server, ...others] = lawfulServers([saying('wire.a'), saying('html.b'), saying('links.c')]);
    const response: WireResponse = { status: 200, headers: {}, body: Buffer.from('answer') };

    await server!.response!(response, {} as WireRequest);

    expect(others).toEqual([]);
    expect(server).toMatchObject({ id: 'wire.a + html.b + links.c', ways: 3 });
    expect(response.body.toString()).toBe('answer links.c html.b wire.a');
  });

  it('do not hide one way behind another', () => {
    expect(idsOf([saying('html.a'), saying('html.b')])).toEqual(['html.a', 'html.b']);
    expect(idsOf([saying('members.fewer', { isAlone: true }), saying('html.b')])).toEqual(['members.fewer', 'html.b']);
    expect(idsOf([saying('wire.a', { request: () => undefined }), saying('html.b')])).toEqual(['wire.a', 'html.b']);
  });

  it('are of one operation, and cost what their ways cost', () => {
    expect(idsOf([saying('html.a'), saying('jobs.b', { operations: ['getCrawl'] })])).toEqual(['html.a', 'jobs.b']);
    expect(idsOf([saying('html.a', { withLargeFiles: true }), saying('links.b')])).toEqual(['html.a', 'links.b']);
    expect(idsOf([saying('html.a', { withLongWaits: true }), saying('links.b')])).toEqual(['html.a', 'links.b']);
  });

  it('differ in each of the ways of the registry, once', () => {
    const servers = lawfulServers(allVariants);
    const ways = servers.flatMap(({ id }) => id.split(' + '));
    expect(ways.sort()).toEqual(allVariants.map(({ id }) => id).sort());
    expect(servers.length).toBeLessThan(allVariants.length);
  });
});
