import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@voyage/domain/item-at.ts';
import type pg from 'pg';
import type { ServiceProcess } from './process.ts';
import type { TestStay } from './service.ts';

const cities = ['par', 'tyo', 'lon', 'mil', 'nyc'];
const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};
interface Plans {
  rooms: { offers: { offerRef: string; payAt?: string }[] }[];
}
interface Placed {
  orderId: string;
  bookingNumber: string;
}

/** The last room was sold since the search: an answer, not a failure. */
const soldOut = 'ht0005';
/** So the older version answers an offer of the newer one, and the member chooses again (decision 0035). */
const notOurs = 'ht0003';

/**
 * Members who log in, search, book, read and cancel, each call at the next of the processes that serve. No call
 * is repeated: whatever is not answered with success is a failure.
 */
export function upgradeLoad(stay: TestStay) {
  /** Calls answered, by port. */
  const answered: Record<string, number> = {};
  const inProgress: Record<string, number> = {};
  const failures: string[] = [];
  const times: number[] = [];
  const booked = new Map<string, string>();
  const cancelled = new Set<string>();
  let next = 0;
  const serving: ServiceProcess[] = [];
  const load = {
    serving,
    answered,
    failures,
    booked,
    cancelled,
    live,
    busy,
    drained,
    missing,
    count: (port: number) => answered[port] ?? 0,
    slowest: () => Math.max(...times),
  };

  async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
    const process = itemAt(load.serving, next++ % load.serving.length);
    const { port } = process;
    inProgress[port] = (inProgress[port] ?? 0) + 1;
    const from = performance.now();
    try {
      const headers = { 'idempotency-key': randomUUID() };
      const reply = await process.call<T>(method, path, { ...(token && { token }), body, headers });
      const isOlder = load.serving.length > 1 && process === load.serving[0];
      if (reply.status !== 200 && reply.code !== soldOut && !(isOlder && reply.code === notOurs))
        throw new Error(`${method} ${path} at ${port}: ${reply.status} ${reply.text.slice(0, 300)}`);
      answered[port] = load.count(port) + 1;
      return reply.data;
    } finally {
      inProgress[port] = (inProgress[port] ?? 1) - 1;
      times.push(performance.now() - from);
    }
  }

  async function journey(city: string, cancels: boolean): Promise<void> {
    const member = { username: 'noir@demo.test', password: 'Voyage2026' };
    const { accessToken: token } = await call<{ accessToken: string }>('POST', 'v1/auth/login', '', member);
    const search = { code: city, stay, sort: 'price-ascending' };
    const { hotels } = await call<{ hotels: { hotel: { id: string }; cheapest: object | null }[] }>(
      'POST',
      'v1/tp/hotel/search',
      token,
      search,
    );
    const offering = hotels.filter(({ cheapest }) => cheapest !== null);
    const hotelId = itemAt(offering, next % offering.length).hotel.id;
    const plans = await call<Plans>('POST', 'v1/tp/hotel/plan/search', token, { hotelId, stay });
    const offers = plans.rooms.flatMap((room) => room.offers);
    const { offerRef } = offers.find(({ payAt }) => payAt !== 'now') ?? itemAt(offers, 0);
    const order = { offerRef, guest, agreed: true };
    const placed = await call<Placed | undefined>('POST', 'v1/hotel/booking', token, order);
    if (!placed) return;
    const { orderId, bookingNumber } = placed;
    booked.set(orderId, bookingNumber);
    const seen = await call<{ status: string }>('GET', `v1/user/hotel/order/${orderId}`, token);
    if (!cancels) return;
    if (seen.status !== 'confirmed') throw new Error(`order ${orderId} is ${seen.status}`);
    await call('DELETE', 'v1/hotel/booking', token, { orderId });
    cancelled.add(orderId);
  }

  /** One member after another, until `over`. */
  async function live(over: AbortSignal): Promise<void> {
    for (let i = 0; !over.aborted; i++)
      await journey(itemAt(cities, next % cities.length), i % 3 > 0).catch(
        (error: Error) => void failures.push(error.message),
      );
  }
  const total = () => Object.values(answered).reduce((sum, count) => sum + count, 0) + failures.length;
  /** Waits for a number of answers, so that each phase is under load on any machine. */
  async function busy(answers: number): Promise<void> {
    const until = total() + answers;
    while (total() < until) await pause(10);
  }
  /** Waits until a process has answered all that it was asked. */
  async function drained(port: number): Promise<void> {
    while ((inProgress[port] ?? 0) > 0) await pause(10);
  }

  /** What was acknowledged but is not in the ledger. */
  async function missing(client: pg.Client): Promise<string[]> {
    const { rows } = await client.query<{ id: string; number: string; status: string; state: string | null }>(
      `select o.id, o.booking_number as number, o.status, b.state from hotel_orders o left join supplier_bookings b on b.client_ref = o.client_ref`,
    );
    const orders = new Map(rows.map((row) => [row.id, row]));
    return [...booked].flatMap(([id, number]) => {
      const order = orders.get(id);
      const expected = cancelled.has(id) ? 'cancelled' : 'confirmed';
      const right = order?.number === number && order.status === expected && order.state === expected;
      return right ? [] : [`order ${id} (${number}) is not ${expected}: ${JSON.stringify(order)}`];
    });
  }
  return load;
}
