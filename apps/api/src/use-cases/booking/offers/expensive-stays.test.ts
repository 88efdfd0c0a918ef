import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vocabulary } from '../../../inventory/vocabulary.ts';
import { startService, type TestOffer, type TestService } from '../../../../testing/service.ts';

/** A month for eight in four rooms: the most expensive stay possible. */
const stay = {
  checkIn: '2026-12-20',
  checkOut: '2027-01-19',
  rooms: Array.from({ length: 4 }, () => ({ adults: 2 })),
};
const currencies = [...new Set([...vocabulary().places.values()].map((place) => place.currency))].toSorted();
/** Past every deadline, and before the day of arrival everywhere. */
const late = '2026-12-20T02:00:00Z';
let s: TestService;
let member: { id: string; token: string };
beforeAll(async () => {
  s = await startService();
  [member] = (await s.addMembers(1, 'noir')) as [typeof member];
});
afterAll(() => s.close());

type Offer = TestOffer['offer'];
/** All offers of the most expensive room sold in a currency, most expensive first. */
async function mostExpensive(currency: string): Promise<Offer[]> {
  const [room] = await s.sql<{ id: number; hotel_id: number }>(
    'select r.id, r.hotel_id from room_types r join hotels h on h.id = r.hotel_id where h.currency = $1 and r.max_adults >= 2 order by base_rate desc, r.id limit 1',
    [currency],
  );
  if (!room) throw new Error(`no hotel sells in ${currency}`);
  await s.leave(room.id, 9);
  const plans = await s.call('POST', 'v1/tp/hotel/plan/search', {
    body: { hotelId: String(room.hotel_id), stay, payAt: ['property', 'prepaid'] },
  });
  const own = (plans.data.rooms as { room: { id: number }; offers: Offer[] }[]).find(
    (r) => r.room.id === room.id,
  );
  if (!own) throw new Error(`${plans.text.slice(0, 300)}`);
  return own.offers.toSorted((a, b) => b.price.total.amount - a.price.total.amount);
}

test('the demonstration sells in the currency of every country', async () => {
  const rows = await s.sql<{ currency: string }>('select distinct currency from hotels order by 1');
  expect(rows.map((row) => row.currency)).toEqual(currencies);
});

describe.each(currencies)('in %s', (currency) => {
  test('the most expensive stay offered can be booked at its price', async () => {
    const [offer] = await mostExpensive(currency);
    if (!offer) throw new Error('no offer');
    expect(offer.price.total.currency).toBe(currency);
    const booked = await s.book(member.token, offer.offerRef);
    expect(booked.status, booked.text).toBe(200);
    const order = await s.call('GET', `v1/user/hotel/order/${booked.data.orderId}`, { token: member.token });
    expect(order.data).toMatchObject({ status: 'confirmed', price: offer.price, total: offer.price.total });
  });

  test('a late cancellation of one costs its first night', async () => {
    const offer = (await mostExpensive(currency)).find((o) => o.plan.code === 'flexible');
    if (!offer) throw new Error('no flexible offer');
    const booked = await s.book(member.token, offer.offerRef);
    expect(booked.status, booked.text).toBe(200);
    const before = s.clock.now;
    s.clock.now = new Date(late);
    const { accessToken: token } = await s.session(member.id);
    const penalty = offer.cancellation.windows.at(-1)?.penalty;
    const cancelled = await s.call('DELETE', 'v1/hotel/booking', {
      token,
      body: { orderId: booked.data.orderId, acceptedPenalty: penalty },
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(
      (await s.call('GET', `v1/user/hotel/order/${booked.data.orderId}`, { token })).data.cancellationPenalty,
    ).toEqual(penalty);
    s.clock.now = before;
  });

  test('an equally expensive prepaid stay is charged in whole New Taiwan dollars', async () => {
    const offer = (await mostExpensive(currency)).find((o) => o.plan.payAt === 'prepaid');
    if (!offer) throw new Error('no prepaid offer');
    const booked = await s.book(member.token, offer.offerRef);
    expect(booked.status, booked.text).toBe(200);
    expect(booked.data.payment.amount).toEqual(offer.charge?.amount);
    expect(Number.isSafeInteger(offer.charge?.amount.amount)).toBe(true);
    if (currency === 'TWD') return;
    const page = await s.call('GET', `v1/product/order/payment/${booked.data.payment.orderId}`, {
      token: member.token,
      locale: 'en',
    });
    const lines = (page.data.order as { lines: { term: string; value: string }[] }).lines.map(
      (line) => line.value,
    );
    const rate = lines.find((line) => line.includes('1 = ')) ?? '';
    expect(rate, lines.join(' | ')).toMatch(/^\D+1 = \D+(?!0)[\d,]+(\.\d+)? \(20 November 2026\)$/);
    expect(
      rate
        .replace(/^.*? = /, '')
        .replace(/ \(.*/, '')
        .replaceAll(/\D/g, '').length,
      rate,
    ).toBeLessThanOrEqual(5);
  });
});
