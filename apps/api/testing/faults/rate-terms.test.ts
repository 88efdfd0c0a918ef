import { faultOf } from '@voyage/domain/rate-sums.ts';
import type { PriceLine } from '@voyage/domain/rate-terms.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan } from '@voyage/contracts/hotel.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import { depositsOf, firstHotel } from '../memory-inventory/hotel.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../environment.ts';
import { offerToPay, runJobs, startOnMemory } from '../memory-inventory/service.ts';
import { keyMs, type MemorySupplier } from '../memory-inventory/supplier.ts';
import { pdfText, textMarkedAs } from '../pdf-text.ts';
import { threeNights, type TestService } from '../service.ts';

// What a supplier states of a rate, from its answer to the papers of a booking.

let s: TestService;
let supplier: MemorySupplier;
beforeAll(async () => {
  ({ s, supplier } = await startOnMemory());
});
afterAll(() => s.close());
beforeEach(() => {
  s.clock.now = new Date(testStart);
  supplier.bookings.length = 0;
});

const family = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [9] },
];
async function member() {
  const [one] = await s.addMembers(1, 'basic');
  const { id, token } = one!;
  const emails = async () => {
    await runJobs(s);
    const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
    return s.emails(owner?.username ?? '');
  };
  return { token, emails };
}
async function offered(payAt: 'property' | 'prepaid', rooms: object[] = threeNights.rooms): Promise<Offer> {
  const { data, text } = await s.call('POST', 'v1/tp/hotel/plan/search', {
    body: { hotelId: String(firstHotel), stay: { ...threeNights, rooms }, payAt: [payAt] },
  });
  const [offer] = data?.rooms[0]?.offers ?? [];
  if (!offer) throw new Error(`nothing to book: ${text.slice(0, 300)}`);
  return offer;
}
async function bookedOrder(token: string, offerRef: string, locale: Locale = 'en'): Promise<OrderDetail> {
  const booked = await s.book(token, offerRef);
  expect(booked.status, booked.text).toBe(200);
  await runJobs(s);
  const { data } = await s.call('GET', `v1/user/hotel/order/${booked.data.orderId}`, { token, locale });
  return data;
}
async function pdfOf(token: string, orderId: string, locale: Locale = 'en'): Promise<Uint8Array> {
  const reply = await s.app.fetch(
    new Request(`http://api.test/v1/user/hotel/order/${orderId}/pdf`, {
      headers: { authorization: `Bearer ${token}`, lang: locale },
    }),
    { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
  );
  return new Uint8Array(await reply.arrayBuffer());
}
const certificateOf = async (token: string, orderId: string): Promise<string> =>
  pdfText(await pdfOf(token, orderId)).replaceAll('\u00a0', ' ');
const sumOf = (lines: NonNullable<Offer['price']['lines']>, ...kinds: PriceLine['kind'][]) =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount.amount, 0);

test('a price by room and night sums up to its totals, from the offer to the stored order', async () => {
  const { token } = await member();
  const { price, offerRef } = await offered('property', family);
  const lines = price.lines ?? [];
  expect(new Set(lines.map(({ room }) => room))).toEqual(new Set([0, 1]));
  expect(sumOf(lines, 'base', 'extraPerson')).toBe(price.subtotal.amount);
  expect(sumOf(lines, 'discount')).toBe(-price.discount.amount);
  expect(sumOf(lines, 'service', 'propertyFee')).toBe(price.service.amount);
  expect(sumOf(lines, 'tax', 'taxAndService')).toBe(price.tax.amount);
  const { data: checked } = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } });
  expect(checked.offer.price).toEqual(price);
  const order = await bookedOrder(token, offerRef);
  const { strikethrough: _, ...agreed } = price;
  expect(order.price).toEqual(agreed);
  const [row] = await s.sql<{ terms: { rate: Parameters<typeof faultOf>[0] } }>(
    'select terms from hotel_orders where id = $1',
    [order.id],
  );
  expect(row && faultOf(row.terms.rate, 2)).toBeNull();
  const text = await certificateOf(token, order.id);
  const taxes = (price.service.amount + price.tax.amount) / 100;
  expect(text).toMatch(new RegExp(`Taxes and fees\\s*US\\$${taxes}`));
});

test('a rate whose lines are not its total is neither found nor booked', async () => {
  const { token } = await member();
  const offerRef = await offerToPay(s, 'property');
  supplier.prices.unstated = 1;
  try {
    const { data } = await s.call('POST', 'v1/tp/hotel/plan/search', {
      body: { hotelId: String(firstHotel), stay: threeNights, payAt: ['property', 'prepaid'] },
    });
    expect(data.rooms).toEqual([]);
    expect((await s.book(token, offerRef)).code).toBe('ht0008');
    expect(supplier.bookings).toEqual([]);
  } finally {
    supplier.prices.unstated = 0;
  }
  expect((await s.book(token, offerRef)).data.status).toBe('confirmed');
});

