import type { Endpoint } from '@voyage/contracts/endpoint.ts';
import { endpoints, type EndpointName } from '@voyage/contracts/endpoints.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, newEmail, newPhone, newRegistration } from '../use-cases/accounts/testing.ts';
import { errorTable } from '../errors.ts';
import { prepaidOffer } from '../use-cases/prepaid-stays/testing.ts';
import {
  guest,
  newKey,
  startService,
  type CallOptions,
  type Reply,
  type TestService,
} from '../testing/service.ts';

/** Owner: a platinum member whose things are asked for. Other: an elite member. The agent is also a travelport agent. */
const callers = ['visitor', 'other', 'agent', 'employee', 'owner'] as const;
type Caller = (typeof callers)[number];
type Answer = 'ok' | ErrorCode;
type StaySearch = Pick<CallOptions, 'body' | 'headers'> & { path?: string; query?: string };
interface Rule {
  what?: string;
  /** Made anew for every caller, so that what one does is not in the way of the next. */
  ask: () => StaySearch | Promise<StaySearch>;
  expected: Record<Caller, Answer>;
  /** It names somebody else's thing: that a stranger asked for it must stand in the log. */
  logged?: boolean;
}

let s: TestService;
const tokens = {} as Record<Caller, string | undefined>;
const ids = {
  owner: '',
  other: '',
  product: '',
  trade: '',
  hotelId: '',
  region: '',
  coupon: '',
  noirCoupon: '',
};
let offers: string[] = [];

beforeAll(async () => {
  s = await startService({ INTERCOM_SECRET: 'a secret of the chat, for tests' });
  const [owner] = await s.addMembers(1, 'platinum');
  const [other] = await s.addMembers(1, 'elite');
  await s.sql(
    `update users set password_hash = (select password_hash from users where username = 'elite@demo.test') where id = any($1)`,
    [[owner!.id, other!.id]],
  );
  await s.sql(`update users set is_paid = true, membership_expires_at = '2027-06-01' where id = $1`, [
    owner!.id,
  ]); // too early for a renewal
  Object.assign(ids, { owner: owner!.id, other: other!.id });
  Object.assign(tokens, {
    visitor: undefined,
    owner: owner!.token,
    other: other!.token,
    agent: (await s.login('agent')).accessToken,
    employee: (await s.login('employee')).accessToken,
  });
  const found = await s.firstOffer('par');
  ids.hotelId = found.hotelId;
  ids.region = (await s.call('GET', 'v1/hotel/meta/regions')).data.regions[0].code;
  offers = await Promise.all(['par', 'tyo', 'lon'].map(async (city) => (await s.firstOffer(city)).offerRef));
  ids.product = await newProduct();
  ids.trade = (await pay(ids.product)).data.tradeId;
  const coupons = await s.sql<{ id: string; level: string | null }>(
    'select id, level from coupons order by id',
  );
  ids.coupon = coupons.find((coupon) => coupon.level === null)!.id;
  ids.noirCoupon = coupons.find((coupon) => coupon.level === 'noir')!.id;
});
afterAll(() => s.close());

const as = (caller: Caller, method: string, path: string, options: CallOptions = {}): Promise<Reply> =>
  s.call(method, path, { ...options, ...(tokens[caller] ? { token: tokens[caller] } : {}) });
