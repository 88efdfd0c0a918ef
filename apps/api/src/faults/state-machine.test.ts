import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Inventory } from '../inventory/inventory.ts';
import { finishCancellations } from '../use-cases/cancelling/open-intents.ts';
import { reconcilePayments } from '../use-cases/payments/sync-payment.ts';
import { advanceMemberships } from '../use-cases/products/fulfil.ts';
import { expireOrders } from '../use-cases/product-orders/orders.ts';
import { completeStays, reconcile } from '../use-cases/reconciling/reconcile.ts';
import { expireHolds } from '../use-cases/prepaid-stays/release-hold.ts';
import { assertCredits } from '../testing/ledger-assertions.ts';
import { beginning } from '../testing/environment.ts';
import { guest, newKey, startService, type Found, type Reply, type TestService } from '../testing/service.ts';

/**
 * Two members, one room type, one clock, one bank: sequences of everything that can happen to bookings and
 * payments, drawn at random. The model knows what members were told and what the bank holds; after every
 * step all books are held against it and against each other. MODEL_RUNS makes more sequences of it.
 */
const runs = Number(process.env.MODEL_RUNS ?? 20);
const seed = Number(process.env.MODEL_SEED ?? 20_261_110);

interface Order {
  id: string;
  member: number;
  key: string;
  answered: 'confirmed' | 'pending' | 'payment' | 'cancelling' | 'cancelled' | 'released';
  lost: 'none' | 'reply' | 'request';
}
interface Purchase {
  id: string;
  member: number;
  kind: 'credits' | 'membership' | 'stay';
  trade: string | null;
  page: string | null;
  answered: boolean;
  refundAsked: boolean;
}
interface Model {
  orders: Order[];
  purchases: Purchase[];
  steps: number;
}
interface Real {
  members: { id: string }[];
  found: Found;
}

let s: TestService;
let embedded: Inventory;
let staff = '';
beforeAll(async () => {
  s = await startService();
  embedded = s.services.inventory;
  staff = (await s.sql<{ id: string }>(`select id from users where username = 'employee@demo.test'`))[0]!.id;
});
afterAll(() => s.close());