test('a price before the supplier’s discount is stated only where it is higher, and not for what is booked', async () => {
  const { price, offerRef } = await offered('property');
  expect(price.strikethrough).toEqual({
    amount: price.total.amount + price.discount.amount,
    currency: 'USD',
  });
  const { data } = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } });
  expect(data.offer.price.strikethrough).toEqual(price.strikethrough);
  supplier.prices.discount = 0;
  try {
    expect((await offered('property')).price.strikethrough).toBeUndefined();
  } finally {
    supplier.prices.discount = 3_000;
  }
  const { token } = await member();
  expect((await bookedOrder(token, offerRef)).price.strikethrough).toBeUndefined();
});

test('what comes with a rate stays promised when the supplier no longer offers it, in the language it has', async () => {
  const { token } = await member();
  const { offerRef, extras } = await offered('property');
  const [breakfast, spa] = supplier.stated.extras;
  expect(extras).toEqual([
    { text: breakfast?.en, lang: 'en' },
    { text: spa?.en, lang: 'en' },
  ]);
  const checked = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef }, locale: 'ja' });
  expect(checked.data.offer.extras).toEqual([
    { text: breakfast?.ja, lang: 'ja' },
    { text: spa?.en, lang: 'en' },
  ]);
  const { id } = await bookedOrder(token, offerRef);
  supplier.stated.extras = [];
  try {
    expect((await offered('property')).extras).toEqual([]);
    const { data } = await s.call('GET', `v1/user/hotel/order/${id}`, { token, locale: 'zh-tw' });
    expect(data.extras).toEqual([
      { text: breakfast?.['zh-tw'], lang: 'zh-tw' },
      { text: spa?.en, lang: 'en' },
    ]);
    expect(await certificateOf(token, id)).toContain(spa?.en);
  } finally {
    supplier.stated.extras = [breakfast!, spa!];
  }
});

test('deposits are dated, apart from what is charged now, and never of a prepaid rate', async () => {
  const { token, emails } = await member();
  const { price, offerRef } = await offered('property');
  const [first, second] = depositsOf(threeNights.checkIn, price.total.amount);
  expect(price.deposits).toEqual([
    { amount: { amount: first?.amount, currency: 'USD' }, due: first?.due },
    { amount: { amount: second?.amount, currency: 'TWD' }, due: second?.due },
  ]);
  const prepaid = await offered('prepaid');
  expect(prepaid.price.deposits).toBeUndefined();
  expect(prepaid.charge?.amount.amount).toBe(900 * supplier.prices.twdPerUsd);
  const order = await bookedOrder(token, offerRef);
  expect(order.price.deposits).toEqual(price.deposits);
  expect(order.payment).toMatchObject({ payAt: 'property', charge: null });
  const on = (due = '') => plainDay(due, 'en');
  const text = await certificateOf(token, order.id);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `On ${on(first?.due)} the hotel charges US$180 of the total.`,
  );
  expect((await emails()).at(-1)?.text).toContain(
    `The hotel charges: on ${on(first?.due)} US$180, on ${on(second?.due)} NT$2,000`,
  );
  expect((await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: order.id } })).status).toBe(
    200,
  );
  const { data } = await s.call('GET', `v1/user/hotel/order/${order.id}`, { token });
  expect(data.price.deposits).toBeUndefined();
});

test('a deposit that has changed since the offer is shown, and accepted before anything is booked', async () => {
  const { token } = await member();
  const { offerRef, price } = await offered('property');
  supplier.stated.depositsOf = (checkIn, total) => depositsOf(checkIn, total).slice(1);
  try {
    const booked = await s.book(token, offerRef);
    expect([booked.status, booked.code], booked.text).toEqual([409, 'ht0006']);
    const { changed, offer } = booked.failure.details as Output<typeof plan.data>;
    expect(changed.price?.linesBefore.deposits).toEqual(price.deposits);
    expect(offer.price.deposits).toEqual(price.deposits?.slice(1));
    expect((await s.book(token, offer.offerRef)).data.status).toBe('confirmed');
  } finally {
    supplier.stated.depositsOf = depositsOf;
  }
});

test('the supplier’s own terms are linked from the offer and the order, as they were agreed', async () => {
  const { token } = await member();
  const { offerRef, supplierTerms } = await offered('property');
  const { en, 'zh-tw': traditional } = supplier.stated.supplierTerms;
  expect(supplierTerms).toEqual({ url: en, lang: 'en' });
  const { id } = await bookedOrder(token, offerRef);
  const agreed = supplier.stated.supplierTerms;
  supplier.stated.supplierTerms = {};
  try {
    expect((await offered('property')).supplierTerms).toBeUndefined();
    const { data } = await s.call('GET', `v1/user/hotel/order/${id}`, { token, locale: 'zh-cn' });
    expect(data.supplierTerms).toEqual({ url: traditional, lang: 'zh-tw' });
  } finally {
    supplier.stated.supplierTerms = agreed;
  }
});

