import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inventory } from '../../../inventory/inventory.ts';
import { assertLedgersBalance } from '../../../../testing/ledger-assertions.ts';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { finishCancellations } from '../../stays/open-intents.ts';
import { compareLedgers } from './compare-ledgers.ts';
import { notifyOrders } from '../emails/booking-emails.ts';
import { reconcile } from '../holds/reconcile.ts';
import { expireHolds } from '../holds/release-hold.ts';
import { prepaidOffer } from '../../../../testing/prepaid-offers.ts';

let s: TestService;
let embedded: Inventory;
let member: { id: string; token: string };
beforeAll(async () => {
  s = await startService();
  embedded = s.services.inventory;
  [member] = (await s.addMembers(1, 'noir')) as [typeof member];
});
afterAll(() => s.close());
beforeEach(() => {
  s.clock.now = new Date(testStart);
  s.logged.length = 0;
});
afterEach(() => void (s.services.inventory = embedded));

const minutes = (count: number) => s.pass(count * 60_000);
async function booked(city = 'tyo') {
  const { data, text } = await s.book(member.token, (await s.firstOffer(city)).offerRef);
  expect(data?.status, text).toBe('confirmed');
  const [row] = await s.sql<{ locator: string }>('select locator from hotel_orders where id = $1', [
    data.orderId,
  ]);
  return { orderId: data.orderId as string, locator: row!.locator };
}
const alarms = (orderId: string) =>
  s.logged.filter(
    (line) =>
      line.level === 'error' && line.orderId === orderId && /manual review needed/.test(String(line.text)),
  );
const difference = async (orderId: string) =>
  (
    await s.sql<{ kind: string; ended: boolean }>(
      'select kind, ended_at is not null as ended from ledger_differences where order_id = $1',
      [orderId],
    )
  )[0];

