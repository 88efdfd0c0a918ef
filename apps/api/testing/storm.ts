import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@voyage/domain/item-at.ts';

/**
 * Members that book, ask for more time, pay and cancel while parts of an installation are being killed, and what each
 * of them was answered: the kill storm of the service (kill-storm.test.ts), and that of a whole cluster
 * (tooling/trials).
 */
export interface StormOffer {
  offerRef: string;
  prepaid: boolean;
}
interface StormCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Without a slash at its beginning. */
  path: string;
  body?: unknown;
  key?: string;
}
/** How a member reaches the service; undefined: the call was cut off. */
export interface StormCaller {
  send<T>(token: string, call: StormCall): Promise<{ status: number; data: T } | undefined>;
  /** A prime of the bank's sandbox for a good card. */
  prime(): Promise<string | undefined>;
}

/** What was answered with success. */
interface Acknowledged {
  /** Order to its booking number. */
  booked: Map<string, { number: string; prepaid: boolean; status: string }>;
  /** Orders whose payment was answered "success". */
  paid: Set<string>;
  /** Order to its cancellation number; null: held rooms were released, or the supplier gives none. */
  cancelled: Map<string, string | null>;
  /** Rooms that were cancelled by themselves: what they cost, and what is returned. */
  rooms: { orderId: string; room: number; penalty: number; refundTwd: number | null }[];
}
interface SeenOrder {
  cancelNow: { penalty: object } | null;
  roomStates: { cancelNow: { penalty: object } | null }[];
}
interface SeenCancellation {
  hotelCancellationNumber: string | null;
  penalty: { amount: number };
  refund: { amount: { amount: number } } | null;
}
const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};

export class Storm {
  readonly acknowledged: Acknowledged = {
    booked: new Map(),
    paid: new Set(),
    cancelled: new Map(),
    rooms: [],
  };
  /** Orders with a request to cancel all their rooms, together or one after another, whatever its outcome. */
  readonly cancelRequested = new Set<string>();
  readonly #roomsRequested = new Map<string, Set<number>>();
  cutCancellations = 0;

  /** One caller: books, extends the hold, pays, cancels, and starts again, until `over`. */
  async live(token: string, caller: StormCaller, offers: StormOffer[], over: AbortSignal): Promise<void> {
    const own: string[] = [];
    while (!over.aborted) {
      const dice = randomInt(10);
      const [unwanted] = dice < 5 && own.length > 0 ? own.splice(randomInt(own.length), 1) : [];
      if (unwanted) {
        const isRoom = dice < 3 && (await this.cancelRoom(token, caller, unwanted));
        if (isRoom) own.push(unwanted);
        else await this.cancel(token, caller, unwanted);
        continue;
      }
      const made = await this.#book(token, caller, itemAt(offers, randomInt(offers.length)));
      if (made) own.push(made.id);
      if (made?.payOrderId && randomInt(4) === 0) await this.#extend(token, caller, made.id);
      if (made?.payOrderId && dice < 9) await this.#pay(token, caller, made.id, made.payOrderId);
    }
  }

