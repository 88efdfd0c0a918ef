import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { isDeadlock } from '../platform/database-unavailable.ts';
import { onObserved } from '../platform/observed.ts';
import { copyDatabase } from '../../testing/database.ts';
import { connect, type Database } from './connect.ts';
import { sql } from './drizzle.ts';
import { inTransaction } from './in-transaction.ts';
import { queryPrepared } from './query-prepared.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await copyDatabase(inject('adminUrl'), inject('template'));
  drop = database.drop;
  db = connect(database.url, 4, () => {});
  await db.pool.query('create table counters (id int primary key, n int not null)');
});
beforeEach(() => db.pool.query('truncate counters; insert into counters values (1, 0), (2, 0)'));
afterAll(async () => {
  await db.close();
  await drop();
});

const add = 'update counters set n = n + 1 where id = ';
/** Two of them that have each locked their first row before either asks for its second. */
function meeting(): () => Promise<void> {
  let open = () => {};
  const both = new Promise<void>((resolve) => void (open = resolve));
  let here = 0;
  return () => {
    if (++here === 2) open();
    return here > 2 ? Promise.resolve() : both; // the retry has no competitor
  };
}
async function countDeadlocks(work: () => Promise<unknown>): Promise<boolean[]> {
  const seen: boolean[] = [];
  const end = onObserved('deadlock', ({ retried }) => seen.push(retried));
  await work().finally(end);
  return seen;
}

test('two transactions that lock in opposite order are both done', async () => {
  const met = meeting();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tries = { first: 0, second: 0 };
  const seen = await countDeadlocks(() =>
    Promise.all([
      inTransaction(db.pool, async (client) => {
        if (tries.first++ > 0) await second.promise; // otherwise it may take its row before the other wakes up
        await client.query(`${add}1`);
        await met();
        await client.query(`${add}2`);
      }).then(first.resolve),
      db.orm
        .transaction(async (tx) => {
          if (tries.second++ > 0) await first.promise;
          await tx.execute(sql.raw(`${add}2`));
          await met();
          await tx.execute(sql.raw(`${add}1`));
        })
        .then(second.resolve),
    ]),
  );
  expect(seen).toEqual([true]);
  expect((await db.pool.query('select n from counters')).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

const failing = `do $$ begin raise exception 'opposite' using errcode = '40P01'; end $$`;
test.each([
  ['a statement of the pool', () => db.pool.query(failing)],
  ['a prepared one', () => queryPrepared(db.pool, { text: failing })],
  ['a transaction', () => db.orm.transaction((tx) => tx.execute(sql.raw(failing)))],
])('%s is repeated twice, and then fails as a deadlock', async (_, run) => {
  let failure: unknown;
  const seen = await countDeadlocks(() => run().catch((error: unknown) => void (failure = error)));
  expect(seen).toEqual([true, true, false]);
  expect(isDeadlock(failure)).toBe(true);
});

test('anything else is not repeated', async () => {
  let runs = 0;
  await expect(
    retryDeadlocks(async () => {
      runs++;
      throw new Error('the work failed');
    }),
  ).rejects.toThrow('the work failed');
  expect(runs).toBe(1);
});