const minute = 60_000;
const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  lateCaptured: '4000000000004210',
  lateNothing: '4000000000004228',
  bank: '4000000000003220',
  bankRefuses: '4000000000003238',
  twice: '4000000000003261',
  lost: '4000000000003253',
} as const;
/** A call with a fresh token, once more where the bank's notice has just changed the level. */
async function as(
  { members }: Real,
  member: number,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Reply> {
  const send = async () =>
    s.call(method, path, {
      token: (await s.session(members[member]!.id)).accessToken,
      ...(body === undefined ? {} : { body }),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const reply = await send();
  return reply.code === 'au0104' ? send() : reply;
}
const submit = (real: Real, member: number, offerRef: string, key: string): Promise<Reply> =>
  as(real, member, 'POST', 'v1/hotel/booking', { offerRef, guest, agreed: true }, key);
const pick = <T>(list: readonly T[], n: number): T | undefined =>
  list.length === 0 ? undefined : list[n % list.length];

// ---- What may happen ----
type Command = fc.AsyncCommand<Model, Real>;
const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  run: async (model, real) => {
    model.steps += 1;
    await run(model, real);
    await invariants(model, real);
  },
});

/** An offer as the member sees it now: the clock has moved since the last. */
async function offer(real: Real, payAt: 'property' | 'prepaid' = 'property'): Promise<string | undefined> {
  const reply = await s.call('POST', 'v1/tp/hotel/plan/search', {
    body: { hotelId: real.found.hotelId, stay: real.found.stay, payAt: [payAt] },
  });
  const rooms = (reply.data?.rooms ?? []) as {
    room: { id: number };
    offers: { offerRef: string; plan: { code: string } }[];
  }[];
  const offers = rooms.find(({ room }) => room.id === real.found.roomTypeId)?.offers;
  const refundable = offers?.find(({ plan }) => plan.code === 'prepaid-advance'); // while it is early enough for it
  if (refundable) return refundable.offerRef;
  return rooms.find(({ room }) => room.id === real.found.roomTypeId)?.offers[0]?.offerRef;
}
const book = (member: number, fault: Order['lost']): Command =>
  command(`book(${member}, lost: ${fault})`, async (model, real) => {
    await s.services.inventory.refresh();
    const offerRef = await offer(real);
    if (!offerRef) return; // sold out, or the stay has begun
    const key = newKey();
    if (fault === 'reply')
      s.services.inventory = {
        ...embedded,
        book: async (request) => (await embedded.book(request), Promise.reject(new Error('socket hang up'))),
      };
    if (fault === 'request')
      s.services.inventory = { ...embedded, book: () => Promise.reject(new Error('socket hang up')) };
    const reply = await submit(real, member, offerRef, key);
    s.services.inventory = embedded;
    if (reply.status === 200)
      model.orders.push({ id: reply.data.orderId, member, key, answered: reply.data.status, lost: fault });
    else expect(['bk0001', 'ht0005'], reply.text).toContain(reply.code);
    expect(reply.data?.status ?? 'refused').toBeOneOf(
      fault === 'none' ? ['confirmed', 'refused'] : ['pending', 'refused'],
    );
  });
/** The same for a rate that is paid beforehand: its rooms are held, and there is something to pay. */
const bookPrepaid = (member: number, fault: Order['lost']): Command =>
  command(`book prepaid(${member}, lost: ${fault})`, async (model, real) => {
    await s.services.inventory.refresh();
    const offerRef = await offer(real, 'prepaid');
    if (!offerRef) return;
    const key = newKey();
    if (fault === 'reply')
      s.services.inventory = {
        ...embedded,
        hold: async (request) => (await embedded.hold(request), Promise.reject(new Error('socket hang up'))),
      };
    if (fault === 'request')
      s.services.inventory = { ...embedded, hold: () => Promise.reject(new Error('socket hang up')) };
    const reply = await submit(real, member, offerRef, key);
    s.services.inventory = embedded;
    expect(reply.data?.status ?? 'refused').toBeOneOf(
      fault === 'none' ? ['payment', 'refused'] : ['pending', 'refused'],
    );
    if (reply.status !== 200) return expect(['bk0001', 'ht0005'], reply.text).toContain(reply.code);
    model.orders.push({ id: reply.data.orderId, member, key, answered: reply.data.status, lost: fault });
    await findStays(model, real);
  });
/** What is to be paid for stays, also of those whose hold was found later. */
async function findStays(model: Model, { members }: Real): Promise<void> {
  const rows = await s.sql<{ id: string; user_id: string }>(
    `select id, user_id from product_orders where kind = 'stay' and user_id = any($1) order by created_at`,
    [members.map((member) => member.id)],
  );
  for (const { id, user_id: userId } of rows)
    if (!model.purchases.some((purchase) => purchase.id === id))
      model.purchases.push({
        id,
        member: members.findIndex((member) => member.id === userId),
        kind: 'stay',
        trade: null,
        page: null,
        answered: false,
        refundAsked: false,
      });
}
const extend = (n: number, stranger: boolean): Command =>
  command(
    `more time to pay(${n}${stranger ? ', by the other' : ''})`,
    async (model, real) => {
      const order = pick(model.orders, n)!;
      const reply = await as(
        real,
        stranger ? 1 - order.member : order.member,
        'POST',
        'v1/hotel/booking/extend',
        { orderId: order.id },
      );
      if (stranger) expect(reply.code).toBe('bk0003');
      else expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'py0003', 'bk0003']);
    },
    (model) => model.orders.length > 0,
  );
/** Until the next booking or cancellation, or the end. */
const supplierLosesPaid = (fault: 'reply' | 'request'): Command =>
  command(`the supplier loses bookings of paid rooms: ${fault}`, async () => {
    s.services.inventory = {
      ...embedded,
      resume: async (request) => {
        if (fault === 'reply') await embedded.resume(request);
        throw new Error('socket hang up');
      },
    };
  });
const sameAgain = (n: number): Command =>
  command(
    `the same submit again(${n})`,
    async (model, real) => {
      const order = pick(model.orders, n)!;
      const [row] = await s.sql<{ status: string }>('select status from hotel_orders where id = $1', [
        order.id,
      ]);
      if (row?.status === 'failed') return; // its key is free again, and would book anew
      const before = (await s.sql('select 1 from hotel_orders')).length;
      await submit(real, order.member, (await offer(real)) ?? real.found.offerRef, order.key);
      expect((await s.sql('select 1 from hotel_orders')).length).toBe(before);
    },
    (model) => model.orders.length > 0,
  );