describe('ledgers that differ', () => {
  test('agreeing ones raise nothing, and orders being cancelled are left alone', async () => {
    const { orderId } = await booked();
    s.services.inventory = {
      ...embedded,
      cancel: async (request) => (
        await embedded.cancel(request),
        Promise.reject(new Error('socket hang up'))
      ),
    };
    await s.call('DELETE', 'v1/hotel/booking', { token: member.token, body: { orderId } });
    s.services.inventory = embedded;
    minutes(3);
    expect(await compareLedgers(s.services)).toMatchObject({ different: 0 });
    await finishCancellations(s.services);
    expect(await difference(orderId)).toBeUndefined();
    await assertLedgersBalance(s);
  });

  test('reported cancelled once: an alert, and nothing is decided; it ends if it was not so', async () => {
    const { orderId } = await booked();
    s.services.inventory = {
      ...embedded,
      retrieve: async (key) => ({ ...(await embedded.retrieve(key))!, state: 'cancelled' }),
    };
    minutes(3);
    await compareLedgers(s.services);
    expect([await difference(orderId), alarms(orderId).length]).toEqual([
      { kind: 'cancelled-at-supplier', ended: false },
      1,
    ]);
    s.services.inventory = embedded;
    minutes(6);
    await compareLedgers(s.services);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 0, open: 0 });
    expect(await difference(orderId)).toEqual({ kind: 'cancelled-at-supplier', ended: true });
    await assertLedgersBalance(s);
  });

  test('cancelled at the hotel without a request: an alert, and once it is reported twice the order is cancelled too, at no cost; the member is notified', async () => {
    const { orderId, locator } = await booked();
    await embedded.cancel({ locator, email: 'any@example.test', now: s.clock.now });
    minutes(3);
    await compareLedgers(s.services);
    expect((await s.sql('select status from hotel_orders where id = $1', [orderId]))[0]).toEqual({
      status: 'confirmed',
    });
    minutes(6);
    await compareLedgers(s.services);
    expect([await difference(orderId), alarms(orderId).length]).toEqual([
      { kind: 'cancelled-at-supplier', ended: false },
      1,
    ]);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 1, open: 0 });
    const order = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token: member.token });
    expect(order.data, order.text).toMatchObject({
      status: 'cancelled',
      cancellationPenalty: { amount: 0 },
    });
    expect(order.data.events.at(-1).kind).toBe('cancelledByHotel');
    await notifyOrders(s.services);
    const [email] = await s.sql<{ data: object }>('select data from outbox where dedupe_key = $1', [
      `booking-cancelled:${orderId}`,
    ]);
    expect(email?.data).toMatchObject({ by: 'hotel', outcome: 'free' });
    minutes(6);
    await compareLedgers(s.services);
    expect([
      await difference(orderId),
      (await s.sql('select status from hotel_orders where id = $1', [orderId]))[0],
    ]).toEqual([{ kind: 'cancelled-at-supplier', ended: true }, { status: 'cancelled' }]);
    await assertLedgersBalance(s);
  });

  test('missing, or only held: reported; ends by itself once they agree again', async () => {
    const { orderId } = await booked();
    minutes(3);
    s.services.inventory = { ...embedded, retrieve: async () => null };
    await compareLedgers(s.services);
    expect(await difference(orderId)).toEqual({ kind: 'missing-at-supplier', ended: false });
    minutes(6);
    s.services.inventory = {
      ...embedded,
      retrieve: async (key) => ({ ...(await embedded.retrieve(key))!, state: 'held' }),
    };
    await compareLedgers(s.services);
    expect(await difference(orderId)).toEqual({ kind: 'held-at-supplier', ended: false });
    minutes(6);
    s.services.inventory = embedded;
    await compareLedgers(s.services);
    expect(await difference(orderId)).toEqual({ kind: 'held-at-supplier', ended: true });
  });

  test('works in turns: a run checks a batch, the next continues, and one about which there is no answer comes last', async () => {
    const { orderId } = await booked();
    await s.sql(
      `insert into hotel_orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'booking_number', 'T' || n, 'client_ref', 'T' || n, 'locator', 'T' || n))).* from hotel_orders o, generate_series(1, 450) n where o.id = $1`,
      [orderId],
    );
    await s.sql('update hotel_orders set next_check_at = null');
    minutes(3);
    const queried: string[] = [];
    s.services.inventory = {
      ...embedded,
      retrieve: async (key) => {
        if (!('locator' in key)) return null;
        if (queried.length === 100 && key.locator !== queried.at(-1)) {
          queried.push('broken');
          throw new Error('socket hang up');
        }
        queried.push(key.locator);
        return {
          clientRef: '',
          locator: key.locator,
          confirmationNumber: '',
          state: 'confirmed',
          cancellationNumber: null,
          heldUntil: null,
          rooms: [{ state: 'booked', cancellationNumber: null }],
        };
      },
    };
    const runs = [];
    for (let i = 0; i < 4; i++) {
      runs.push((await compareLedgers(s.services)).compared);
      if (i === 2) minutes(6);
    }
    const [standing] = await s.sql<{ n: number }>(
      `select count(*)::int as n from hotel_orders where status = 'confirmed'`,
    );
    expect(runs).toEqual([100, 200, standing!.n - 301, 1]);
    const own = queried.filter((locator) => /^T\d+$/.test(locator));
    expect(new Set(own).size).toBe(450);
    expect(own.length, 'nobody twice').toBe(450);
    await s.sql(`delete from hotel_orders where booking_number ~ '^T[0-9]+$'`);
  });

  test('checks more often the newer a booking is and the nearer its arrival', async () => {
    const { locator } = await booked('sin');
    const asked: number[] = [];
    const bookedAt = s.clock.now.getTime();
    s.services.inventory = {
      ...embedded,
      retrieve: (key) => {
        if ('locator' in key && key.locator === locator) asked.push(s.clock.now.getTime() - bookedAt);
        return embedded.retrieve(key);
      },
    };
    const days = (count: number) => count * 24 * 60 * 60_000;
    const arrival = Date.parse('2026-12-01T00:00:00Z') - bookedAt;
    for (let at = 0; at < arrival; at += 30 * 60_000) {
      await compareLedgers(s.services);
      minutes(30);
    }
    const within = (from: number, to: number) => asked.filter((at) => at >= from && at < to).length;
    expect(asked[0], 'at once').toBe(30 * 60_000);
    expect([within(0, days(1)), within(days(8), days(9)), within(arrival - days(1), arrival)]).toEqual([
      3, 1, 4,
    ]);
    expect(asked.length, 'in three weeks').toBeLessThan(40);
  });
});

