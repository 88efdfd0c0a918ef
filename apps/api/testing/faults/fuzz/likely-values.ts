import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LikelyValues } from '../../json-schema.ts';
import { guest, newKey, type TestService } from '../../service.ts';
import { newRegistration } from '../../accounts.ts';

export interface Person {
  id: string;
  token: string;
}
/** One of the demonstration people, logged in. */
export async function personOf(s: TestService, name: string): Promise<Person> {
  const [{ id } = { id: '' }] = await s.sql<{ id: string }>('select id from users where username = $1', [
    `${name}@demo.test`,
  ]);
  return { id, token: (await s.session(id)).accessToken };
}

/**
 * Values that lead deep into the use cases: things that exist and belong to the member or to another one.
 */
export async function likelyValues(
  s: TestService,
  { member, employee }: Record<'member' | 'employee', Person>,
): Promise<LikelyValues> {
  const offers = await Promise.all(
    ['par', 'tyo', 'lon', 'nyc'].map((city, i) => s.firstOffer(city, undefined, i)),
  );
  const booked = [
    await s.book(member.token, offers[0]!.offerRef),
    await s.book(member.token, offers[1]!.offerRef),
    await s.book((await s.login('noir')).accessToken, offers[2]!.offerRef),
  ];
  for (const reply of booked) expect(reply.status, reply.text).toBe(200);
  const hotelOrders = booked.map((reply): string => reply.data.orderId);
  const product = async (token: string): Promise<string> =>
    (
      await s.call('POST', 'v1/product/order/fast-track', {
        token,
        body: {
          productId: 'tpe-arrival',
          serviceDay: '2026-12-20',
          serviceTime: '10:30',
          flightNumber: 'BR198',
          passengers: [{ name: 'Haruka Sato' }, { name: 'Ren Sato' }],
          contactName: 'Haruka Sato',
          contactPhone: '+819012345678',
        },
      })
    ).data.order.id;
  const productOrders = [
    await product(member.token),
    await product(member.token),
    await product(employee.token),
  ];
  const paid = await s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token: member.token,
    headers: { 'idempotency-key': newKey() },
    body: {
      orderId: productOrders[0],
      prime: await s.prime('4242424242424242'),
      payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    },
  });
  const request = await s.call('POST', 'v1/product/tailor-made', {
    token: member.token,
    headers: { 'idempotency-key': newKey() },
    body: {
      name: 'Haruka',
      email: 'h@example.test',
      phone: '+819012345678',
      destination: 'Tohoku',
      departure: '2027-03-01',
      days: 9,
      adults: 2,
      budgetTwd: null,
      agreed: true,
    },
  });
  const coupons = (await s.sql<{ id: string }>('select id from coupons')).map((row) => row.id);
  const [serial] = await s.sql<{ serial: string }>('select serial from coupon_serials limit 1');
  const registration = await newRegistration(s);
  const hotelIds = [...offers.map((offer) => offer.hotelId), '999999999999', '1', 'not-a-hotel'];
  return {
    ...Object.fromEntries(Object.entries(registration).map(([key, value]) => [key, [value]])),
    ...Object.fromEntries(Object.entries(guest).map(([key, value]) => [key, [value]])),
    checkIn: [
      '2026-12-01',
      '2026-12-02',
      '2026-11-10',
      '2026-11-09',
      '2027-02-28',
      '2026-02-30',
      '9999-12-30',
      '1900-01-01',
    ],
    checkOut: ['2026-12-04', '2026-12-03', '2026-11-11', '2027-03-01', '9999-12-31'],
    adults: [1, 2, 3],
    childAges: [0, 2, 11],
    code: ['par', 'tyo', 'europe', 'asia', 'japan', 'NOIR-2026-DEMO', '123456', 'no-such'],
    codes: ['par', 'auberon'],
    group: ['auberon'],
    brand: ['main', 'club'],
    hotelId: hotelIds,
    hotelIds,
    id: [...hotelIds, ...hotelOrders, ...productOrders, paid.data.tradeId, ...coupons],
    slug: ['kyoto-winter-week', 'no-such'],
    iata: ['TPE', 'nrt', 'XXX'],
    offerRef: [...offers.map((offer) => offer.offerRef), `${randomUUID()}_0`, 'a.b.c'],
    orderId: [...hotelOrders, ...productOrders],
    userId: [member.id, employee.id, 'not-a-uuid'],
    email: ['elite@demo.test', 'nobody@mail.test', registration.email],
    username: ['elite@demo.test', 'nobody@mail.test'],
    phone: ['+819012345678', '+886912345678'],
    password: ['Voyage2026', 'wrong', 'Cedar7Lantern'],
    currentPassword: ['Voyage2026', 'wrong'],
    bin: ['424242'],
    productId: ['tpe-arrival', 'nrt-departure', 'no-such'],
    serviceDay: ['2026-12-20', '2026-11-10', '9999-12-31', '1900-01-01'],
    departure: ['2027-03-01', '2026-11-12', '9999-12-31'],
    serialNumber: [serial?.serial],
    programme: ['jal', 'ana', 'no-such'],
    query: ['elite@demo.test', '0912345678'],
    requestNumber: [request.data.requestNumber, 'T00000000'],
    prime: ['0123456789abcdef'],
    rec_trade_id: [
      (await s.sql<{ rec_trade_id: string }>('select rec_trade_id from payments limit 1'))[0]?.rec_trade_id,
    ],
    from: [
      { amount: 1000, currency: 'USD' },
      { amount: Number.MAX_SAFE_INTEGER, currency: 'JPY' },
    ],
    to: ['TWD', 'EUR', 'XXX'],
    q: ['par', '東京', 'ぎおん'],
    birthDate: ['1984-06-02', '2008-11-11'],
  };
}
