import { holdUntil } from '../../../src/use-cases/booking/holds/await-payment.ts';
import { expect } from 'vitest';
import { newKey } from '../../service.ts';
import { s, embedded, callAs, submit, pick, type Order, type Model, type Real } from './model.ts';
import { command, type Command } from './command.ts';

/** An offer as the member sees it now: the clock has moved since the last. */
async function offer(real: Real, payAt: 'property' | 'prepaid' = 'property'): Promise<string | undefined> {
  const reply = await s.call('POST', 'v1/tp/hotel/plan/search', {
    body: { hotelId: real.found.hotelId, stay: real.found.stay, payAt: [payAt] },
  });
  const rooms: {
    room: { id: number };
    offers: { offerRef: string; plan: { code: string } }[];
  }[] = reply.data?.rooms ?? [];
  const offers = rooms.find(({ room }) => room.id === real.found.roomTypeId)?.offers;
  // while it is early enough for it
  const refundable = offers?.find(({ plan }) => plan.code === 'prepaid-advance');
  if (refundable) return refundable.offerRef;
  return rooms.find(({ room }) => room.id === real.found.roomTypeId)?.offers[0]?.offerRef;
}
export const book = (member: number, fault: Order['lost']): Command =>
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
/** The same for a prepaid rate: its rooms are held, and there is something to pay. */
export const bookPrepaid = (member: number, fault: Order['lost']): Command =>
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
    model.orders.push({
      id: reply.data.orderId,
      member,
      key,
      answered: reply.data.status,
      lost: fault,
      lapsesAt: holdUntil(s.clock.now),
    });
    await findStays(model, real);
  });
/** Payments due for stays, including those whose hold was found later. */
export async function findStays(model: Model, { members }: Real): Promise<void> {
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
export const extend = (n: number, stranger: boolean): Command =>
  command(
    `more time to pay(${n}${stranger ? ', by the other' : ''})`,
    async (model, real) => {
      const order = pick(model.orders, n)!;
      const reply = await callAs(
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
export const supplierLosesPaidBookings = (fault: 'reply' | 'request'): Command =>
  command(`the supplier loses bookings of paid rooms: ${fault}`, async () => {
    s.services.inventory = {
      ...embedded,
      resume: async (request) => {
        if (fault === 'reply') await embedded.resume(request);
        throw new Error('socket hang up');
      },
    };
  });
export const repeatSubmit = (n: number): Command =>
  command(
    `the same submit again(${n})`,
    async (model, real) => {
      const order = pick(model.orders, n)!;
      const [row] = await s.sql<{ status: string }>('select status from hotel_orders where id = $1', [
        order.id,
      ]);
      if (row?.status === 'failed') return; // its key is free again, and would start a new booking
      const before = (await s.sql('select 1 from hotel_orders')).length;
      await submit(real, order.member, (await offer(real)) ?? real.found.offerRef, order.key);
      expect((await s.sql('select 1 from hotel_orders')).length).toBe(before);
    },
    (model) => model.orders.length > 0,
  );
/** `left`: the reply or the request is lost without a retry: the job finds the outcome. */
export type ReplyFate = 'answered' | 'lost and asked again' | 'left, done' | 'left, not done';
export const cancel = (n: number, stranger: boolean, fate: ReplyFate = 'answered'): Command =>
  command(
    `cancel(${n}${stranger ? ', by the other' : ''}, ${fate})`,
    async (model, real) => {
      const order = pick(model.orders, n)!;
      const shown: object | undefined = (
        await callAs(real, order.member, 'GET', `v1/user/hotel/order/${order.id}`)
      ).data?.cancelNow?.penalty;
      const send = (member: number) =>
        callAs(real, member, 'DELETE', 'v1/hotel/booking', {
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