const keyed = () => ({ 'idempotency-key': newKey() });
const flight = {
  productId: 'tpe-arrival',
  serviceDay: '2026-12-20',
  serviceTime: '10:30',
  flightNumber: 'BR198',
  adults: 2,
  contactName: 'Haruka Sato',
  contactPhone: '+819012345678',
};
const journey = {
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
const payment = async (orderId: string) => ({
  orderId,
  prime: await s.prime('4242424242424242'),
  payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
  invoice: { type: 'personal', carrier: { kind: 'member' } },
  agreed: true,
});
const newProduct = async () =>
  (await as('owner', 'POST', 'v1/product/order/fast-track', { body: flight })).data.order.id as string;
const pay = async (orderId: string) =>
  as('owner', 'POST', 'v1/product/order/membership/payment/tappay-direct', {
    body: await payment(orderId),
    headers: keyed(),
  });
let turn = 0;
const newOffer = async () => (await s.firstOffer(['par', 'tyo', 'lon', 'mil', 'osa'][turn++ % 5]!)).offerRef;
const newOrder = async () => (await s.book(tokens.owner!, await newOffer())).data.orderId as string;
const newHold = async () =>
  (
    await s.book(
      tokens.owner!,
      (await prepaidOffer(s, ['par', 'tyo', 'lon', 'mil', 'osa'][turn++ % 5]!)).offerRef,
    )
  ).data.orderId as string;
/** Paid at the bank, so that an employee may confirm it. */
async function paidProduct(): Promise<string> {
  const orderId = await newProduct();
  const { data } = await pay(orderId);
  await s.atBank(data.paymentUrl as string, 'confirm');
  await as('owner', 'GET', `v1/product/order/payment/result/${data.tradeId}`);
  return orderId;
}
const newRequest = async () =>
  (await as('owner', 'POST', 'v1/product/tailor-made', { body: journey, headers: keyed() })).data
    .requestNumber as string;

const nothing = (): StaySearch => ({});
const everyone = (answer: Answer): Record<Caller, Answer> => ({
  visitor: answer,
  other: answer,
  agent: answer,
  employee: answer,
  owner: answer,
});
/** For everybody, with or without a token. */
const open = (ask: Rule['ask'] = nothing, answer: Answer = 'ok', what?: string): Rule => ({
  ask,
  expected: everyone(answer),
  ...(what ? { what } : {}),
});
/** For whoever is signed in, about themselves. */
const signedIn = (ask: Rule['ask'] = nothing, answer: Answer = 'ok', what?: string): Rule => ({
  ask,
  expected: { ...everyone(answer), visitor: 'au0102' },
  ...(what ? { what } : {}),
});
/** The owner's alone: for everybody else it does not exist, and asking is logged. */
const owned = (ask: Rule['ask'], missing: ErrorCode, answer: Answer = 'ok'): Rule => ({
  ask,
  logged: true,
  expected: { ...everyone(missing), visitor: 'au0102', owner: answer },
});
const staff = (ask: Rule['ask'], { agent }: { agent: Answer }, what?: string): Rule => ({
  ask,
  expected: { visitor: 'au0102', other: 'au0107', owner: 'au0107', agent, employee: 'ok' },
  ...(what ? { what } : {}),
});

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', adults: 2 };
/** Every call has its rules here; one that is missing is a type error. */
const rules: Record<EndpointName, Rule[]> = {
  login: [open(() => ({ body: { username: newEmail(), password: 'wrong' } }), 'au0101')],
  refreshToken: [open(() => ({ body: { refreshToken: 'nothing' } }), 'au0106')],
  logout: [signedIn()],
  sendEmailCode: [open(() => ({ body: { email: newEmail() } }))],
  checkEmailCode: [open(() => ({ body: { email: newEmail(), code: '000000' } }), 'au0108')],
  sendPhoneCode: [open(() => ({ body: { phone: newPhone() } }))],
  checkPhoneCode: [open(() => ({ body: { phone: newPhone(), code: '000000' } }), 'au0108')],
  register: [open(async () => ({ body: await newRegistration(s) }))],
  forgotPassword: [open(() => ({ body: { email: newEmail() } }))],
  resetPassword: [open(() => ({ body: { token: 'x'.repeat(43), password: 'Cedar7Lantern' } }), 'au0111')],
  changePassword: [
    signedIn(() => ({ body: { currentPassword: 'wrong', password: 'Cedar7Lantern' } }), 'au0115'),
  ],
  checkInvite: [open(() => ({ body: { code: 'NO-SUCH' } }))],
  checkCard: [open(() => ({ body: { bin: '424242' } }))],
  profile: [signedIn()],
  changeProfile: [
    signedIn(() => ({ body: {} })),
    signedIn(() => ({ body: { email: 'somebody@else.test' } }), 'au0113', 'an address of somebody else'),
  ],
  setLanguage: [signedIn(() => ({ body: { lang: 'en' } }))],
  membership: [signedIn()],
  org: [open()],
  titles: [open()],
  phoneAreas: [open()],
  countries: [open()],
  exchange: [open()],
  feVersion: [open()],
  specialRequests: [open()],
  locations: [open()],
  searchLocation: [open()],
  convert: [open(() => ({ body: { from: { amount: 100, currency: 'USD' }, to: 'TWD' } }))],
  suggest: [open(() => ({ query: 'q=par' }))],
  hotelSearch: [open(() => ({ body: { code: 'par' } }))],
  availabilitySearch: [open(() => ({ body: { hotelIds: [ids.hotelId], stay } }))],
  planSearch: [open(() => ({ body: { hotelId: ids.hotelId, stay } }))],
  plan: [open(() => ({ body: { offerRef: offers[0] } }))],
  tpHotel: [open(() => ({ path: ids.hotelId }))],
  ownHotel: [open(() => ({ path: ids.hotelId }))],
  hotelEvents: [open(() => ({ path: ids.hotelId }))],
  createBooking: [
    signedIn(async () => ({ body: { offerRef: await newOffer(), guest, agreed: true }, headers: keyed() })),
    {
      what: 'for somebody else',
      ask: async () => ({
        body: {
          offerRef: await newOffer(),
          guest,
          agreed: true,
          onBehalf: { userId: ids.other, ignoreCredit: true, reason: 'Asked for by phone' },
        },
        headers: keyed(),
      }),
      expected: { visitor: 'au0102', other: 'au0107', owner: 'au0107', agent: 'ok', employee: 'ok' },
    },
  ],
  cancelBooking: [owned(async () => ({ body: { orderId: await newOrder() } }), 'bk0003')],
  extendHold: [owned(async () => ({ body: { orderId: await newHold() } }), 'bk0003')],
  orderList: [signedIn(() => ({ body: {} }))],
  order: [owned(async () => ({ path: await newOrder() }), 'bk0003')],
  orderPdf: [owned(async () => ({ path: await newOrder() }), 'bk0003')],
  tpGroups: [open(() => ({ body: {} }))],
  ownGroups: [open(() => ({ body: {} }))],
  regions: [open()],
  region: [open(() => ({ body: { code: ids.region } }))],
  deployedHotels: [open(() => ({ body: {} }))],
  brandHotels: [open(() => ({ body: { group: 'no-such', brand: 'no-such' } }), 'ht0011')],
  favourites: [signedIn(() => ({ body: {} }))],
  favouriteDetails: [signedIn(() => ({ body: {} }))],
  addFavourite: [signedIn(() => ({ body: { hotelId: ids.hotelId } }))],
  removeFavourite: [signedIn(() => ({ body: { hotelId: ids.hotelId } }))],
  loyaltyProgrammes: [open()],
  loyaltyNumbers: [
    signedIn(),
    {
      what: "somebody else's",
      logged: true,
      ask: () => ({ query: `userId=${ids.owner}` }),
      expected: { visitor: 'au0102', other: 'au0107', agent: 'ok', employee: 'ok', owner: 'ok' },
    },
  ],
  keepLoyaltyNumber: [
    signedIn(() => ({ body: { programme: 'jal', number: null } })),
    {
      what: "somebody else's",
      logged: true,
      ask: () => ({ query: `userId=${ids.owner}`, body: { programme: 'jal', number: 'JL123456' } }),
      expected: { visitor: 'au0102', other: 'au0107', agent: 'ok', employee: 'ok', owner: 'ok' },
    },
  ],
  coupons: [signedIn(() => ({ body: {} }))],
  couponSerial: [
    signedIn(() => ({ path: ids.coupon })),
    {
      what: 'of a higher level',
      ask: () => ({ path: ids.noirCoupon }),
      expected: { visitor: 'au0102', other: 'cp0001', owner: 'cp0001', agent: 'ok', employee: 'ok' },
    },
  ],
  takeCoupon: [
    {
      what: "the owner's serial number",
      ask: async () => ({
        path: ids.coupon,
        body: { serialNumber: (await as('owner', 'GET', `v1/coupon/${ids.coupon}/sn`)).data.serialNumber },
      }),
      expected: { visitor: 'au0102', other: 'cp0003', agent: 'cp0003', employee: 'cp0003', owner: 'ok' },
    },
  ],
  couponPolicy: [
    signedIn(() => ({ path: ids.coupon })),
    {
      what: 'of a higher level',
      ask: () => ({ path: ids.noirCoupon }),
      expected: { visitor: 'au0102', other: 'cp0001', owner: 'cp0001', agent: 'ok', employee: 'ok' },
    },
  ],
  blogCategories: [open()],
  blogSearch: [open(() => ({ body: {} }))],
  blogList: [
    open(() => ({ body: {} })),
    {
      what: 'drafts',
      ask: () => ({ body: { isDraft: true } }),
      expected: { ...everyone('au0107'), employee: 'ok' },
    },
  ],
  article: [
    open(() => ({ path: 'kyoto-winter-week' })),
    {
      what: 'a draft',
      ask: () => ({ path: 'long-flights-24-hours-before-and-after', query: 'isDraft=true' }),
      expected: { ...everyone('bl0001'), employee: 'ok' },
    },
    open(
      () => ({ path: 'long-flights-24-hours-before-and-after' }),
      'bl0001',
      'a draft that was not asked for',
    ),
  ],
  intercomHash: [
    {
      ask: nothing,
      expected: { visitor: 'au0102', other: 'au0107', agent: 'ok', employee: 'ok', owner: 'ok' },
    },
  ],
  contactMeta: [open()],
  contact: [
    open(() => ({
      body: {
        title: 'ms',
        name: 'Haruka Sato',
        country: 'JP',
        phone: '+819012345678',
        email: 'haruka@example.test',
        type: 'booking',
        text: 'Hello',
      },
      headers: keyed(),
    })),
  ],
  subscribe: [open(() => ({ body: { email: newEmail(), name: 'Haruka', country: 'JP', lang: 'ja' } }))],
  confirmNewsletter: [open(() => ({ body: { token: 'x'.repeat(43) } }), 'nl0001')],
  unsubscribe: [open(() => ({ body: { token: 'x'.repeat(43) } }), 'nl0001')],
  createUser: [
    staff(
      () => ({
        body: {
          email: newEmail(),
          title: 'ms',
          firstname: 'Mei',
          lastname: 'Lin',
          phone: '+886912345678',
          lang: 'zh-tw',
          reason: 'By telephone',
        },
      }),
      { agent: 'au0107' },
    ),
  ],
  findMember: [staff(() => ({ body: { query: 'elite@demo.test' } }), { agent: 'ok' })],
  memberships: [open()],
  membershipAllow: [signedIn(() => ({ body: { level: 'platinum' } }))],
  orderMembership: [
    {
      ask: () => ({ body: { level: 'platinum' } }),
      expected: { visitor: 'au0102', other: 'ok', owner: 'py0001', agent: 'py0001', employee: 'py0001' },
    },
    signedIn(() => ({ body: { level: 'noir' } }), 'py0001', 'the level by invitation'),
    signedIn(() => ({ body: { level: 'employee' } }), 'py0001', 'to be an employee'),
  ],
  orderBookingCredits: [
    {
      ask: () => ({ body: { credits: 1 } }),
      expected: { visitor: 'au0102', other: 'ok', owner: 'ok', agent: 'py0001', employee: 'py0001' },
    },
  ],
  fastTrackAirports: [open()],
  fastTrackAirport: [open(() => ({ path: 'TPE' }))],
  orderFastTrack: [signedIn(() => ({ body: flight }))],
  payDirect: [owned(async () => ({ body: await payment(await newProduct()), headers: keyed() }), 'py0002')],
  payment: [owned(() => ({ path: ids.product }), 'py0002')],
  paymentResult: [owned(() => ({ path: ids.trade }), 'py0002')],
  productOrders: [signedIn(() => ({ body: {} }))],
  cancelProductOrder: [owned(async () => ({ body: { orderId: await newProduct() } }), 'py0002')],
  orderCustom: [
    staff(
      () => ({
        body: {
          userId: ids.owner,
          title: 'A car from the airport',
          amountTwd: 4000,
          reason: 'Asked for by telephone',
        },
      }),
      { agent: 'au0107' },
    ),
  ],
  settleProductOrder: [
    staff(
      async () => ({
        body: { orderId: await paidProduct(), action: 'confirm', reason: 'The airport said yes' },
      }),
      { agent: 'au0107' },
    ),
    staff(
      async () => ({
        body: { orderId: await paidProduct(), action: 'refund', reason: 'The flight was cancelled' },
      }),
      { agent: 'au0107' },
      'a refund',
    ),
  ],
  paymentNotify: [open(() => ({ body: { bank_transaction_id: 'nothing-of-ours' } }))],
  tailorMade: [signedIn(() => ({ body: journey, headers: keyed() }))],
  tailorMadeList: [signedIn()],
  moveTailorMade: [
    staff(
      async () => ({
        body: { requestNumber: await newRequest(), action: 'advance', reason: 'Spoke by telephone' },
      }),
      { agent: 'au0107' },
    ),
  ],
};
const names = Object.keys(endpoints) as EndpointName[];
const addressOf = (e: Endpoint, { path = '', query }: StaySearch) =>
  `${e.path.replace(/\{\w+\}/, path)}${query ? `?${query}` : ''}`;

test('every call has its rules, and they agree with its contract; what is owned does not exist for others', () => {
  expect(Object.keys(rules).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const { access } = endpoints[name] as Endpoint;
    expect(rules[name].length, name).toBeGreaterThan(0);
    for (const { expected, what, logged } of rules[name]) {
      if (logged && !what)
        expect([name, errorTable[expected.other as ErrorCode].status]).toEqual([name, 404]);
      if (access === 'required' || access === 'staff')
        expect([name, expected.visitor]).toEqual([name, 'au0102']);
      if (access === 'none') expect(new Set(Object.values(expected)).size, name).toBe(1);
      if (access === 'staff')
        expect([name, expected.owner, expected.other]).toEqual([name, 'au0107', 'au0107']);
    }
  }
});

const cells = names.flatMap((name) =>
  rules[name].flatMap((rule) =>
    callers.map(
      (caller) =>
        [
          `${name}${rule.what ? ` (${rule.what})` : ''}`,
          caller,
          rule.expected[caller],
          endpoints[name] as Endpoint,
          rule,
        ] as const,
    ),
  ),
);
test.each(cells)('%s as %s: %s', async (_title, caller, expected, e, rule) => {
  const asked = await rule.ask();
  const before = s.logged.length;
  const reply = await as(caller, e.method, addressOf(e, asked), { ...asked, address: newAddress() });
  expect([reply.status, reply.code ?? 'ok'], reply.text.slice(0, 300)).toEqual(
    expected === 'ok' ? [200, 'ok'] : [errorTable[expected].status, expected],
  );
  if (e.path === 'v1/auth/logout' && caller !== 'visitor') await signInAgain(caller);
  if (!rule.logged || caller === 'visitor' || expected === 'ok' || caller === 'owner') return;
  const id = await idOf(caller);
  expect(
    s.logged
      .slice(before)
      .filter(
        (line) => line.level === 'warn' && line.caller === id && String(line.text).includes('somebody else'),
      ),
  ).toHaveLength(1);
});
const idOf = async (caller: Caller) => (await as(caller, 'GET', 'v1/user/profile')).data.userId as string;
async function signInAgain(caller: Exclude<Caller, 'visitor'>): Promise<void> {
  tokens[caller] =
    caller === 'owner' || caller === 'other'
      ? (await s.session(ids[caller])).accessToken
      : (await s.login(caller)).accessToken;
}

describe('a token that is worth nothing', () => {
  test.each(names)('opens nothing at %s', async (name) => {
    const e = endpoints[name] as Endpoint;
    const ended = (await s.session(ids.other)).accessToken;
    await s.call('POST', 'v1/auth/logout', { token: ended });
    const foreign = ended.replace(/^[^.]+/, Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'));
    const asked = await rules[name][0]!.ask();
    for (const token of [ended, foreign]) {
      const reply = await s.call(e.method, addressOf(e, asked), { ...asked, token, address: newAddress() });
      if (e.access === 'none') expect(reply.code ?? 'ok', reply.text).not.toMatch(/^au010[234]$/);
      else expect([reply.status, reply.code]).toEqual([401, 'au0103']);
    }
  });
});

describe("every list is one's own", () => {
  test('orders, products, requests, favourites, coupons and profile of a new member hold nothing of the others', async () => {
    const [fresh] = await s.addMembers(1, 'platinum');
    const ask = (method: string, path: string, body?: unknown) =>
      s.call(method, path, { token: fresh!.token, ...(body ? { body } : {}) });
    expect((await ask('POST', 'v1/user/hotel/order', {})).data).toMatchObject({ total: 0, orders: [] });
    expect((await ask('POST', 'v1/product/order/list', {})).data).toMatchObject({ total: 0, orders: [] });
    expect((await ask('GET', 'v1/product/tailor-made')).data).toEqual({ requests: [] });
    expect((await ask('POST', 'v1/user/hotel/favorite', {})).data).toEqual({ hotelIds: [] });
    expect((await ask('GET', 'v1/user/hotel/loyalty')).data).toEqual({ numbers: [] });
    expect((await ask('POST', 'v1/user/coupons', { state: 'taken' })).data).toMatchObject({ total: 0 });
    expect((await ask('GET', 'v1/user/profile')).data.userId).toBe(fresh!.id);
  });

  test('who booked for somebody sees that order, and the one it is for; no other agent or employee does', async () => {
    const { data } = await s.book(tokens.agent!, await newOffer(), {
      onBehalf: { userId: ids.other, ignoreCredit: true, reason: 'Asked for by phone' },
    });
    const path = `v1/user/hotel/order/${data.orderId}`;
    const seen = await Promise.all(
      callers.map(async (caller) => [caller, (await as(caller, 'GET', path)).code ?? 'ok']),
    );
    expect(Object.fromEntries(seen)).toEqual({
      visitor: 'au0102',
      other: 'ok',
      agent: 'ok',
      employee: 'bk0003',
      owner: 'bk0003',
    });
  });

  test('what staff did to a member is written down with who and why', async () => {
    const kinds = (await s.sql<{ kind: string }>('select distinct kind from staff_events order by kind')).map(
      (row) => row.kind,
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        'loyalty-read',
        'loyalty-write',
        'member-made',
        'member-search',
        'order-confirm',
        'order-made',
        'order-refund',
        'tailor-made-advance',
      ]),
    );
    expect(
      await s.sql(
        `select 1 from staff_events where kind in ('member-made', 'order-made', 'order-refund', 'order-confirm', 'tailor-made-advance') and coalesce(detail->>'reason', '') = ''`,
      ),
    ).toEqual([]);
  });
});
