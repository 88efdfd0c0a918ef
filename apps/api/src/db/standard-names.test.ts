import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBeforeMigration } from '../../testing/older-database.ts';
import { migrate } from './migrate.ts';

let older: Awaited<ReturnType<typeof databaseBeforeMigration>>;
beforeAll(async () => void (older = await databaseBeforeMigration('0008_standard_names')));
afterAll(() => older?.close());

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const at = '2026-11-01T00:00:00Z';

test('rows keep their data under the new names', async () => {
  const { db, insert } = older;
  const kinds = ['not-there', 'cancelled-there', 'only-held', 'cancellation-refused'];
  for (const [n, kind] of kinds.entries())
    await insert('book_differences', { order_id: id(n), kind, found_at: at, said_at: at });
  for (const kind of ['captured', 'owed-back', 'refunded'])
    await insert('payment_events', { payment_id: id(1), kind, at });
  const intent = { order_id: id(1), actor_id: id(2), waived: false, requested_at: at };
  await insert('cancellation_intents', { ...intent, try_at: at, tries: 4 });

  expect(await migrate(db)).toBeGreaterThan(0);

  const rows = async (text: string) => (await db.pool.query({ text, rowMode: 'array' })).rows;
  expect(await rows('select kind, logged_at from ledger_differences order by order_id')).toEqual(
    ['missing-at-supplier', 'cancelled-at-supplier', 'held-at-supplier', 'cancellation-refused'].map(
      (kind) => [kind, new Date(at)],
    ),
  );
  expect(await rows('select kind from payment_events order by id')).toEqual([
    ['captured'],
    ['refund-queued'],
    ['refunded'],
  ]);
  expect(await rows('select next_attempt_at, attempts from cancellation_intents')).toEqual([
    [new Date(at), 4],
  ]);
  expect(
    await rows(
      `select indexname from pg_indexes where indexname ~ '(unnotified|next_attempt|ledger|untold|_try$|book_diff)' order by 1`,
    ),
  ).toEqual([
    ['cancellation_intents_next_attempt'],
    ['hotel_orders_unnotified'],
    ['ledger_differences_pkey'],
  ]);
});
