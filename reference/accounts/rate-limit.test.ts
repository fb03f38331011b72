import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../base/errors.js';
import { opened, postgresqlPlace } from '../storage/testing/databases.js';
import { createRateLimit } from './rate-limit.js';

describe('rate limit', () => {
  it('lets an owner make so many requests a minute and no more', async () => {
    const limit = createRateLimit(2);
    await limit.consume('a');
    await limit.consume('a');
    const refusal = await limit.consume('a').catch((error: unknown) => error as ServiceError);
    expect(refusal).toMatchObject({ code: 'account.rate-limited' });
    expect(refusal!.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal!.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(refusal!.publicMessage).toContain('Wait');
  });

  it('counts every owner apart', async () => {
    const limit = createRateLimit(1);
    await limit.consume('a');
    await expect(limit.consume('b')).resolves.toBeUndefined();
  });

  it('counts the requests at all servers of a PostgreSQL together', async () => {
    const place = await postgresqlPlace();
    const [one, other] = await Promise.all([opened(place), opened(place)]);
    const limits = [one, other].map(({ driver }) => createRateLimit(3, driver));
    const asked = Array.from({ length: 10 }, (_, n) => limits[n % 2]!.consume('a').then(() => 'served'));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(limits[0]!.consume('a')).rejects.toMatchObject({ code: 'account.rate-limited' });
    await limits[0]!.consume('b');
  });

  it('sets no limit when it is 0', async () => {
    const limit = createRateLimit(0);
    const asked = Array.from({ length: 100 }, () => limit.consume('a').then(() => 'served'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['served']));
  });
});
