import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyOrders } from '../../src/use-cases/booking/emails/booking-emails.ts';
import { finishCancellations } from '../../src/use-cases/stays/open-intents.ts';
import { completeStays } from '../../src/use-cases/booking/holds/reconcile.ts';
import { assertRooms } from '../ledger-assertions.ts';
import { testStart } from '../environment.ts';
import { newKey, startService, type TestOffer, type Reply, type TestService } from '../service.ts';

let s: TestService;
let member: { id: string; token: string };
beforeAll(async () => {
  s = await startService();
  [member] = (await s.addMembers(1, 'noir')) as [typeof member];
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

interface Place {
  zone: string;
  checkIn: string;
  checkInTime: string;
  daysBefore: number;
  /** The deadline, in the hotel's local time. */
  until: string;
  deadline: string;
  closes: string;
}
/** Instants calculated by hand from each zone's clock changes. */
const places: [string, Place][] = [
  [
    'Tokyo, which has no summer time',
    {
      zone: 'Asia/Tokyo',
      checkIn: '2027-03-28',
      checkInTime: '15:00',
      daysBefore: 1,
      until: '15:00',
      deadline: '2027-03-27T06:00:00Z',
      closes: '2027-03-28T15:00:00Z',
    },
  ],
  [
    'Paris, on the day on which an hour is left out',
    {
      zone: 'Europe/Paris',
      checkIn: '2027-03-28',
      checkInTime: '15:00',
      daysBefore: 1,
      until: '15:00',
      deadline: '2027-03-27T14:00:00Z',
      closes: '2027-03-28T22:00:00Z',
    },
  ],
  [
    'Paris, on the day on which an hour comes twice',
    {
      zone: 'Europe/Paris',
      checkIn: '2027-10-31',
      checkInTime: '15:00',
      daysBefore: 2,
      until: '15:00',
      deadline: '2027-10-29T13:00:00Z',
      closes: '2027-10-31T23:00:00Z',
    },
  ],
  [
    'New York, with a check-in time that does not exist that day',
    {
      zone: 'America/New_York',
      checkIn: '2027-03-14',
      checkInTime: '02:30',
      daysBefore: 1,
      until: '02:30',
      deadline: '2027-03-13T07:30:00Z',
      closes: '2027-03-15T04:00:00Z',
    },
  ],
  [
    'Cairo, where the midnight at which a stay has begun is left out',
    {
      zone: 'Africa/Cairo',
      checkIn: '2027-04-29',
      checkInTime: '14:00',
      daysBefore: 1,
      until: '14:00',
      deadline: '2027-04-28T12:00:00Z',
      closes: '2027-04-29T22:00:00Z',
    },
  ],
  [
    'Lord Howe, where the clock goes by half hours',
    {
      zone: 'Australia/Lord_Howe',
      checkIn: '2027-04-04',
      checkInTime: '15:00',
      daysBefore: 1,
      until: '15:00',
      deadline: '2027-04-03T04:00:00Z',
      closes: '2027-04-04T13:30:00Z',
    },
  ],
  [
    'Sydney, where summer time begins between the deadline and the arrival',
    {
      zone: 'Australia/Sydney',
      checkIn: '2027-10-04',
      checkInTime: '15:00',
      daysBefore: 2,
      until: '15:00',
      deadline: '2027-10-02T05:00:00Z',
      closes: '2027-10-04T13:00:00Z',
    },
  ],
  [
    'New York, with a deadline that does not exist that day',
    {
      zone: 'America/New_York',
      checkIn: '2027-03-15',
      checkInTime: '15:00',
      daysBefore: 1,
      until: '02:30',
      deadline: '2027-03-14T07:00:00Z',
      closes: '2027-03-16T04:00:00Z',
    },
  ],
  [
    'Paris, with a deadline that comes twice that day',
    {
      zone: 'Europe/Paris',
      checkIn: '2027-11-01',
      checkInTime: '15:00',
      daysBefore: 1,
      until: '02:30',
      deadline: '2027-10-31T00:30:00Z',
      closes: '2027-11-01T23:00:00Z',
    },
  ],
];

let nth = 0;
/** An offer at a hotel moved to the given place. */
async function offerAt({ zone, checkIn, checkInTime, daysBefore, until }: Place): Promise<TestOffer> {
  const stay = {
    checkIn,
    checkOut: new Date(Date.parse(checkIn) + 2 * 86_400_000).toISOString().slice(0, 10),
    rooms: [{ adults: 2 }],
  };
  const { hotelId } = await s.firstOffer('par', stay, nth++ % 4);
  await s.sql('update hotels set time_zone = $2, check_in_time = $3 where id = $1', [
    hotelId,
    zone,
    checkInTime,
  ]);
  await s.sql('update rate_plans set cancellation = $2 where hotel_id = $1', [
    hotelId,
    JSON.stringify({ kind: 'free-until', daysBefore, time: until }),
  ]);
  await s.sql('insert into inventory_changes (hotel_id) values ($1)', [hotelId]);
  await s.services.inventory.refresh();
  const [{ id } = { id: 0 }] = await s.sql<{ id: number }>(
    'select min(id) as id from room_types where hotel_id = $1',
    [hotelId],
  );
  await s.leave(id, 20);
  const plans = await s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay } });
  const room = (plans.data.rooms as { room: { id: number }; offers: TestOffer['offer'][] }[]).find(
    (r) => r.room.id === id,
  );
  if (!room?.offers[0]) throw new Error('no offer');
  return {
    hotelId,
    roomTypeId: id,
    total: room.offers[0].price.total.amount,
    offer: room.offers[0],
    offerRef: room.offers[0].offerRef,
    stay,
  };
}
const at = async (instant: string, seconds: number) => {
  s.clock.now = new Date(Date.parse(instant) + seconds * 1000);
  member.token = (await s.session(member.id)).accessToken;
};
const cancel = (orderId: string, more: object = {}): Promise<Reply> =>
  s.call('DELETE', 'v1/hotel/booking', { token: member.token, body: { orderId, ...more } });
