import { expect } from 'vitest';
import { finishCancellations } from '../../../src/use-cases/stays/open-intents.ts';
import { reconcilePayments } from '../../../src/use-cases/purchases/sync-payment.ts';
import { advanceMemberships } from '../../../src/use-cases/purchases/fulfil.ts';
import { expireOrders } from '../../../src/use-cases/orders/orders.ts';
import { completeStays, reconcile } from '../../../src/use-cases/booking/holds/reconcile.ts';
import { expireHolds } from '../../../src/use-cases/booking/holds/release-hold.ts';
import { newKey } from '../../service.ts';
import { s, staff, minute, cards, callAs, pick, type Purchase } from './model.ts';
import { command, type Command } from './command.ts';
import { bookPrepaid, findStays } from './bookings.ts';

export const buy = (member: number, kind: 'credits' | 'membership' | 'platinum'): Command =>
  command(`order ${kind}(${member})`, async (model, real) => {
    const reply =
      kind === 'credits'
        ? await callAs(real, member, 'POST', 'v1/product/order/booking-credit', {
            credits: 1 + (model.steps % 3),
          })
        : await callAs(real, member, 'POST', 'v1/product/order/membership', {
            level: kind === 'platinum' ? 'platinum' : 'elite',
          });
    // already of that level, too early to renew
    if (reply.status !== 200) return expect(reply.code, reply.text).toBe('py0001');
    const id: string = reply.data.order.id;
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
export const pay = (
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
      const reply = await callAs(
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
      if (reply.status !== 200)
        return expect(reply.code, reply.text).toBeOneOf(['py0001', 'py0003', 'py0004']);
      Object.assign(purchase, { trade: reply.data.tradeId, page: reply.data.paymentUrl, answered: false });
    },
    (model) => model.purchases.length > 0,
  );
export const answerAtBank = (n: number, answer: 'confirm' | 'cancel'): Command =>
  command(
    `at the bank: ${answer}(${n})`,
    async (model) => {
      const purchase = pick(
        model.purchases.filter((each) => each.page),
        n,
      )!;
      await s.answerAtBank(purchase.page!, answer);
      purchase.answered = true;
    },
    (model) => model.purchases.some((purchase) => purchase.page),
  );
export const returnFromBank = (n: number): Command =>
  command(
    `back from the bank(${n})`,
    async (model, real) => {
      const purchase = pick(
        model.purchases.filter((each) => each.trade),
        n,
      )!;
      const reply = await callAs(
        real,
        purchase.member,
        'GET',
        `v1/product/order/payment/result/${purchase.trade}`,
      );
      expect(reply.status, reply.text).toBe(200);
      expect(
        (await callAs(real, 1 - purchase.member, 'GET', `v1/product/order/payment/result/${purchase.trade}`))
          .code,
      ).toBe('py0002');
    },
    (model) => model.purchases.some((purchase) => purchase.trade),
  );
export const notice = command(
  'the bank sends its notices',
  async () => void (await s.services.sandbox?.sendNotifies()),
);
export const forgedNotice = (n: number): Command =>
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
/** A determined member: without it the longer sequences are seldom completed. */
export const buyAndPay = (member: number, kind: Purchase['kind']): Command =>
  command(`buy ${kind} at once(${member})`, async (model, real) => {
    await (kind === 'stay' ? bookPrepaid(member, 'none') : buy(member, kind)).run(model, real);
    const purchase = model.purchases.findLast((each) => each.member === member && each.kind === kind);
    if (!purchase) return;
    await pay(model.purchases.indexOf(purchase), 'good', 'none').run(model, real);
    if (!purchase.page) return;
    await s.answerAtBank(purchase.page, 'confirm');
    await callAs(real, member, 'GET', `v1/product/order/payment/result/${purchase.trade}`);
  });
export const releaseHold = (n: number): Command =>
  command(
    `cancel the purchase(${n})`,
    async (model, real) => {
      const purchase = pick(model.purchases, n)!;
      const reply = await callAs(real, purchase.member, 'POST', 'v1/product/order/cancel', {
        orderId: purchase.id,
      });
      expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'py0003', 'py0004']);
      const stay = model.orders.find((order) => order.id === reply.data?.order.hotelOrderId);
      if (stay) stay.answered = 'released';
    },
    (model) => model.purchases.length > 0,
  );
export const refund = (n: number): Command =>
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
      expect(stay.status, 'a stay whose payment is refunded is not left confirmed').not.toBe('confirmed');
      if (order && stay.status === 'cancelled') order.answered = 'cancelled';
    },
    (model) => model.purchases.length > 0,
  );
export const endTerm = (n: number): Command =>
  command(
    `the member ends the term(${n})`,
    async (model, real) => {
      const purchase = pick(model.purchases, n)!;
      const reply = await callAs(real, purchase.member, 'POST', 'v1/user/membership/end', {
        orderId: purchase.id,
      });
      expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'py0003']);
      if (reply.status === 200) purchase.refundAsked = true;
    },
    (model) => model.purchases.length > 0,
  );
export const clock = (minutes: number): Command =>
  command(`${minutes} minutes pass`, async () => s.pass(minutes * minute));
export const jobs = (twice: boolean): Command =>
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
export const stayIsOver = command('four weeks pass, and the jobs run', async (model, real) => {
  s.pass(28 * 24 * 60 * minute);
  await jobs(false).run(model, real);
});

// ---- Invariants ----
