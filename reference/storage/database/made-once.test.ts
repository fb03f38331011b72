import { expect, it } from 'vitest';
import { onEachDatabase, opened } from '../testing/databases.js';
import { madeOnce } from './made-once.js';

onEachDatabase('a query made once', (newPlace) => {
  it('is built once and runs with the values of each call, beside itself too', async () => {
    const { query } = await opened(await newPlace());
    const account = (owner: string, used: number) => ({ owner, month: 1, used, reserved: 0, reserved_at: 0 });
    await query
      .insertInto('credit_accounts')
      .values([account('a', 1), account('b', 2), account('c', 3)])
      .execute();
    let built = 0;
    const usedBy = madeOnce<{ owner: string; least: number }, { used: number }>(query, (value) => {
      built += 1;
      return query
        .selectFrom('credit_accounts')
        .select('used')
        .where('used', '>=', value('least'))
        .where('owner', '=', value('owner'));
    });
    const asked = [
      { owner: 'a', least: 0 },
      { owner: 'b', least: 0 },
      { owner: 'c', least: 4 },
    ];
    expect(await Promise.all(asked.map(usedBy))).toEqual([[{ used: 1 }], [{ used: 2 }], []]);
    expect(built).toBe(1);
  });
});
