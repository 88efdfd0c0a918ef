import { randomUUID } from 'node:crypto';
import type { Endpoint, Schema, PartInput } from '@voyage/contracts/endpoint.ts';
import { endpointOf, type EndpointName, type Endpoints } from '@voyage/contracts/endpoints.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import { guest } from '../../service.ts';
import { newEmail, newPhone, newRegistration } from '../../accounts.ts';
import { flight, invitation, journey, type Caller, type World } from './callers.ts';

// Who may call which endpoint: the requests, and answers that do not follow from the contracts' access alone.

type Answer = 'ok' | ErrorCode;
export interface Request {
  params?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  body?: unknown;
}
interface Rule {
  what?: string;
  /** The answer for everybody with access; 'ok' if not given. */
  answer?: Answer;
  /** Callers with a different answer. */
  but?: Partial<Record<Caller, Answer>>;
  /** It refers to another member's data: an outsider's request must be logged. */
  logged?: boolean;
}
/** Called for every caller, so that callers do not affect each other. */
type RequestFactory<R> = (world: World) => R | Promise<R>;
type RequestOf<E extends Endpoint> = (E extends { params: Schema }
  ? { params: PartInput<E, 'params'> }
  : object) &
  (E extends { body: Schema } ? { body: PartInput<E, 'body'> } : object) & { query?: Record<string, string> };
/** Endpoints that cannot be called without a body or a parameter. */
type NeedsRequest = {
  [N in EndpointName]: Endpoints[N] extends { body: Schema } | { params: Schema } ? N : never;
}[EndpointName];
type Matrix = { [N in NeedsRequest]: (Rule & { call: RequestFactory<RequestOf<Endpoints[N]>> })[] } & {
  [N in Exclude<EndpointName, NeedsRequest>]?: (Rule & {
    call?: RequestFactory<RequestOf<Endpoints[N]>>;
  })[];
};

/** Only for the owner: for everybody else it does not exist, and requests are logged. */
const owned = (missing: ErrorCode) => ({
  logged: true,
  but: { other: missing, agent: missing, employee: missing },
});
const employeesOnly = { but: { agent: 'au0107' } } as const;
const move = { action: 'advance', stage: 'inquiry', modifications: 0, reason: 'By phone' } as const;
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] };
let ahead: Promise<string> | undefined;
const praise = { overall: 5, privileges: {}, roomAsDescribed: 'yes', text: '', mayQuote: false } as const;
const draft = 'long-flights-24-hours-before-and-after';

