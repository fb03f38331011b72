import { afterEach, describe, expect, it } from 'vitest';
import { limitsInTest, ownerInTest, readTestWishes } from '../accounts/test-mode.js';
import { file, send, upload } from '../testing/raw-request.js';
import { startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';

let service: RunningService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const wish = (text: string): Record<string, string> => ({ 'x-test-mode': text });

describe('test mode', () => {
  it('meets wishes by the true mechanisms, on an account of its own', async () => {
    service = await startService({ TEST_MODE: 'on' });
    const served = await upload(service, [file()], wish('account=a'));
    expect([served.status, served.headers['x-test-mode']]).toEqual([
      200,
      'account, credits, requests, concurrency, failure, clock',
    ]);
    const poor = await upload(service, [file()], wish('account=a; credits=0'));
    expect(poor).toMatchObject({
      status: 402,
      body: { success: false, error: expect.stringContaining('of 0 are left') },
    });
    expect((await upload(service, [file()], wish('account=b; requests=1'))).status).toBe(200);
    expect((await upload(service, [file()], wish('account=b; requests=1'))).status).toBe(429);
    const failed = await upload(service, [file()], wish('failure'));
    expect(failed).toMatchObject({ status: 500, body: { success: false, code: 'UNKNOWN_ERROR' } });
    const account = await send(service, {
      method: 'GET',
      path: '/v2/team/credit-usage',
      headers: wish('account=c; credits=7'),
    });
    expect(account.body).toMatchObject({ data: { planCredits: 7, remainingCredits: 7 } });
    expect((await upload(service, [file()])).status).toBe(200);
  });

  it('refuses wishes that nobody knows', async () => {
    service = await startService({ TEST_MODE: 'on' });
    const refused = await upload(service, [file()], wish('account=a; kettle=on'));
    expect(refused).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('"kettle=on" is none of them') },
    });
  });

  it('is off by default: nobody reads the header', async () => {
    service = await startService({});
    const answer = await upload(service, [file()], wish('account=a; credits=0; failure'));
    expect([answer.status, answer.headers['x-test-mode']]).toEqual([200, undefined]);
  });

  it('keeps the limits of an account in its name', () => {
    const wishes = readTestWishes(' account=a-1 ;credits=3; requests=2; concurrency=4; clock=+60 ');
    const limits = { credits: 3, requests: 2, concurrency: 4 };
    expect(wishes).toEqual({ account: 'a-1', ...limits, fails: false, aheadMs: 60_000 });
    expect(limitsInTest(ownerInTest('team', wishes))).toEqual(limits);
    expect(ownerInTest('team', readTestWishes('failure'))).toBe('team');
    expect(limitsInTest('team')).toEqual({});
  });
});
