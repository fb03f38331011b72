import { expect, it } from 'vitest';
import { systemResolver } from './system-resolver.js';

it('names below localhost are this machine, and localhost itself is what the system says', async () => {
  expect(await systemResolver('www.site.localhost')).toEqual(['127.0.0.1']);
  expect(await systemResolver('localhost')).toContain('127.0.0.1');
});