/** `left`: the reply is lost, or the request itself, and nobody asks again: the job finds how it ended. */
type Fate = 'answered' | 'lost and asked again' | 'left, done' | 'left, not done';
const cancel = (n: number, stranger: boolean, fate: Fate = 'answered'): Command =>
  command(
    `cancel(${n}${stranger ? ', by the other' : ''}, ${fate})`,
    async (model, real) => {
      const order = pick(model.orders, n)!;
      const shown = (await as(real, order.member, 'GET', `v1/user/hotel/order/${order.id}`)).data?.cancelNow
        ?.penalty as object | undefined;
      const send = (member: number) =>
        as(real, member, 'DELETE', 'v1/hotel/booking', {
          orderId: order.id,
          ...(shown ? { acceptedPenalty: shown } : {}),
        });
      const breaksOff = () => Promise.reject(new Error('socket hang up'));
      if (fate !== 'answered')
        s.services.inventory = {
          ...embedded,
          cancel:
            fate === 'left, not done'
              ? breaksOff
              : async (request) => (await embedded.cancel(request), breaksOff()),
        };
      const reply = await send(stranger ? 1 - order.member : order.member);
      s.services.inventory = embedded;
      if (stranger) return expect(reply.code).toBe('bk0003');
      if (reply.code === 'bk0004') {
        expect(fate).not.toBe('answered');
        order.answered = 'cancelling';
        if (fate !== 'lost and asked again') return;
        expect((await send(order.member)).status).toBe(200);
      } else expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'bk0003', 'bk0005']);
      if (reply.code !== 'bk0005' && reply.code !== 'bk0003')
        order.answered = reply.data?.hotelCancellationNumber === null ? 'released' : 'cancelled';
    },
    (model) => model.orders.length > 0,
  );

const buy = (member: number, kind: 'credits' | 'membership'): Command =>
  command(`order ${kind}(${member})`, async (model, real) => {
    const reply =
      kind === 'credits'
        ? await as(real, member, 'POST', 'v1/product/order/booking-credit', {
            credits: 1 + (model.steps % 3),
          })
        : await as(real, member, 'POST', 'v1/product/order/membership', { level: 'elite' });
    if (reply.status !== 200) return expect(reply.code, reply.text).toBe('py0001'); // already of that level, too early to renew
    const id = reply.data.order.id as string;
    if (!model.purchases.some((purchase) => purchase.id === id))
      model.purchases.push({
        id,
        member,
        kind,
        trade: null,
        page: null,
        answered: false,
        refundAsked: false,
      });
  });
const pay = (
  n: number,
  card: keyof typeof cards,
  fault: 'none' | 'loseReply' | 'dropRequest' | 'garbage',
): Command =>
  command(
    `pay(${n}, ${card}, ${fault})`,
    async (model, real) => {
      const purchase = pick(model.purchases, n)!;
      const prime = await s.prime(cards[card]);
      if (fault !== 'none') s.services.sandbox?.faults.next('pay', { kind: fault });
      const reply = await as(
        real,
        purchase.member,
        'POST',
        'v1/product/order/membership/payment/tappay-direct',
        {
          orderId: purchase.id,
          prime,
          payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
          invoice: { type: 'personal', carrier: { kind: 'member' } },
          agreed: true,
        },
        newKey(),
      );
      s.services.sandbox?.faults.clear();
      if (reply.status !== 200) return expect(reply.code, reply.text).toBeOneOf(['py0003', 'py0004']);
      Object.assign(purchase, { trade: reply.data.tradeId, page: reply.data.paymentUrl, answered: false });
    },
    (model) => model.purchases.length > 0,
  );
const atBank = (n: number, answer: 'confirm' | 'cancel'): Command =>
  command(
    `at the bank: ${answer}(${n})`,
    async (model) => {
      const purchase = pick(
        model.purchases.filter((each) => each.page),
        n,
      )!;
      await s.atBank(purchase.page!, answer);
      purchase.answered = true;
    },
    (model) => model.purchases.some((purchase) => purchase.page),
  );
const comeBack = (n: number): Command =>
  command(
    `back from the bank(${n})`,
    async (model, real) => {
      const purchase = pick(
        model.purchases.filter((each) => each.trade),
        n,
      )!;
      const reply = await as(
        real,
        purchase.member,
        'GET',
        `v1/product/order/payment/result/${purchase.trade}`,
      );
      expect(reply.status, reply.text).toBe(200);
      expect(
        (await as(real, 1 - purchase.member, 'GET', `v1/product/order/payment/result/${purchase.trade}`))
          .code,
      ).toBe('py0002');
    },
    (model) => model.purchases.some((purchase) => purchase.trade),
  );
const notice = command(
  'the bank sends its notices',
  async () => void (await s.services.sandbox?.sendNotifies()),
);
const forged = (n: number): Command =>
  command(
    `a forged notice(${n})`,
    async (model) => {
      const purchase = pick(
        model.purchases.filter((each) => each.trade),
        n,
      )!;
      const [row] = await s.sql<{ bank_transaction_id: string }>(
        'select bank_transaction_id from payments where id = $1',
        [purchase.trade],
      );
      expect(
        (
          await s.call('POST', 'v1/product/order/payment/notify', {
            body: { status: 0, bank_transaction_id: row?.bank_transaction_id, amount: 1, record_status: 1 },
          })
        ).status,
      ).toBe(200);
    },
    (model) => model.purchases.some((purchase) => purchase.trade),
  );
