import { expect, it } from 'vitest';
import { openCreditAccounts } from './credit-accounts.js';
import type { CreditAccounts } from './credit-accounts.js';
import { onEachDatabase, opened } from './testing/databases.js';
import { fakeClock } from './testing/fake-clock.js';

const month = 24_313;

onEachDatabase('credit accounts', (newPlace) => {
  it('book what work cost, and keep it over a restart', async () => {
    const place = await newPlace();
    const first = await opened(place);
    const accounts = await openCreditAccounts(first, fakeClock());
    expect(await accounts.reserve('a', month, 10)).toBe(true);
    expect(await accounts.standing('a', month)).toEqual({ used: 0, reserved: 1 });
    await accounts.settle('a', month, 4);
    await first.close();
    const again = await openCreditAccounts(await opened(place), fakeClock());
    expect(await again.standing('a', month)).toEqual({ used: 4, reserved: 0 });
  });

  it('list the months in which something was used, in order', async () => {
    const accounts = await openCreditAccounts(await opened(await newPlace()), fakeClock());
    await accounts.settle('a', month + 1, 5);
    await accounts.settle('a', month, 4);
    await accounts.settle('a', month - 1, 3);
    await accounts.settle('a', month + 2, 0);
    await accounts.settle('b', month, 9);
    expect(await accounts.history('a', month)).toEqual([
      { month, used: 4 },
      { month: month + 1, used: 5 },
    ]);
  });

  it('keep owners and months apart', async () => {
    const accounts = await openCreditAccounts(await opened(await newPlace()), fakeClock());
    await accounts.settle('a', month, 4);
    expect(await accounts.standing('b', month)).toEqual({ used: 0, reserved: 0 });
    expect(await accounts.standing('a', month + 1)).toEqual({ used: 0, reserved: 0 });
  });

  it('reserve no more than the plan has, however many ask at once', async () => {
    const accounts = await openCreditAccounts(await opened(await newPlace()), fakeClock());
    await accounts.settle('a', month, 3);
    const answers = await Promise.all(Array.from({ length: 40 }, () => accounts.reserve('a', month, 10)));
    expect(answers.filter(Boolean)).toHaveLength(7);
    expect(await accounts.reserve('nobody', month, 0)).toBe(false);
  });

  it('give a reservation back when the work failed', async () => {
    const accounts = await openCreditAccounts(await opened(await newPlace()), fakeClock());
    for (let n = 0; n < 3; n++) {
      expect(await accounts.reserve('a', month, 1)).toBe(true);
      expect(await accounts.reserve('a', month, 1)).toBe(false);
      await accounts.settle('a', month, 0);
    }
    expect(await accounts.standing('a', month)).toEqual({ used: 0, reserved: 0 });
  });

  it('forget what a process that is long gone has reserved', async () => {
    const clock = fakeClock();
    const accounts = await openCreditAccounts(await opened(await newPlace()), clock);
    await accounts.reserve('a', month, 1);
    clock.pass(2 * 3600_000);
    expect(await accounts.standing('a', month)).toEqual({ used: 0, reserved: 0 });
    expect(await accounts.reserve('a', month, 1)).toBe(true);
    expect(await accounts.reserve('a', month, 1)).toBe(false);
  });

  it('say what was booked with work that is kept, and nothing of what was taken back with it', async () => {
    const database = await opened(await newPlace());
    const accounts = await openCreditAccounts(database, fakeClock());
    await accounts.settle('a', month, 2);
    const lost = database.query.transaction().execute(async (db) => {
      await accounts.book(db, 'a', month, 5);
      throw new Error('The work could not be kept.');
    });
    const [, standing] = await Promise.all([lost.catch(() => undefined), accounts.standing('a', month)]);
    expect(standing).toMatchObject({ used: 2 });
    await database.query.transaction().execute((db) => accounts.book(db, 'a', month, 5));
    expect(await accounts.standing('a', month)).toMatchObject({ used: 7 });
  });

  it('never let work that ends beside bookings overdraw a plan', async () => {
    const database = await opened(await newPlace());
    const accounts = await openCreditAccounts(database, fakeClock());
    const plan = 30;
    let paid = 0;
    const work = async (turn: number): Promise<void> => {
      if (!(await accounts.reserve('a', month, plan))) return;
      if (turn % 3 > 0) {
        await accounts.settle('a', month, 1);
      } else {
        await database.query.transaction().execute((db) => accounts.book(db, 'a', month, 1));
        await accounts.settle('a', month, 0);
      }
      paid += 1;
    };
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 20 }, (_, turn) => work(round + turn)));
    expect(paid).toBe(plan);
    expect(await accounts.standing('a', month)).toEqual({ used: plan, reserved: 0 });
  });

  it('count whole credits far beyond 32 bits', async () => {
    const accounts: CreditAccounts = await openCreditAccounts(await opened(await newPlace()), fakeClock());
    await accounts.settle('a', month, 900_000_000_000);
    await accounts.settle('a', month, 1);
    expect((await accounts.standing('a', month)).used).toBe(900_000_000_001);
  });
});
