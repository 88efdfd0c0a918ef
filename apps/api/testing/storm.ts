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
}
const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};

export class Storm {
  readonly acknowledged: Acknowledged = { booked: new Map(), paid: new Set(), cancelled: new Map() };
  /** Orders with a request to cancel, whatever its outcome. */
  readonly cancelRequested = new Set<string>();
  cutCancellations = 0;

  /** One caller: books, extends the hold, pays, cancels, and starts again, until `over`. */
  async live(token: string, caller: StormCaller, offers: StormOffer[], over: AbortSignal): Promise<void> {
    const own: string[] = [];
    while (!over.aborted) {
      const dice = randomInt(10);
      const [unwanted] = dice < 5 && own.length > 0 ? own.splice(randomInt(own.length), 1) : [];
      if (unwanted) {
        await this.cancel(token, caller, unwanted);
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
  async cancel(token: string, { send }: Pick<StormCaller, 'send'>, orderId: string): Promise<void> {
    const seen = await send<{ cancelNow: { penalty: object } | null }>(token, {
      method: 'GET',
      path: `v1/user/hotel/order/${orderId}`,
    });
    if (seen?.status !== 200 || !seen.data.cancelNow) return;
    const body = { orderId, acceptedPenalty: seen.data.cancelNow.penalty };
    const cancel = () =>
      send<{ hotelCancellationNumber: string | null }>(token, {
        method: 'DELETE',
        path: 'v1/hotel/booking',
        body,
      });
    this.cancelRequested.add(orderId);
    let reply = await cancel();
    if (!reply) this.cutCancellations += 1;
    // the other cardholders never return
    if (!reply && randomInt(2) === 0) reply = (await pause(400), await cancel());
    if (reply?.status === 200) this.acknowledged.cancelled.set(orderId, reply.data.hotelCancellationNumber);
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
      paid: string[] | null;
    }>(
      `select o.id, o.booking_number as number, o.status, o.hotel_cancellation_number as cancellation, (select array_agg(p.status) from payments p where p.product_order_id = o.payment_order_id) as paid from hotel_orders o`,
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
    return broken;
  }
}