/** A member who knows what they want: without it the longer ways are seldom walked to their end. */
const buyAtOnce = (member: number, kind: Purchase['kind']): Command =>
  command(`buy ${kind} at once(${member})`, async (model, real) => {
    await (kind === 'stay' ? bookPrepaid(member, 'none') : buy(member, kind)).run(model, real);
    const purchase = model.purchases.findLast((each) => each.member === member && each.kind === kind);
    if (!purchase) return;
    await pay(model.purchases.indexOf(purchase), 'good', 'none').run(model, real);
    if (!purchase.page) return;
    await s.atBank(purchase.page, 'confirm');
    await as(real, member, 'GET', `v1/product/order/payment/result/${purchase.trade}`);
  });
const releaseHold = (n: number): Command =>
  command(
    `cancel the purchase(${n})`,
    async (model, real) => {
      const purchase = pick(model.purchases, n)!;
      const reply = await as(real, purchase.member, 'POST', 'v1/product/order/cancel', {
        orderId: purchase.id,
      });
      expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'py0003', 'py0004']);
      const stay = model.orders.find((order) => order.id === reply.data?.order.hotelOrderId);
      if (stay) stay.answered = 'released';
    },
    (model) => model.purchases.length > 0,
  );
const refund = (n: number): Command =>
  command(
    `refund(${n})`,
    async (model) => {
      const purchase = pick(model.purchases, n)!;
      const { accessToken } = await s.session(staff);
      const reply = await s.call('POST', 'v1/admin/order', {
        token: accessToken,
        body: { orderId: purchase.id, action: 'refund', reason: 'Asked for' },
      });
      expect(reply.code ?? 'ok', reply.text).toBeOneOf([
        'ok',
        'py0003',
        ...(purchase.kind === 'stay' ? ['bk0005'] : []),
      ]); // the guests have arrived
      if (reply.status !== 200) return;
      purchase.refundAsked = true;
      const [stay] = await s.sql<{ id: string; status: string }>(
        'select id, status from hotel_orders where payment_order_id = $1',
        [purchase.id],
      );
      const order = model.orders.find(({ id }) => id === stay?.id);
      if (!stay) return;
      expect(stay.status, 'a stay whose money goes back is not left standing').not.toBe('confirmed');
      if (order && stay.status === 'cancelled') order.answered = 'cancelled';
    },
    (model) => model.purchases.length > 0,
  );
const clock = (minutes: number): Command =>
  command(`${minutes} minutes pass`, async () => s.pass(minutes * minute));
const jobs = (twice: boolean): Command =>
  command(`the jobs run${twice ? ' in two processes' : ''}`, async (model, real) => {
    const all = () =>
      Promise.all([
        reconcile(s.services, 3 * minute, 10 * minute),
        reconcilePayments(s.services, minute),
        expireOrders(s.services),
        completeStays(s.services),
        expireHolds(s.services),
        finishCancellations(s.services),
        advanceMemberships(s.services),
      ]);
    await Promise.all(twice ? [all(), all()] : [all()]);
    await findStays(model, real);
  });
const stayIsOver = command('four weeks pass, and the jobs run', async (model, real) => {
  s.pass(28 * 24 * 60 * minute);
  await jobs(false).run(model, real);
});

// ---- What must hold ----
/** From each state of an order, where its events may lead. */
const orderPaths: Record<string, string[]> = {
  begin: ['requested'],
  requested: ['confirmed', 'failed', 'held'],
  held: ['extended', 'paid', 'released'],
  extended: ['paid', 'released'],
  paid: ['confirmed', 'released'],
  released: [],
  confirmed: ['cancelled', 'completed'],
  failed: [],
  cancelled: [],
  completed: [],
};
const paymentPaths: Record<string, string[]> = {
  begin: ['created'],
  created: ['captured', 'declined', 'abandoned', 'owed-back'],
  declined: ['captured', 'owed-back'],
  abandoned: ['captured', 'owed-back'],
  captured: ['owed-back'],
  'owed-back': ['refunded'],
  refunded: [],
};
const lastEvent: Record<string, string[]> = {
  pending: ['requested', 'paid'],
  payment: ['held', 'extended'],
  confirmed: ['confirmed'],
  cancelled: ['cancelled'],
  failed: ['failed'],
  released: ['released'],
  completed: ['completed'],
};
const paymentEnd: Record<string, string[]> = {
  created: ['created'],
  redirected: ['created'],
  unknown: ['created'],
  captured: ['captured'],
  declined: ['declined'],
  abandoned: ['abandoned', 'created'],
  refunding: ['owed-back'],
  refunded: ['refunded'],
};