  async #book(
    token: string,
    { send }: StormCaller,
    { offerRef, prepaid }: StormOffer,
  ): Promise<{ id: string; payOrderId: string | null } | undefined> {
    const body = { offerRef, guest, agreed: true };
    const call = { method: 'POST', path: 'v1/hotel/booking', body, key: randomUUID() } as const;
    const book = () =>
      send<{
        orderId: string;
        bookingNumber: string;
        status: string;
        payment: { orderId: string } | null;
      }>(token, call);
    let reply = await book();
    for (let i = 0; i < 3 && !reply; i++) reply = (await pause(400), await book()); // as the page does
    if (reply?.status !== 200) return undefined;
    const { orderId, bookingNumber, status, payment } = reply.data;
    this.acknowledged.booked.set(orderId, { number: bookingNumber, prepaid, status });
    return { id: orderId, payOrderId: payment?.orderId ?? null };
  }

  async #extend(token: string, { send }: StormCaller, orderId: string): Promise<void> {
    await send(token, { method: 'POST', path: 'v1/hotel/booking/extend', body: { orderId } });
  }

  async #pay(
    token: string,
    { send, prime }: StormCaller,
    orderId: string,
    payOrderId: string,
  ): Promise<void> {
    const card = await prime();
    if (!card) return;
    const body = {
      orderId: payOrderId,
      prime: card,
      payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    };
    const path = 'v1/product/order/membership/payment/tappay-direct';
    const reply = await send<{ status: string }>(token, { method: 'POST', path, body, key: randomUUID() });
    if (reply?.status === 200 && reply.data.status === 'success') this.acknowledged.paid.add(orderId);
  }

  /** Cancels an order at the cost that its page shows. */
  async cancel(token: string, caller: Pick<StormCaller, 'send'>, orderId: string): Promise<void> {
    const seen = await this.#see(token, caller, orderId);
    if (!seen?.cancelNow) return;
    this.cancelRequested.add(orderId);
    const done = await this.#sendCancel(token, caller, { orderId, acceptedPenalty: seen.cancelNow.penalty });
    if (done) this.acknowledged.cancelled.set(orderId, done.hotelCancellationNumber);
  }

  /** Cancels one room of several at the cost that the order's page shows; false if none can be by itself. */
  async cancelRoom(token: string, caller: Pick<StormCaller, 'send'>, orderId: string): Promise<boolean> {
    const { roomStates = [] } = (await this.#see(token, caller, orderId)) ?? {};
    const rooms = roomStates.flatMap(({ cancelNow }, index) =>
      cancelNow ? [{ room: index + 1, acceptedPenalty: cancelNow.penalty }] : [],
    );
    if (rooms.length === 0) return false;
    const chosen = itemAt(rooms, randomInt(rooms.length));
    const requested = this.#roomsRequested.get(orderId) ?? new Set();
    this.#roomsRequested.set(orderId, requested.add(chosen.room));
    if (requested.size === roomStates.length) this.cancelRequested.add(orderId);
    const done = await this.#sendCancel(token, caller, { orderId, ...chosen });
    if (done)
      this.acknowledged.rooms.push({
        orderId,
        room: chosen.room,
        penalty: done.penalty.amount,
        refundTwd: done.refund?.amount.amount ?? null,
      });
    return true;
  }

  async #see(
    token: string,
    { send }: Pick<StormCaller, 'send'>,
    orderId: string,
  ): Promise<SeenOrder | undefined> {
    const path = `v1/user/hotel/order/${orderId}`;
    const seen = await send<SeenOrder>(token, { method: 'GET', path });
    return seen?.status === 200 ? seen.data : undefined;
  }

  async #sendCancel(
    token: string,
    { send }: Pick<StormCaller, 'send'>,
    body: { orderId: string; room?: number; acceptedPenalty: object },
  ): Promise<SeenCancellation | undefined> {
    const cancel = () => send<SeenCancellation>(token, { method: 'DELETE', path: 'v1/hotel/booking', body });
    let reply = await cancel();
    if (!reply) this.cutCancellations += 1;
    // the other cardholders never return
    if (!reply && randomInt(2) === 0) reply = (await pause(400), await cancel());
    return reply?.status === 200 ? reply.data : undefined;
  }

  /**
   * What members were told that is not true in the ledger. `decided`: the jobs have ended whatever was open, so that no
   * prepaid stay still waits for its hotel.
   */
  async brokenPromises(
    query: <T extends object>(text: string) => Promise<T[]>,
    { decided }: { decided: boolean },
  ): Promise<string[]> {
    const rows = await query<{
      id: string;
      number: string;
      status: string;
      cancellation: string | null;
      rooms: { room: number; penalty: number; refundTwd: number | null }[];
      paid: string[] | null;
    }>(
      `select o.id, o.cancelled_rooms as rooms, o.booking_number as number, o.status, o.hotel_cancellation_number as cancellation, (select array_agg(p.status) from payments p where p.product_order_id = o.payment_order_id) as paid from hotel_orders o`,
    );
    const orders = new Map(rows.map((row) => [row.id, row]));
    const broken: string[] = [];
    for (const [id, { number, prepaid, status }] of this.acknowledged.booked) {
      const order = orders.get(id);
      // for a prepaid one only the hold was acknowledged
      const standing = prepaid ? ['payment', 'confirmed', 'released'] : ['confirmed'];
      if (prepaid && !decided) standing.push('pending');
      // told that the hotel had not answered yet: it may still be so, or the hotel may have said no
      if (status === 'pending') standing.push('pending', 'failed');
      if (this.cancelRequested.has(id)) standing.push('cancelled', 'released');
      if (order?.number !== number || !standing.includes(order.status))
        broken.push(`${number} was answered "${status}", and is ${order?.status ?? 'lost'}`);
    }
    for (const id of this.acknowledged.paid)
      if (!orders.get(id)?.paid?.some((status) => ['captured', 'refunding', 'refunded'].includes(status)))
        broken.push(`${orders.get(id)?.number} was paid, and is not`);
    for (const [id, number] of this.acknowledged.cancelled) {
      const order = orders.get(id);
      const ended = number === null ? ['released', 'cancelled'] : ['cancelled'];
      if (!ended.includes(order?.status ?? '') || order?.cancellation !== number)
        broken.push(`${order?.number} was cancelled as ${number}, and is ${order?.status}`);
    }
    for (const { orderId, room, ...told } of this.acknowledged.rooms) {
      const order = orders.get(orderId);
      const gone = order?.rooms.find((one) => one.room === room);
      // the last room ends the order
      if (
        gone
          ? gone.penalty !== told.penalty || gone.refundTwd !== told.refundTwd
          : order?.status !== 'cancelled'
      )
        broken.push(`room ${room} of ${order?.number} was cancelled: ${JSON.stringify({ told, gone })}`);
    }
    return broken;
  }
}