const stateAtSupplier = (orderId: string) =>
  s.sql('select b.state from supplier_bookings b join hotel_orders o using (client_ref) where o.id = $1', [
    orderId,
  ]);

describe('a supplier that answers later than we wait', () => {
  test('books for an order that was given up, after its caller has gone: it is found and undone, once', async () => {
    const found = await s.firstOffer('par');
    let late: Promise<unknown> = Promise.resolve();
    let go = () => {};
    s.services.inventory = {
      ...embedded,
      book: (request) => {
        late = new Promise<void>((done) => (go = done)).then(() => embedded.book(request));
        return Promise.reject(new Error('time-out'));
      },
    };
    const { data } = await s.book(member.token, found.offerRef);
    s.services.inventory = embedded;
    minutes(11);
    expect(await reconcile(s.services, 15_000, 600_000)).toEqual({ confirmed: 0, failed: 1 });
    go();
    await late;
    expect(await stateAtSupplier(data.orderId)).toEqual([{ state: 'confirmed' }]);
    await compareLedgers(s.services);
    expect(await stateAtSupplier(data.orderId)).toEqual([{ state: 'cancelled' }]);
    await assertLedgersBalance(s);
  });

  test.each(['property', 'prepaid'] as const)(
    'refuses what it has carried out, or carries it out later (%s): undone, and asked the less often the longer it is ago',
    async (payAt) => {
      const { offerRef } = payAt === 'property' ? await s.firstOffer('par') : await prepaidOffer(s, 'par');
      let arrive: () => Promise<unknown> = () => Promise.resolve();
      let [reference, asked] = ['', 0];
      const refusing: Inventory = {
        ...embedded,
        capabilities: { ...embedded.capabilities, lateBookingMs: 24 * 3_600_000 },
        book: async (request) => (await embedded.book(request), { outcome: 'soldOut' }),
        hold: async (request) => {
          reference = request.clientRef;
          arrive = () => embedded.hold(request);
          return { outcome: 'soldOut' };
        },
        retrieve: (key) => {
          if ('clientRef' in key && key.clientRef === reference) asked++;
          return embedded.retrieve(key);
        },
      };
      s.services.inventory = refusing;
      expect((await s.book(member.token, offerRef)).code).toBe('ht0005');
      await compareLedgers(s.services);
      if (payAt === 'property') return assertLedgersBalance(s);
      for (let i = 0; i < 60; i += 1) {
        minutes(i < 24 ? 5 : 30);
        await compareLedgers(s.services);
      }
      expect(asked).toBeLessThan(15);
      await arrive();
      for (let hour = 0; hour < 5; hour += 1) {
        minutes(60);
        await compareLedgers(s.services);
      }
      await assertLedgersBalance(s);
    },
  );

  test.each(['property', 'prepaid'] as const)(
    'confirms after the order was given up (%s), and cannot be reached to undo it: retried until it does',
    async (payAt) => {
      const { offerRef } = payAt === 'property' ? await s.firstOffer('par') : await prepaidOffer(s, 'par');
      const given = (clientRef: string) =>
        s.sql(`update hotel_orders set status = 'failed', failure = 'given up' where client_ref = $1`, [
          clientRef,
        ]);
      let reference = '';
      s.services.inventory = {
        ...embedded,
        book: async (request) => (await given((reference = request.clientRef)), embedded.book(request)),
        hold: async (request) => (await given((reference = request.clientRef)), embedded.hold(request)),
        release: () => Promise.reject(new Error('socket hang up')),
      };
      const before = await s.sql('select sum(sold) from room_nights');
      expect((await s.book(member.token, offerRef)).code).toBe('bk0002');
      expect(await s.sql('select sum(sold) from room_nights')).not.toEqual(before);
      s.services.inventory = embedded;
      s.pass(31_000);
      await Promise.all([expireHolds(s.services), expireHolds(s.services)]);
      expect(await s.sql('select state from supplier_bookings where client_ref = $1', [reference])).toEqual([
        { state: 'cancelled' },
      ]);
      expect(await s.sql('select sum(sold) from room_nights')).toEqual(before);
    },
  );
});