function assertPath(kinds: string[], paths: Record<string, string[]>, of: string): void {
  let at = 'begin';
  for (const kind of kinds) {
    expect(paths[at], `${of}: ${kinds.join(' > ')}`).toContain(kind);
    at = kind;
  }
}

interface OrderRow {
  id: string;
  status: string;
  kinds: string[];
  penalty: number | null;
  number: string | null;
}
interface PaymentRow {
  id: string;
  status: string;
  kinds: string[];
}
async function invariants(model: Model, real: Real): Promise<void> {
  const ids = real.members.map((member) => member.id);
  const orders = await s.sql<OrderRow>(
    `select o.id, o.status, o.cancellation_penalty as penalty, o.hotel_cancellation_number as number, (select array_agg(kind order by e.id) from order_events e where e.order_id = o.id) as kinds from hotel_orders o where user_id = any($1)`,
    [ids],
  );
  for (const { id, status, kinds, number } of orders) {
    assertPath(kinds, orderPaths, 'order');
    expect(lastEvent[status], status).toContain(kinds.at(-1));
    expect(number !== null, 'a cancellation number exactly when cancelled').toBe(status === 'cancelled');
    const known = model.orders.find((order) => order.id === id);
    if (known?.answered === 'confirmed')
      expect(status, 'what a member was told stands').toBeOneOf(['confirmed', 'completed']);
    if (known?.answered === 'cancelled' || known?.answered === 'released')
      expect(status).toBe(known.answered);
    if (known?.answered === 'cancelling')
      expect(status, 'a cancellation that was asked for is not forgotten').toBeOneOf([
        'confirmed',
        'cancelled',
      ]);
    if (known?.answered === 'payment')
      expect(status).toBeOneOf(['payment', 'pending', 'confirmed', 'completed', 'released']);
    if (known?.lost === 'request') expect(status).toBeOneOf(['pending', 'failed']);
    if (known?.lost === 'reply') expect(status).not.toBe('failed');
  }
  const payments = await s.sql<PaymentRow>(
    `select p.id, p.status, (select array_agg(kind order by e.id) from payment_events e where e.payment_id = p.id) as kinds from payments p where user_id = any($1)`,
    [ids],
  );
  for (const { status, kinds } of payments) {
    assertPath(kinds, paymentPaths, 'payment');
    expect(paymentEnd[status], `${status}: ${kinds.join(' > ')}`).toContain(kinds.at(-1));
  }
  await assertRoomsOf();
  await assertCredits(s);
  await assertPaidCredits(ids);
  await assertHeld();
  await assertLevels(ids);
}

