import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Call } from '@voyage/bench/load.ts';
import { callOf } from '@voyage/contracts/calls.ts';
import { idempotencyHeader } from '@voyage/contracts/headers.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Client } from './client.ts';
import { guest, type Member } from '@voyage/bench/members.ts';
import { newKey, type StormOffer } from './visitors.ts';

/** What was answered with success. */
export interface Acknowledged {
  /** Order to its booking number. */
  booked: Map<string, { number: string; prepaid: boolean; status: string }>;
  /** Orders whose payment was answered "success". */
  paid: Set<string>;
  /** Order to its cancellation number; null: held rooms were released. */
  cancelled: Map<string, string | null>;
}
const dataOf = <T>({ body }: Answer): T => {
  const { data }: { data: T } = JSON.parse(body.toString('utf8'));
  return data;
};
const expiry = `12/${String(new Date().getUTCFullYear() + 4).slice(-2)}`;

/** Members who book, pay and cancel through the sites, and what each was answered. */
export class Storm {
  readonly acknowledged: Acknowledged = { booked: new Map(), paid: new Set(), cancelled: new Map() };
  /** Orders with a request to cancel, whatever its outcome. */
  readonly cancelRequested = new Set<string>();
  readonly #clients: Client[];
  readonly #offers: StormOffer[];
  readonly #over = new AbortController();
  readonly #living: Promise<void>[];

  constructor(clients: Client[], members: Member[], offers: StormOffer[]) {
    this.#clients = clients;
    this.#offers = offers;
    this.#living = members.map((member, i) => this.#live(member, itemAt(clients, i % clients.length)));
  }

  get answered(): number {
    return this.#clients.reduce((sum, client) => sum + client.answers.length, 0);
  }
  /** Waits for a number of answers, so that what follows comes in the middle of work. */
  async busy(answers: number): Promise<void> {
    for (const until = this.answered + answers; this.answered < until;) await pause(20);
  }
  async end(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#living);
  }

  async #live(member: Member, client: Client): Promise<void> {
    const own: string[] = [];
    while (!this.#over.signal.aborted) {
      const dice = randomInt(10);
      const [unwanted] = dice < 5 && own.length > 0 ? own.splice(randomInt(own.length), 1) : [];
      if (unwanted) {
        await this.#cancel(member, client, unwanted);
        continue;
      }
      const made = await this.#book(member, client, itemAt(this.#offers, randomInt(this.#offers.length)));
      if (made) own.push(made.id);
      if (made?.payOrderId && dice < 9) await this.#pay(member, client, made.id, made.payOrderId);
      await pause(randomInt(100)); // there are two processors
    }
  }

  async #book(
    member: Member,
    client: Client,
    { offerRef, prepaid }: StormOffer,
  ): Promise<{ id: string; payOrderId: string | null } | undefined> {
    const body = { offerRef, guest, agreed: true };
    const reply = await client.call(send(member, 'createBooking', body, newKey()));
    if (reply?.status !== 200) return undefined;
    const data = dataOf<{
      orderId: string;
      bookingNumber: string;
      status: string;
      payment: { orderId: string } | null;
    }>(reply);
    this.acknowledged.booked.set(data.orderId, { number: data.bookingNumber, prepaid, status: data.status });
    return { id: data.orderId, payOrderId: data.payment?.orderId ?? null };
  }

  async #pay(member: Member, client: Client, orderId: string, payOrderId: string): Promise<void> {
    const card = { number: '4242424242424242', expirationDate: expiry, ccv: '123' };
    const prime = await client.call({
      method: 'POST',
      path: '/api/sandbox/tpc/sandbox/prime',
      body: JSON.stringify(card),
    });
    const made: { card?: { prime: string } } = JSON.parse(prime?.body.toString('utf8') ?? '{}');
    if (!made.card) return;
    const body = {
      orderId: payOrderId,
      prime: made.card.prime,
      payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    };
    const reply = await client.call(send(member, 'payDirect', body, newKey()));
    if (reply?.status === 200 && dataOf<{ status: string }>(reply).status === 'success')
      this.acknowledged.paid.add(orderId);
  }

  async #cancel(member: Member, client: Client, orderId: string): Promise<void> {
    const seen = await client.call(send(member, 'order', undefined, undefined, { id: orderId }));
    if (seen?.status !== 200) return;
    const { cancelNow } = dataOf<{ cancelNow: { penalty: object } | null }>(seen);
    if (!cancelNow) return;
    this.cancelRequested.add(orderId);
    const reply = await client.call(
      send(member, 'cancelBooking', { orderId, acceptedPenalty: cancelNow.penalty }),
    );
    if (reply?.status === 200)
      this.acknowledged.cancelled.set(
        orderId,
        dataOf<{ hotelCancellationNumber: string | null }>(reply).hotelCancellationNumber,
      );
  }
}

function send(
  { token }: Member,
  name: 'createBooking' | 'cancelBooking' | 'payDirect' | 'order',
  body: unknown,
  key?: string,
  params: Record<string, string> = {},
): Call {
  const { method, path } = callOf(name);
  const filled = Object.entries(params).reduce(
    (text, [param, value]) => text.replace(`{${param}}`, value),
    path,
  );
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(`${name} is a ${method}`);
  return {
    method,
    path: `/api/${filled}`,
    headers: { authorization: `Bearer ${token}`, ...(key ? { [idempotencyHeader]: key } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