const detail = async (orderId: string) =>
  (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token: member.token })).data;
async function order(found: TestOffer): Promise<string> {
  member.token = (await s.session(member.id)).accessToken;
  const reply = await s.book(member.token, found.offerRef, { key: newKey() });
  expect(reply.status, reply.text).toBe(200);
  return reply.data.orderId as string;
}

describe.each(places)('in %s', (_where, place) => {
  test('free until the second of the deadline, the first night from the next, rejected once the stay has begun', async () => {
    const found = await offerAt(place);
    expect(Date.parse(found.offer.cancellation.deadline ?? '')).toBe(Date.parse(place.deadline));
    const penalty = found.offer.cancellation.windows.at(-1)?.penalty.amount ?? 0;
    expect(penalty).toBeGreaterThan(0);
    const orders = [
      await order(found),
      await order(found),
      await order(found),
      await order(found),
      await order(found),
    ] as const;
    const free = { penalty: { amount: 0 } };

    await at(place.deadline, -1);
    expect((await cancel(orders[0])).data).toMatchObject(free);
    await at(place.deadline, 0);
    expect(
      (await s.call('GET', `v1/user/hotel/order/${orders[1]}`, { token: member.token })).data.cancelNow,
    ).toMatchObject({ free: true });
    expect((await cancel(orders[1])).data).toMatchObject(free);
    await at(place.deadline, 1);
    const late = await cancel(orders[2], {
      acceptedPenalty: { amount: 0, currency: found.offer.price.total.currency },
    });
    expect([late.status, late.code, late.failure.details]).toMatchObject([
      409,
      'bk0006',
      { free: false, penalty: { amount: penalty } },
    ]);
    expect(
      (
        await cancel(orders[2], {
          acceptedPenalty: { amount: penalty, currency: found.offer.price.total.currency },
        })
      ).data,
    ).toMatchObject({
      penalty: { amount: penalty },
    });
    await at(place.closes, -1);
    expect(
      (
        await cancel(orders[3], {
          acceptedPenalty: { amount: penalty, currency: found.offer.price.total.currency },
        })
      ).data,
    ).toMatchObject({
      penalty: { amount: penalty },
    });
    await at(place.closes, 0);
    expect((await cancel(orders[4])).code).toBe('bk0005');
    expect(
      (await s.call('GET', `v1/user/hotel/order/${orders[4]}`, { token: member.token })).data,
    ).toMatchObject({ status: 'confirmed', cancelNow: null });
    await assertRooms(s);
  });
});

test('twenty at once: one cancellation number, rooms returned once, one event, one email', async () => {
  const found = await s.firstOffer('tyo');
  const orderId = await order(found);
  const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(orderId)));
  for (const reply of replies) expect(reply.status, reply.text).toBe(200);
  expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1);
  expect(
    await s.sql(`select kind from order_events where order_id = $1 and kind = 'cancelled'`, [orderId]),
  ).toHaveLength(1);
  await Promise.all([notifyOrders(s.services), notifyOrders(s.services)]);
  await notifyOrders(s.services);
  expect(
    await s.sql(`select 1 from outbox where dedupe_key = $1`, [`booking-cancelled:${orderId}`]),
  ).toHaveLength(1);
  await assertRooms(s);
});