/** Sold rooms are the supplier's bookings at every moment, and ours as far as their end is known. */
async function assertRoomsOf(): Promise<void> {
  const nights = (table: string, where: string) =>
    s.sql(
      `select room_type_id, d::date::text as night, sum(rooms)::int as rooms from ${table}, generate_series(check_in, check_out - 1, interval '1 day') d where ${where} group by 1, 2 order by 1, 2`,
    );
  const sold = await s.sql(
    'select room_type_id, night::text, sold::int as rooms from room_nights where sold <> 0 order by 1, 2',
  );
  expect(sold).toEqual(await nights('supplier_bookings', `state in ('held', 'confirmed')`));
  expect(sold).toEqual(
    await nights(
      'hotel_orders',
      `(status in ('payment', 'confirmed', 'completed') and id not in (select order_id from cancellation_intents)) or ((status = 'pending' or release_at is not null or id in (select order_id from cancellation_intents)) and client_ref in (select client_ref from supplier_bookings where state in ('held', 'confirmed')))`,
    ),
  );
  expect(await s.sql('select 1 from room_nights where sold > capacity or sold < 0')).toEqual([]);
}
/** Paid credits are those bought and kept, less those that orders took; a refund after use leaves none below zero. */
async function assertPaidCredits(ids: string[]): Promise<void> {
  const rows = await s.sql<{ paid: number; bought: number; refunded: number; used: number }>(
    `select u.paid_credits as paid, coalesce((select sum((detail->>'credits')::int) from product_orders p where p.user_id = u.id and kind = 'booking-credit' and status = 'completed'), 0)::int as bought,
       coalesce((select sum((detail->>'credits')::int) from product_orders p where p.user_id = u.id and kind = 'booking-credit' and status = 'refunded'), 0)::int as refunded,
       (select count(*) from hotel_orders o where o.user_id = u.id and credit_source = 'paid' and status not in ('failed', 'released'))::int as used from users u where id = any($1)`,
    [ids],
  );
  for (const { paid, bought, refunded, used } of rows) {
    expect(paid).toBeGreaterThanOrEqual(0);
    expect(paid).toBeGreaterThanOrEqual(bought - used);
    expect(paid).toBeLessThanOrEqual(refunded === 0 ? bought - used : bought);
  }
}
/** The bank holds at least what we have captured and not yet given back, for one purchase once; where nothing is under way, exactly that. */
async function assertHeld(): Promise<void> {
  const rows = await s.sql<{
    held: number;
    captured: number;
    parted: boolean;
    open: number;
    amount: number;
    status: string;
    captures: number;
  }>(
    `select o.status, o.amount_twd as amount, coalesce((select sum(amount - refunded_amount) from sandbox_payments b where b.order_number = o.order_number and record_status between 0 and 3), 0)::bigint as held,
       coalesce(sum(p.amount_twd) filter (where p.status in ('captured', 'refunding')), 0)::bigint + coalesce(sum(p.amount_twd - p.refund_twd) filter (where p.status = 'refunded'), 0)::bigint as captured,
       coalesce(bool_or(p.refund_twd is not null), false) as parted, count(p.id) filter (where p.status = 'captured')::int as captures, count(p.id) filter (where p.status in ('created', 'redirected', 'unknown', 'abandoned', 'declined', 'refunding'))::int as open
     from product_orders o left join payments p on p.product_order_id = o.id group by o.id`,
  );
  for (const { held, captured, captures, parted, open, amount, status } of rows) {
    expect(captures, 'one capture a purchase').toBeLessThanOrEqual(1);
    if (open === 0) expect(held, `held for an order that is ${status}`).toBe(captured);
    if (!parted) expect(held % amount, 'whole amounts').toBe(0);
    if (['paid', 'awaiting-confirmation', 'confirmed', 'completed'].includes(status))
      expect(captured, status).toBeGreaterThanOrEqual(amount);
    if (captures === 1) expect(status).not.toBeOneOf(['open', 'cancelled', 'expired', 'refunded']);
  }
}
/** A level is what the terms say that run, as far as the job has looked. */
async function assertLevels(ids: string[]): Promise<void> {
  const rows = await s.sql<{ level: string; running: string | null; due: boolean }>(
    `select level, (select t.level from membership_terms t where t.user_id = u.id and t.starts_at <= $2 and t.ends_at > $2 limit 1) as running, coalesce(membership_expires_at <= $2, false) as due from users u where id = any($1)`,
    [ids, s.clock.now],
  );
  for (const { level, running, due } of rows) if (!due) expect(level).toBe(running ?? 'basic');
}

/** When everything has ended that can end by itself, the bank and our books say the same to the dollar. */
async function inTheEnd(model: Model, real: Real): Promise<void> {
  s.services.inventory = embedded;
  for (let i = 0; i < 6; i++) {
    s.pass(20 * minute);
    await s.services.sandbox?.sendNotifies();
    await reconcile(s.services, 3 * minute, 10 * minute);
    await reconcilePayments(s.services, minute);
    await expireOrders(s.services);
    await expireHolds(s.services);
    await finishCancellations(s.services);
  }
  expect(await s.sql('select order_id from cancellation_intents')).toEqual([]);
  for (const order of model.orders) if (order.answered === 'cancelling') order.answered = 'cancelled';
  for (const purchase of model.purchases)
    if (purchase.trade)
      await as(real, purchase.member, 'GET', `v1/product/order/payment/result/${purchase.trade}`);
  for (let i = 0; i < 3; i++) {
    s.pass(20 * minute);
    await reconcilePayments(s.services, minute);
    await expireHolds(s.services);
  }
  await invariants(model, real);
  expect(
    await s.sql(
      `select id from hotel_orders where status in ('pending', 'payment') or release_at is not null`,
    ),
  ).toEqual([]);
  expect(await s.sql(`select locator from supplier_bookings where state = 'held'`)).toEqual([]);
  expect(
    await s.sql(`select id from payments where status in ('created', 'redirected', 'unknown', 'refunding')`),
  ).toEqual([]);
  const wrong = await s.sql(
    `select o.order_number from product_orders o where coalesce((select sum(amount - refunded_amount) from sandbox_payments b where b.order_number = o.order_number and record_status between 0 and 3), 0) <> coalesce((select sum(amount_twd - case when p.status = 'refunded' then p.refund_twd else 0 end) from payments p where p.product_order_id = o.id and (p.status = 'captured' or (p.status = 'refunded' and p.refund_twd is not null))), 0)`,
  );
  expect(wrong, 'the bank holds exactly what was bought').toEqual([]);
  for (const purchase of model.purchases.filter((each) => each.refundAsked))
    expect(await s.sql(`select status from product_orders where id = $1`, [purchase.id])).toEqual([
      { status: 'refunded' },
    ]);
}

