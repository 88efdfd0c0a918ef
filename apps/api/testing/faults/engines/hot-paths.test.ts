import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStatement } from '../../../src/db/connect.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { startJobs } from '../../../src/jobs.ts';
import { findCaller } from '../../../src/session/find-caller.ts';
import { seed } from '../../../src/seed/seed.ts';
import { testStart } from '../../environment.ts';
import { startService, type Reply, type TestService } from '../../service.ts';
import { payWith, prepaidOffer } from '../../prepaid-offers.ts';
import { constructsOf, functionsOf } from './constructs.ts';
import { hotPathFunctions, hotPathUses, otherUses, refused } from './known-uses.ts';
import { watchStatements, type WatchedStatements } from './watch-statements.ts';

let s: TestService;
let watched: WatchedStatements;
/** Tables whose rows get a number from a sequence. */
let numbered: Set<string>;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  numbered = new Set(
    (
      await s.sql<{ name: string }>(
        `select table_name as name from information_schema.columns where table_schema = 'public' and column_default like 'nextval%'`,
      )
    ).map(({ name }) => name),
  );
  watched = watchStatements();
});
afterAll(async () => {
  watched?.stop();
  await s?.close();
});

const answered = async (reply: Promise<Reply>) => {
  const { status, text, data } = await reply;
  if (status !== 200) throw new Error(`${status} ${text}`);
  return data;
};
const cancel = (token: string, orderId: string) =>
  answered(s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } }));
const seeding = { hotels: 300, demo: true, now: new Date(testStart), log: () => {} };
const sendCode = () =>
  s.call('POST', 'v1/auth/email/verify-code/send', { body: { email: 'reader@example.test', brand: 'main' } });

/** Runs every hot path, each as visitors and jobs do, and returns the statements of each. */
async function hotPaths(city: string): Promise<Record<string, string[]>> {
  const sent: Record<string, string[]> = {};
  const during = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
    let result!: T;
    const statements = await watched.during(async () => void (result = await work()));
    // The embedded gateway is not part of a production installation.
    sent[path] = [...(sent[path] ?? []), ...statements.filter((text) => !/\bsandbox_/.test(text))];
    return result;
  };
  const found = await s.firstOffer(city);
  await s.sql('insert into inventory_changes (hotel_id) values ($1)', [Number(found.hotelId)]); // there is something to refresh
  await during('search', async () => {
    await s.services.inventory.refresh();
    await answered(s.call('POST', 'v1/tp/hotel/search', { body: { code: city, stay: found.stay } }));
  });
  const { hotelId, stay } = found;
  await during('plans', () =>
    answered(s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay } })),
  );
  const { accessToken: token } = await during('login', () => s.login('noir'));
  await during('session', () => findCaller(s.services, token));
  const booked = await during('booking', () => answered(s.book(token, found.offerRef)));
  await during('order', () => answered(s.call('GET', `v1/user/hotel/order/${booked.orderId}`, { token })));
  await during('cancellation', () => cancel(token, booked.orderId));

  const hold = async () => answered(s.book(token, (await prepaidOffer(s, city)).offerRef));
  const held = await prepaidOffer(s, city);
  const prepaid = await during('booking', () => answered(s.book(token, held.offerRef)));
  await during('payment', () => answered(payWith(s, token, prepaid.payment.orderId)));
  await during('cancellation', () => cancel(token, prepaid.orderId)); // a refund
  const { orderId } = await hold();
  await during('cancellation', () => cancel(token, orderId)); // held rooms
  await hold(); // expires
  s.pass(2 * 60 * 60_000);
  // Each runs once at its start; what the first round queues, the second one finds.
  for (let round = 0; round < 2; round++) await during('jobs', () => startJobs(s.services)());
  expect(s.logged.filter(({ text }) => String(text).startsWith('a job failed'))).toEqual([]);
  return sent;
}

test('what the hot paths use is known', async () => {
  const sent = await hotPaths('par');
  const uses = Object.entries(sent).map(([path, statements]) => [
    path,
    [...new Set(statements.flatMap((text) => constructsOf(text, numbered)))].toSorted(),
  ]);
  expect(uses).toEqual(Object.entries(hotPathUses));
  const functions = new Set(Object.values(sent).flat().flatMap(functionsOf));
  expect([...functions].toSorted()).toEqual(hotPathFunctions);
});

test('the hot paths work on a database that refuses what such engines lack', async () => {
  const lacks = (text: string) => constructsOf(text, numbered).some((each) => refused.includes(each));
  watched.refuse(lacks);
  try {
    const sent = await hotPaths('tyo');
    expect(Object.values(sent).flat().filter(lacks)).toEqual([]);
    const others = { migrating: () => migrate(s.services.db), filling: () => seed(s.services.db, seeding) };
    for (const work of Object.values(others)) await expect(work()).rejects.toMatchObject({ code: '0A000' });
    expect((await sendCode()).status).toBe(500);
  } finally {
    watched.refuse(() => false);
  }
});

test('what else needs it is known', async () => {
  const uses: Record<string, () => Promise<unknown>> = {
    'migrating, at each start': () => migrate(s.services.db),
    'moving allotments on, at each start': () => seed(s.services.db, seeding),
    'codes by email and SMS': sendCode,
  };
  const statementsOf: Record<string, string[]> = { 'each connection, at its start': [firstStatement.text] };
  for (const [name, work] of Object.entries(uses)) statementsOf[name] = await watched.during(work);
  const used = [];
  for (const [name, statements] of Object.entries(statementsOf)) {
    const constructs = new Set(statements.flatMap((text) => constructsOf(text, numbered)));
    used.push([name, [...constructs].filter((construct) => refused.includes(construct)).toSorted()]);
  }
  expect(used).toEqual(Object.entries(otherUses));
});
