import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from './connect.ts';

let db: Database;
beforeAll(() => void (db = connect(inject('adminUrl'), 1, () => {})));
afterAll(() => db.close());

test('a count that JavaScript cannot hold is an error, never another number', async () => {
  const read = async (value: string) =>
    (await db.pool.query<{ n: number }>('select $1::bigint as n', [value])).rows[0]?.n;
  expect(await read('9007199254740991')).toBe(9_007_199_254_740_991);
  // CockroachDB's and Citus's own numbers of rows are as large (docs/operations/grow.md).
  await expect(read('1125899906842624001')).rejects.toThrow('1125899906842624001');
  expect(await read('-5'), 'the connection remains usable').toBe(-5);
});