const n = fc.nat({ max: 5 });
const who = fc.constantFrom(0, 0, 1);
const booking = fc
  .tuple(
    who,
    fc.constantFrom('none' as const, 'none' as const, 'none' as const, 'reply' as const, 'request' as const),
  )
  .map(([member, fault]) => book(member, fault));
const commands: fc.Arbitrary<Command>[] = [
  booking,
  booking,
  booking,
  booking, // the others need something to act on
  fc
    .tuple(who, fc.constantFrom('none' as const, 'none' as const, 'reply' as const, 'request' as const))
    .map(([member, fault]) => bookPrepaid(member, fault)),
  fc.tuple(who, fc.constantFrom('none' as const)).map(([member, fault]) => bookPrepaid(member, fault)),
  fc.tuple(n, fc.boolean()).map(([order, stranger]) => extend(order, stranger)),
  fc.constantFrom('reply' as const, 'request' as const).map(supplierLosesPaid),
  n.map(sameAgain),
  fc
    .tuple(
      n,
      fc.constantFrom<Fate | 'stranger'>(
        'stranger',
        'answered',
        'lost and asked again',
        'left, done',
        'left, not done',
      ),
    )
    .map(([order, fate]) => (fate === 'stranger' ? cancel(order, true) : cancel(order, false, fate))),
  fc
    .tuple(who, fc.constantFrom('credits' as const, 'membership' as const))
    .map(([member, kind]) => buy(member, kind)),
  fc
    .tuple(
      n,
      fc.constantFrom(...(Object.keys(cards) as (keyof typeof cards)[])),
      fc.constantFrom(
        'none' as const,
        'none' as const,
        'none' as const,
        'loseReply' as const,
        'dropRequest' as const,
        'garbage' as const,
      ),
    )
    .map(([order, card, fault]) => pay(order, card, fault)),
  fc
    .tuple(n, fc.constantFrom('confirm' as const, 'confirm' as const, 'cancel' as const))
    .map(([order, answer]) => atBank(order, answer)),
  fc
    .tuple(
      who,
      fc.constantFrom('credits' as const, 'credits' as const, 'membership' as const, 'stay' as const),
    )
    .map(([member, kind]) => buyAtOnce(member, kind)),
  n.map(comeBack),
  fc.constant(notice),
  n.map(forged),
  n.map(releaseHold),
  n.map(refund),
  fc.constantFrom(1, 5, 12, 31, 70, 24 * 60, 10 * 24 * 60).map(clock),
  fc.boolean().map(jobs),
  fc.constant(stayIsOver),
];

/** One sequence from the beginning, with members of its own, to the end of everything that it began. */
async function play(sequence: Iterable<Command>): Promise<number> {
  s.clock.now = new Date(beginning);
  s.services.inventory = embedded;
  const members = await s.addMembers(2, 'basic');
  const found = await s.firstOffer('tyo', { checkIn: '2026-12-01', checkOut: '2026-12-03', adults: 2 });
  await s.leave(found.roomTypeId, 4);
  const model: Model = { orders: [], purchases: [], steps: 0 };
  const real: Real = { members, found };
  await fc.asyncModelRun(() => ({ model, real }), sequence);
  await inTheEnd(model, real);
  return model.steps;
}