/** A call with a body or parameter that is missing here is a type error; all others are made as they are. */
const matrix: Matrix = {
  login: [{ call: () => ({ body: { username: newEmail(), password: 'wrong' } }), answer: 'au0101' }],
  loginWithCode: [{ call: () => ({ body: { challenge: 'none', code: '123456' } }), answer: 'au0117' }],
  setUpAtLogin: [{ call: () => ({ body: { challenge: 'none' } }), answer: 'au0117' }],
  confirmAtLogin: [{ call: () => ({ body: { challenge: 'none', code: '123456' } }), answer: 'au0117' }],
  refreshToken: [{ call: () => ({ body: { refreshToken: 'nothing' } }), answer: 'au0106' }],
  sendEmailCode: [{ call: () => ({ body: { email: newEmail() } }) }],
  checkEmailCode: [{ call: () => ({ body: { email: newEmail(), code: '000000' } }), answer: 'au0108' }],
  sendPhoneCode: [{ call: () => ({ body: { phone: newPhone() } }) }],
  checkPhoneCode: [{ call: () => ({ body: { phone: newPhone(), code: '000000' } }), answer: 'au0108' }],
  register: [{ call: async ({ s }) => ({ body: await newRegistration(s) }) }],
  forgotPassword: [{ call: () => ({ body: { email: newEmail() } }) }],
  resetPassword: [
    { call: () => ({ body: { token: 'x'.repeat(43), password: 'Cedar7Lantern' } }), answer: 'au0111' },
  ],
  changePassword: [
    { call: () => ({ body: { currentPassword: 'wrong', password: 'Cedar7Lantern' } }), answer: 'au0115' },
  ],
  checkInvite: [{ call: () => ({ body: { code: 'NO-SUCH' } }) }],
  checkCard: [{ call: () => ({ body: { bin: '424242' } }) }],
  changeProfile: [
    { call: () => ({ body: {} }) },
    {
      what: 'an address of somebody else',
      call: () => ({ body: { email: 'somebody@else.test' } }),
      answer: 'au0113',
    },
  ],
  endSessions: [{ call: () => ({ body: { sessionId: randomUUID() } }), answer: 'us0005', logged: true }],
  setUpSecondFactor: [{ call: () => ({ body: { password: 'wrong' } }), answer: 'au0115' }],
  confirmSecondFactor: [{ call: () => ({ body: { code: '123456' } }), answer: 'au0117' }],
  newRecoveryCodes: [{ call: () => ({ body: { password: 'wrong', code: '123456' } }), answer: 'au0115' }],
  removeSecondFactor: [{ call: () => ({ body: { password: 'wrong', code: '123456' } }), answer: 'au0115' }],
  makeAccountRequest: [{ call: () => ({ body: { kind: 'deletion', password: 'wrong' } }), answer: 'au0115' }],
  withdrawAccountRequest: [{ call: () => ({ body: { kind: 'export' } }) }],
  accountData: [{ answer: 'us0007' }],
  setLanguage: [{ call: () => ({ body: { lang: 'en' } }) }],
  convert: [{ call: () => ({ body: { from: { amount: 100, currency: 'USD' }, to: 'TWD' } }) }],
  suggest: [{ call: () => ({ query: { q: 'par' } }) }],
  hotelSearch: [{ call: () => ({ body: { code: 'par' } }) }],
  availabilitySearch: [{ call: ({ ids }) => ({ body: { hotelIds: [ids.hotelId], stay } }) }],
  planSearch: [{ call: ({ ids }) => ({ body: { hotelId: ids.hotelId, stay } }) }],
  priceCalendar: [
    { call: ({ ids }) => ({ body: { hotelId: ids.hotelId, from: stay.checkIn, rooms: [{ adults: 2 }] } }) },
  ],
  stayRules: [{ call: () => ({}) }],
  placeCalendar: [{ call: () => ({ body: { code: 'par', from: stay.checkIn, rooms: [{ adults: 2 }] } }) }],
  plan: [{ call: async ({ newOffer }) => ({ body: { offerRef: await newOffer() } }) }],
  tpHotel: [{ call: ({ ids }) => ({ params: { id: ids.hotelId } }) }],
  ownHotel: [{ call: ({ ids }) => ({ params: { id: ids.hotelId } }) }],
  hotelEvents: [{ call: ({ ids }) => ({ params: { id: ids.hotelId } }) }],
  createBooking: [
    { call: async ({ newOffer }) => ({ body: { offerRef: await newOffer(), guest, agreed: true } }) },
    {
      what: 'for somebody else',
      call: async ({ newOffer, ids }) => ({
        body: {
          offerRef: await newOffer(),
          guest,
          agreed: true,
          onBehalf: { userId: ids.other, ignoreCredit: true, reason: 'Asked for by phone' },
        },
      }),
      but: { other: 'au0107', owner: 'au0107' },
    },
  ],
  cancelBooking: [{ call: async (w) => ({ body: { orderId: await w.newOrder() } }), ...owned('bk0003') }],
  supplierNotify: [{ call: () => ({ body: {} }), answer: 'au0107' }], // the embedded one sends none
  extendHold: [{ call: async ({ newHold }) => ({ body: { orderId: await newHold() } }), ...owned('bk0003') }],
  orderList: [{ call: () => ({ body: {} }) }],
  order: [{ call: async ({ newOrder }) => ({ params: { id: await newOrder() } }), ...owned('bk0003') }],
  answerQuestionnaire: [
    {
      what: 'of a stay that is to come',
      // Rejected for every caller: one order is enough for all.
      call: async ({ newOrder }) => ({ params: { id: await (ahead ??= newOrder()) }, body: praise }),
      answer: 'bk0008',
      ...owned('bk0003'),
    },
  ],
  orderPdf: [{ call: async ({ newOrder }) => ({ params: { id: await newOrder() } }), ...owned('bk0003') }],
  tpGroups: [{ call: () => ({ body: {} }) }],
  ownGroups: [{ call: () => ({ body: {} }) }],
  region: [{ call: ({ ids }) => ({ body: { code: ids.region } }) }],
  deployedHotels: [{ call: () => ({ body: {} }) }],
  brandHotels: [{ call: () => ({ body: { group: 'no-such', brand: 'no-such' } }), answer: 'ht0011' }],
  favourites: [{ call: () => ({ body: {} }) }],
  favouriteDetails: [{ call: () => ({ body: {} }) }],
  addFavourite: [{ call: ({ ids }) => ({ body: { hotelId: ids.hotelId } }) }],
  removeFavourite: [{ call: ({ ids }) => ({ body: { hotelId: ids.hotelId } }) }],
  loyaltyNumbers: [
    {},
    {
      what: "somebody else's",
      logged: true,
      call: ({ ids }) => ({ query: { userId: ids.owner } }),
      but: { other: 'au0107' },
    },
  ],
  keepLoyaltyNumber: [
    { call: () => ({ body: { programme: 'jal', number: null } }) },
    {
      what: "somebody else's",
      logged: true,
      call: ({ ids }) => ({
        query: { userId: ids.owner },
        body: { programme: 'jal', number: 'JL123456' },
      }),
      but: { other: 'au0107' },
    },
  ],
  coupons: [{ call: () => ({ body: {} }) }],
  couponSerial: [
    { call: ({ ids }) => ({ params: { id: ids.coupon } }) },
    {
      what: 'of another level',
      call: ({ ids }) => ({ params: { id: ids.noirCoupon } }),
      answer: 'cp0001',
    },
  ],
  reserveCoupon: [
    { call: ({ ids }) => ({ params: { id: ids.coupon } }) },
    {
      what: 'of another level',
      call: ({ ids }) => ({ params: { id: ids.noirCoupon } }),
      answer: 'cp0001',
    },
  ],
  takeCoupon: [
    {
      what: "the owner's serial number",
      call: async ({ ids, as }) => ({
        params: { id: ids.coupon },
        body: { serialNumber: (await as('owner', 'POST', `v1/coupon/${ids.coupon}/sn`)).data.serialNumber },
      }),
      but: { other: 'cp0003', agent: 'cp0003', employee: 'cp0003' },
    },
  ],
  couponPolicy: [
    { call: ({ ids }) => ({ params: { id: ids.coupon } }) },
    {
      what: 'of another level',
      call: ({ ids }) => ({ params: { id: ids.noirCoupon } }),
      answer: 'cp0001',
    },
  ],
  blogSearch: [{ call: () => ({ body: {} }) }],
  blogList: [
    { call: () => ({ body: {} }) },
    {
      what: 'drafts',
      call: () => ({ body: { isDraft: true } }),
      answer: 'au0107',
      but: { employee: 'ok' },
    },
  ],
  article: [
    { call: () => ({ params: { slug: 'kyoto-winter-week' } }) },
    {
      what: 'a draft',
      call: () => ({ params: { slug: draft }, query: { isDraft: 'true' } }),
      answer: 'bl0001',
      but: { employee: 'ok' },
    },
    {
      what: 'a draft that was not asked for',
      call: () => ({ params: { slug: draft } }),
      answer: 'bl0001',
    },
  ],
  intercomHash: [{ but: { other: 'au0107' } }],
  writeToConcierge: [
    { call: () => ({ body: { text: 'Hello' } }), but: { other: 'au0107' } },
    {
      what: "about somebody else's order",
      call: async ({ numberOf, newOrder }) => ({
        body: { text: 'Hello', orderNumber: await numberOf(await (ahead ??= newOrder())) },
      }),
      but: { other: 'au0107', agent: 'py0002', employee: 'py0002' },
    },
  ],
  contact: [
    {
      call: () => ({
        body: {
          title: 'ms',
          name: 'Haruka Sato',
          country: 'JP',
          phone: '+819012345678',
          email: 'haruka@example.test',
          type: 'booking',
          text: 'Hello',
        },
      }),
    },
  ],
  subscribe: [{ call: () => ({ body: { email: newEmail(), name: 'Haruka', country: 'JP', lang: 'ja' } }) }],
  confirmNewsletter: [{ call: () => ({ body: { token: 'x'.repeat(43) } }), answer: 'nl0001' }],
  describeSubscriber: [
    { call: () => ({ body: { token: 'x'.repeat(43), name: 'Haruka', country: 'JP' } }), answer: 'nl0001' },
  ],
  unsubscribe: [{ call: () => ({ body: { token: 'x'.repeat(43) } }), answer: 'nl0001' }],
  createUser: [
    {
      call: () => ({
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
      ...employeesOnly,
    },
  ],
  findMember: [{ call: () => ({ body: { query: 'elite@demo.test' } }) }],
  deskWork: [employeesOnly],
  deskContentRuns: [employeesOnly],
  deskReviews: [{ call: () => ({ body: {} }), ...employeesOnly }],
  deskInvitations: [{ call: () => ({ body: {} }), ...employeesOnly }],
  issueInvitation: [{ call: () => ({ body: invitation }), ...employeesOnly }],
  withdrawInvitation: [{ call: () => ({ body: { code: 'NO-SUCH' } }), answer: 'au0112', ...employeesOnly }],
  deskMemberOrders: [{ call: ({ ids }) => ({ body: { userId: ids.owner } }), ...employeesOnly }],
  answerConversation: [
    {
      call: async ({ ids, newMessage }) => ({
        body: { userId: ids.owner, upTo: await newMessage(), text: 'Gladly' },
      }),
      ...employeesOnly,
    },
    {
      what: 'to whom nobody wrote',
      call: async ({ ids, newMessage }) => ({
        body: { userId: ids.other, upTo: await newMessage(), text: 'Gladly' },
      }),
      answer: 'us0002',
      ...employeesOnly,
    },
  ],
  membershipAllow: [{ call: () => ({ body: { level: 'platinum' } }) }],
  orderMembership: [
    { call: () => ({ body: { level: 'platinum' } }), answer: 'py0001', but: { other: 'ok' } },
    { what: 'the level by invitation', call: () => ({ body: { level: 'noir' } }), answer: 'py0001' },
    { what: 'to be an employee', call: () => ({ body: { level: 'employee' } }), answer: 'py0001' },
  ],
  endMembership: [
    { call: ({ ids }) => ({ body: { orderId: ids.product } }), ...owned('py0002'), answer: 'py0003' },
  ],
  redeemInvitation: [{ call: () => ({ body: { code: 'NO-SUCH' } }), answer: 'au0112' }],
  orderBookingCredits: [
    { call: () => ({ body: { credits: 1 } }), but: { agent: 'py0001', employee: 'py0001' } },
  ],
  fastTrackAirport: [{ call: () => ({ params: { iata: 'TPE' } }) }],
  orderFastTrack: [{ call: () => ({ body: flight }) }],
  payDirect: [
    {
      call: async ({ payment, newProduct }) => ({ body: await payment(await newProduct()) }),
      ...owned('py0002'),
    },
  ],
  payment: [{ call: ({ ids }) => ({ params: { id: ids.product } }), ...owned('py0002') }],
  paymentResult: [{ call: ({ ids }) => ({ params: { id: ids.trade } }), ...owned('py0002') }],
  endPayment: [{ call: ({ ids }) => ({ body: { tradeId: ids.trade } }), ...owned('py0002') }],
  productOrders: [{ call: () => ({ body: {} }) }],
  cancelProductOrder: [
    { call: async ({ newProduct }) => ({ body: { orderId: await newProduct() } }), ...owned('py0002') },
  ],
  orderCustom: [
    {
      call: ({ ids }) => ({
        body: { userId: ids.owner, customOrders: 0, title: 'A car', amountTwd: 4000, reason: 'Asked for' },
      }),
      ...employeesOnly,
    },
  ],
  settleProductOrder: [
    {
      call: async ({ paidProduct }) => ({
        body: { orderId: await paidProduct(), action: 'confirm', reason: 'The airport said yes' },
      }),
      ...employeesOnly,
    },
    {
      what: 'the end of a membership that is none',
      call: async ({ paidProduct }) => ({
        body: { orderId: await paidProduct(), action: 'end', reason: 'Asked for' },
      }),
      answer: 'py0003',
      ...employeesOnly,
    },
    {
      what: 'a refund',
      call: async ({ paidProduct }) => ({
        body: { orderId: await paidProduct(), action: 'refund', reason: 'The flight was cancelled' },
      }),
      ...employeesOnly,
    },
  ],
  paymentNotify: [{ call: () => ({ body: { bank_transaction_id: 'nothing-of-ours' } }) }],
  tailorMade: [{ call: () => ({ body: { ...journey, email: `journey-${randomUUID()}@example.test` } }) }],
  moveTailorMade: [
    {
      call: async ({ newRequest }) => ({
        body: { ...move, requestNumber: await newRequest() },
      }),
      ...employeesOnly,
    },
  ],
};

/** A line of the matrix: a request, and the answer for each caller. */
export interface Line {
  what: string | undefined;
  call: (world: World) => Request | Promise<Request>;
  expected: Record<Caller, Answer>;
  logged: boolean;
}
const refusals: Record<Endpoint['access'], Partial<Record<Caller, Answer>>> = {
  none: {},
  optional: {},
  required: { visitor: 'au0102' },
  staff: { visitor: 'au0102', other: 'au0107', owner: 'au0107' },
};
/** The lines of an endpoint: from the access in its contract and the matrix. */
export function linesOf(name: EndpointName): Line[] {
  const rules: (Rule & { call?: Line['call'] })[] = matrix[name] ?? [{}];
  return rules.map(({ what, call = () => ({}), answer = 'ok', but, logged = false }) => {
    const outside = refusals[endpointOf(name).access];
    const answerTo = (caller: Caller): Answer => but?.[caller] ?? outside[caller] ?? answer;
    return {
      what,
      call,
      logged,
      expected: {
        visitor: answerTo('visitor'),
        other: answerTo('other'),
        agent: answerTo('agent'),
        employee: answerTo('employee'),
        owner: answerTo('owner'),
      },
    };
  });
}