test('the beds that were chosen are booked, and named on the order, the certificate and in the email', async () => {
  const { token, emails } = await member();
  const { beds = [], offerRef } = await offered('property');
  expect(beds.map(({ text, lang }) => [text, lang])).toEqual([
    ['1 king bed', 'en'],
    ['2 single beds', 'en'],
  ]);
  expect(beds[0]?.offerRef).toBe(offerRef);
  const { data: checked } = await s.call('POST', 'v1/tp/hotel/plan', {
    body: { offerRef: beds[1]?.offerRef },
    locale: 'zh-tw',
  });
  const { offer }: { offer: Offer } = checked;
  expect(offer.beds?.map(({ text }) => text)).toEqual(['一張特大雙人床', '兩張單人床']);
  expect(offer.offerRef, 'those that were chosen stay chosen').toBe(offer.beds?.[1]?.offerRef);
  const order = await bookedOrder(token, offer.offerRef);
  expect(supplier.bookings.map(({ bedsId }) => bedsId)).toEqual(['B2']);
  expect(order.beds).toEqual({ text: '2 single beds', lang: 'en' });
  expect((await certificateOf(token, order.id)).replaceAll(/\s+/g, ' ')).toContain(
    'Harbour Room · 2 single beds',
  );
  const email = (await emails()).at(-1)?.text;
  for (const line of ['Room: Harbour Room', 'Beds: 2 single beds']) expect(email).toContain(`\n${line}\n`);
});

test('a member who presses again after choosing other beds has booked the offer already', async () => {
  const { token } = await member();
  const { beds = [] } = await offered('property');
  s.pass(1_000);
  const [first, again] = [
    await s.book(token, beds[0]?.offerRef ?? '', { unlessBooked: true }),
    await s.book(token, beds[1]?.offerRef ?? '', { unlessBooked: true }),
  ];
  expect([first.status, again.code]).toEqual([200, 'bk0007']);
  expect(supplier.bookings.map(({ bedsId }) => bedsId)).toEqual(['B1']);
});

test.each([
  { locale: 'zh-tw', lang: 'zh-Hant', byRoom: /第 1 間 · .* · 2 位成人\n第 2 間 · / },
  { locale: 'ja', lang: 'ja', byRoom: /1室目 · .* · 大人2名\n2室目 · / },
] as const)(
  'what it has in English only is marked in the email and the certificate: $locale',
  async ({ locale, lang, byRoom }) => {
    const { token, emails } = await member();
    await s.call('PUT', 'v1/user/lang', { token, body: { lang: locale } });
    const { offerRef } = await offered('property', family);
    const { id } = await bookedOrder(token, offerRef, locale);
    const email = (await emails()).find(({ template }) => template === 'booking-confirmed');
    expect(email?.html).toContain(`<html lang="${lang}"`);
    for (const text of ['The Memory Harbour', 'Harbour Room'])
      expect(email?.html).toContain(`<span lang="en">${text}</span>`);
    expect(email?.html).toContain('alt="The Memory Harbour" lang="en"');
    expect(email?.text).toMatch(byRoom);
    const marked = textMarkedAs(await pdfOf(token, id, locale), 'en');
    for (const text of ['The Memory Harbour', 'Harbour Room', 'US$50 to spend at the spa'])
      expect(marked).toContain(text);
  },
);

test('beds may be chosen again when an offer was checked, also once it has expired', async () => {
  const { token } = await member();
  const { beds = [] } = await offered('prepaid');
  const { data } = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef: beds[1]?.offerRef } });
  const [king]: NonNullable<Offer['beds']> = data.offer.beds;
  s.pass(keyMs + 1_000);
  expect((await s.book(token, king?.offerRef ?? '')).data.status).toBe('payment');
  expect(supplier.bookings.map(({ bedsId, state }) => [bedsId, state])).toEqual([['B1', 'held']]);
});

test('without the beds that were chosen nothing is booked; without a choice there is none', async () => {
  const { token } = await member();
  const { beds = [] } = await offered('property');
  const [king] = supplier.stated.beds;
  const both = supplier.stated.beds;
  supplier.stated.beds = [king!];
  try {
    expect((await s.book(token, beds[1]?.offerRef ?? '')).code).toBe('ht0008');
    expect(supplier.bookings).toEqual([]);
    const single = await offered('property');
    expect(single.beds).toBeUndefined();
    expect((await bookedOrder(token, single.offerRef)).beds?.text).toBe('1 king bed');
  } finally {
    supplier.stated.beds = both;
  }
});
