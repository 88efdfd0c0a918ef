import { newKey, startService, type CallOptions, type Reply } from '../../service.ts';
import { prepaidOffer } from '../../prepaid-offers.ts';
import type { Endpoints } from '@voyage/contracts/endpoints.ts';
import type { PartInput } from '@voyage/contracts/endpoint.ts';

/**
 * Owner: a platinum member whose data is requested. Other: an elite member. The agent is also a travelport
 * agent.
 */
export const callers = ['visitor', 'other', 'agent', 'employee', 'owner'] as const;
export type Caller = (typeof callers)[number];

export const flight = {
  productId: 'tpe-arrival',
  serviceDay: '2026-12-20',
  serviceTime: '10:30',
  flightNumber: 'BR198',
  passengers: [{ name: 'Haruka Sato' }, { name: 'Ren Sato' }],
  contactName: 'Haruka Sato',
  contactPhone: '+819012345678',
} satisfies PartInput<Endpoints['orderFastTrack'], 'body'>;
export const invitation = {
  level: 'noir',
  recipient: 'A guest of the hotel',
  days: 30,
  lang: 'en',
} satisfies PartInput<Endpoints['issueInvitation'], 'body'>;
export const journey: PartInput<Endpoints['tailorMade'], 'body'> = {
  name: 'Haruka Sato',
  email: 'haruka@example.test',
  phone: '+819012345678',
  destination: 'Tohoku',
  departure: '2027-03-01',
  days: 9,
  adults: 2,
  budgetTwd: null,
  agreed: true,
};

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A service with every kind of caller, and ways to create things that belong to the owner. */
export async function startWorld() {
  const s = await startService({
    INTERCOM_APP_ID: 'abcd1234',
    INTERCOM_SECRET: 'a secret of the chat, for tests',
  });
  const [[owner], [other]] = [await s.addMembers(1, 'platinum'), await s.addMembers(1, 'elite')];
  if (!owner || !other) throw new Error('no members were created');
  await s.sql(
    `update users set password_hash = (select password_hash from users where username = 'elite@demo.test') where id = any($1)`,
    [[owner.id, other.id]],
  );
  await s.sql(`update users set is_paid = true, membership_expires_at = '2027-06-01' where id = $1`, [
    owner.id,
  ]); // too early for a renewal
  const tokens: Record<Exclude<Caller, 'visitor'>, string> = {
    owner: owner.token,
    other: other.token,
    agent: (await s.login('agent')).accessToken,
    employee: (await s.login('employee')).accessToken,
  };
  const tokenOf = (caller: Caller) => (caller === 'visitor' ? undefined : tokens[caller]);
  const as = (caller: Caller, method: string, path: string, options: CallOptions = {}): Promise<Reply> => {
    const token = tokenOf(caller);
    return s.call(method, path, { ...options, ...(token ? { token } : {}) });
  };

  const payment = async (orderId: string): Promise<PartInput<Endpoints['payDirect'], 'body'>> => ({
    orderId,
    prime: await s.prime('4242424242424242'),
    payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
    invoice: { type: 'personal', carrier: { kind: 'member' } },
    agreed: true,
  });
  const pay = async (orderId: string) =>
    as('owner', 'POST', 'v1/product/order/membership/payment/tappay-direct', {
      body: await payment(orderId),
      headers: { 'idempotency-key': newKey() },
    });
  let kept = '';
  /** The earlier ones but the first end: a member has few unpaid orders at a time. */
  const newProduct = async (): Promise<string> => {
    await s.sql(`update product_orders set status = 'expired' where status = 'open' and id::text <> $1`, [
      kept,
    ]);
    return (await as('owner', 'POST', 'v1/product/order/fast-track', { body: flight })).data.order.id;
  };
  const cities = ['par', 'tyo', 'lon', 'mil', 'osa'] as const;
  let turn = 0;
  const nextCity = () => cities[turn++ % cities.length] ?? 'par';
  const newOffer = async () => (await s.firstOffer(nextCity())).offerRef;
  const booked = async (offerRef: string): Promise<string> =>
    (await s.book(tokens.owner, offerRef)).data.orderId;

  const { hotelId } = await s.firstOffer('par');
  const product = await newProduct();
  kept = product;
  const coupons = await s.sql<{ id: string; level: string | null }>(
    'select id, level from coupons order by id',
  );
  const couponOf = (level: string | null) => coupons.find((coupon) => coupon.level === level)?.id ?? '';
  return {
    s,
    tokens,
    tokenOf,
    as,
    payment,
    newProduct,
    newOffer,
    ids: {
      owner: owner.id,
      other: other.id,
      hotelId,
      region: String((await s.call('GET', 'v1/hotel/meta/regions')).data.regions[0].code),
      product,
      trade: String((await pay(product)).data.tradeId),
      coupon: couponOf(null),
      noirCoupon: couponOf('noir'),
    },
    newOrder: async () => booked(await newOffer()),
    /** The number of a booking, as its owner reads it. */
    numberOf: async (orderId: string): Promise<string> =>
      (await as('owner', 'GET', `v1/user/hotel/order/${orderId}`)).data.bookingNumber,
    /** The owner's, to the concierge. */
    newMessage: async (): Promise<string> =>
      (
        await as('owner', 'POST', 'v1/user/concierge', {
          body: { text: 'Hello' },
          headers: { 'idempotency-key': newKey() },
        })
      ).data.id,
    newHold: async () => booked((await prepaidOffer(s, nextCity())).offerRef),
    /** Paid at the bank, so that an employee can confirm it. */
    paidProduct: async (): Promise<string> => {
      const orderId = await newProduct();
      const { data } = await pay(orderId);
      await s.answerAtBank(String(data.paymentUrl), 'confirm');
      await as('owner', 'GET', `v1/product/order/payment/result/${data.tradeId}`);
      return orderId;
    },
    newRequest: async (): Promise<string> => {
      await s.sql(`delete from login_attempts where subject like 'send:%'`); // one member makes them all
      return (
        await as('owner', 'POST', 'v1/product/tailor-made', {
          body: journey,
          headers: { 'idempotency-key': newKey() },
        })
      ).data.requestNumber;
    },
    signInAgain: async (caller: Exclude<Caller, 'visitor'>) => {
      tokens[caller] =
        caller === 'owner' || caller === 'other'
          ? (await s.session(caller === 'owner' ? owner.id : other.id)).accessToken
          : (await s.login(caller)).accessToken;
    },
  };
}