test('a cancellation and the end of the stay at once: one of them, never both', async () => {
  const found = await offerAt(places[0]![1]);
  const orders = await Promise.all(Array.from({ length: 6 }, () => order(found)));
  await at(places[0]![1].closes, -1);
  const { penalty } = (await s.call('GET', `v1/user/hotel/order/${orders[0]}`, { token: member.token })).data
    .cancelNow;
  const replies = await Promise.all([
    ...orders.map((orderId) => cancel(orderId, { acceptedPenalty: penalty })),
    completeStays(s.services),
  ]);
  expect(replies.slice(0, 6).map((reply) => reply?.status)).toEqual(orders.map(() => 200));
  await at('2027-04-05T00:00:00Z', 0);
  await completeStays(s.services);
  expect(await s.sql('select distinct status from hotel_orders where id = any($1)', [orders])).toEqual([
    { status: 'cancelled' },
  ]);
});

describe("the supplier's response is lost", () => {
  test('after it cancelled: reported as failed, and a retry is the same single cancellation', async () => {
    const orderId = await order(await s.firstOffer('tyo'));
    const { inventory } = s.services;
    const real = inventory.cancel.bind(inventory);
    inventory.cancel = async (request) => {
      await real(request);
      throw new Error('socket hang up');
    };
    const lost = await cancel(orderId);
    inventory.cancel = real;
    expect([lost.status, lost.code]).toEqual([502, 'bk0004']);
    const again = await cancel(orderId);
    expect(again.status, again.text).toBe(200);
    expect(
      await s.sql(
        'select cancellation_number as number from supplier_bookings b join hotel_orders o on o.locator = b.locator where o.id = $1',
        [orderId],
      ),
    ).toEqual([{ number: again.data.hotelCancellationNumber }]);
    await assertRooms(s);
  });

  test('before it did anything: reported, the order keeps the request, and the reconciler cancels it once', async () => {
    const orderId = await order(await s.firstOffer('tyo'));
    const { inventory } = s.services;
    const real = inventory.cancel;
    inventory.cancel = () => Promise.reject(new Error('socket hang up'));
    const lost = await cancel(orderId);
    inventory.cancel = real;
    expect([lost.status, lost.code]).toEqual([502, 'bk0004']);
    expect(await detail(orderId)).toMatchObject({
      status: 'confirmed',
      cancelAskedAt: s.clock.now.toISOString(),
    });
    expect(await finishCancellations(s.services), 'it is left to the call at first').toEqual({
      cancelled: 0,
      open: 0,
    });
    s.pass(21_000);
    const both = await Promise.all([finishCancellations(s.services), finishCancellations(s.services)]);
    expect(both.map(({ cancelled }) => cancelled).toSorted()).toEqual([0, 1]);
    expect(await detail(orderId)).toMatchObject({ status: 'cancelled', cancelAskedAt: null });
    expect((await cancel(orderId)).status).toBe(200);
    await assertRooms(s);
  });

  test('when the penalty is requested: reported as busy, and nothing is cancelled', async () => {
    const orderId = await order(await s.firstOffer('tyo'));
    const { inventory } = s.services;
    const real = inventory.quoteCancel;
    inventory.quoteCancel = () => Promise.reject(new Error('socket hang up'));
    const lost = await cancel(orderId, { acceptedPenalty: { amount: 1, currency: 'JPY' } });
    inventory.quoteCancel = real;
    expect([lost.status, lost.code]).toEqual([503, 'sy0001']);
    expect(await detail(orderId)).toMatchObject({ status: 'confirmed', cancelAskedAt: null });
    expect((await cancel(orderId)).status).toBe(200);
  });

  test('before the deadline, with a retry after it: the original penalty applies', async () => {
    const place = places[0]![1];
    const orderId = await order(await offerAt(place));
    await at(place.deadline, -1);
    const { inventory } = s.services;
    const real = inventory.cancel.bind(inventory);
    inventory.cancel = async (request) => {
      await real(request);
      throw new Error('socket hang up');
    };
    await cancel(orderId);
    inventory.cancel = real;
    await at(place.deadline, 60);
    expect((await cancel(orderId)).data).toMatchObject({ penalty: { amount: 0 } });
  });
});