/** Ways that a random sequence seldom walks to their end, and those on which a defect was found. */
const known: [string, Command[]][] = [
  [
    'paid credits are used, and a stay ends',
    [book(0, 'none'), buyAtOnce(0, 'credits'), book(0, 'none'), stayIsOver],
  ],
  [
    'a refund of credits of which a booking holds one that then fails',
    [
      book(0, 'none'),
      buyAtOnce(0, 'credits'),
      book(0, 'request'),
      refund(0),
      jobs(false),
      clock(12),
      jobs(true),
    ],
  ],
  [
    'a reply that is lost, found, cancelled with a reply that is lost',
    [book(1, 'reply'), clock(12), jobs(true), cancel(0, true), cancel(0, false, 'lost and asked again')],
  ],
  ['a stay that is paid, and over', [buyAtOnce(0, 'stay'), stayIsOver]],
  [
    'a stay that is paid, cancelled late, and given back in part',
    [
      buyAtOnce(0, 'stay'),
      clock(15 * 24 * 60),
      cancel(0, false, 'lost and asked again'),
      jobs(true),
      jobs(false),
    ],
  ],
  [
    'a stay that is paid, whose cancellation is cut, and refunded by staff',
    [buyAtOnce(0, 'stay'), cancel(0, false, 'left, done'), refund(0), jobs(true), jobs(false)],
  ],
  [
    'a stay that is paid, cancelled, and cut before the hotel heard of it',
    [buyAtOnce(0, 'stay'), cancel(0, false, 'left, not done'), clock(2), jobs(true), jobs(false)],
  ],
  [
    'held, extended, given up with the bank page open, paid all the same',
    [
      bookPrepaid(0, 'none'),
      extend(0, false),
      extend(0, true),
      pay(0, 'bank', 'none'),
      cancel(0, false),
      atBank(0, 'confirm'),
      notice,
      jobs(true),
    ],
  ],
  [
    'held, not paid, the room is another s, and paid too late',
    [
      bookPrepaid(0, 'none'),
      pay(0, 'bank', 'none'),
      clock(51),
      jobs(true),
      bookPrepaid(0, 'none'),
      atBank(0, 'confirm'),
      comeBack(0),
      jobs(true),
    ],
  ],
  [
    'a hold whose reply is lost, found, and paid with a reply that is lost',
    [
      bookPrepaid(1, 'reply'),
      clock(5),
      jobs(true),
      supplierLosesPaid('reply'),
      pay(0, 'good', 'none'),
      atBank(0, 'confirm'),
      comeBack(0),
      clock(5),
      jobs(true),
    ],
  ],
  [
    'paid, but the supplier never learns of it until the hold is over: the money goes back',
    [
      bookPrepaid(0, 'none'),
      supplierLosesPaid('request'),
      pay(0, 'good', 'none'),
      atBank(0, 'confirm'),
      comeBack(0),
      clock(70),
      cancel(0, false),
      jobs(true),
      jobs(true),
    ],
  ],
  [
    'a refund of credits of which a held room has one that then is let go',
    [
      book(0, 'none'),
      buyAtOnce(0, 'credits'),
      bookPrepaid(0, 'none'),
      refund(0),
      jobs(false),
      clock(16),
      jobs(true),
    ],
  ],
  [
    'refused at the bank, given up, expired',
    [
      buy(0, 'membership'),
      pay(0, 'bankRefuses', 'none'),
      atBank(0, 'confirm'),
      comeBack(0),
      releaseHold(0),
      buy(1, 'credits'),
      clock(70),
      jobs(false),
    ],
  ],
  [
    'a level that is bought twice, given back and bought again',
    [
      buyAtOnce(0, 'membership'),
      pay(0, 'good', 'none'),
      refund(0),
      jobs(true),
      notice,
      buyAtOnce(0, 'membership'),
      forged(0),
    ],
  ],
];
test.each(known)(
  '%s',
  async (_what, sequence) => {
    expect(await play(sequence)).toBeGreaterThanOrEqual(sequence.length);
  },
  30_000,
);

test(
  'whatever happens to bookings and payments, in whatever order, the books agree after every step and in the end',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(commands, { maxCommands: 45, size: 'max' }),
        async (sequence) => void (await play(sequence)),
      ),
      { numRuns: runs, seed, interruptAfterTimeLimit: Math.max(50_000, runs * 1_500) },
    );
    // What never came to some state has proven nothing about it.
    const reached = async (table: string, column = 'status') =>
      (await s.sql<{ value: string }>(`select distinct ${column} as value from ${table}`)).map(
        (row) => row.value,
      );
    expect(await reached('hotel_orders')).toEqual(
      expect.arrayContaining(['completed', 'cancelled', 'failed', 'released']),
    );
    expect(
      (await s.sql<{ status: string }>(`select distinct status from product_orders where kind = 'stay'`)).map(
        (row) => row.status,
      ),
    ).toEqual(expect.arrayContaining(['completed', 'refunded', 'expired', 'cancelled']));
    expect(await reached('payments')).toEqual(expect.arrayContaining(['captured', 'declined', 'refunded']));
    expect(await reached('product_orders')).toEqual(
      expect.arrayContaining(['completed', 'cancelled', 'expired', 'refunded']),
    );
    expect(await reached('hotel_orders', 'credit_source')).toEqual(expect.arrayContaining(['free', 'paid']));
  },
  Math.max(120_000, runs * 3_000),
);
