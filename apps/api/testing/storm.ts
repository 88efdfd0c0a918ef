import { itemAt } from '@voyage/domain/item-at.ts';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, type ProcessReply, type ServiceProcess } from './process.ts';
import { cardExpiry } from './card-expiry.ts';
import { guest, newKey } from './service.ts';

/**
 * Callers that book, pay and cancel while the service is being killed, and what each of them was answered.
 */
export interface StormOffer {
  offerRef: string;
  prepaid: boolean;
}
export interface StormMember {
  id: string;
  token: string;
}
/** What was answered with success. */
export interface Acknowledged {
  /** Order to its booking number. */
  booked: Map<string, { member: string; number: string; prepaid: boolean }>;
  /** Orders whose payment was answered "success". */
  paid: Map<string, { payOrderId: string }>;
  /** Order to its cancellation number; null: held rooms were released. */
  cancelled: Map<string, { number: string | null; refundTwd: number | null }>;
}

export function storm({ url, environment }: { url: string; environment: Record<string, string> }) {
  const acknowledged: Acknowledged = { booked: new Map(), paid: new Map(), cancelled: new Map() };
  /** Orders with a request to cancel, whatever its outcome. */
  const cancelRequested = new Set<string>();
  const counted = { calls: 0, answered: 0, cut: 0, busy: 0, cutCancellations: 0, kills: 0 };
  const unexpected: string[] = [];
  /** How often each status and code was answered since the service was started last. */
  const answers: Record<string, number> = {};
  let service: ServiceProcess | undefined;

  /** One call, repeated until it is answered; undefined if it was cut off and must not be repeated. */
  async function request<T = unknown>(
    token: string,
    method: string,
    path: string,
    body: unknown,
    key?: string,
  ): Promise<ProcessReply<T> | undefined> {
    const current = service;
    if (!current) return void (await pause(50));
    counted.calls += 1;
    try {
      const reply = await current.call<T>(method, path, {
        token,
        body,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
      if (reply.status === 503) await pause(60, (counted.busy += 1)); // the database is unavailable
      if (reply.status === 200) counted.answered += 1;
      const answer = `${method} ${reply.status} ${reply.code ?? ''}`.trim();
      answers[answer] = (answers[answer] ?? 0) + 1;
      if (![200, 409, 502, 503].includes(reply.status))
        unexpected.push(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
      return reply;
    } catch {
      counted.cut += 1;
      await pause(20);
      return undefined;
    }
  }

  async function book(
    member: StormMember,
    { offerRef, prepaid }: StormOffer,
  ): Promise<{ id: string; payOrderId: string | null } | undefined> {
    const key = newKey();
    const send = () =>
      request<{ orderId: string; bookingNumber: string; payment: { orderId: string } | null }>(
        member.token,
        'POST',
        'v1/hotel/booking',
        { offerRef, guest, agreed: true },
        key,
      );
    let reply = await send();
    for (let i = 0; i < 3 && !reply; i++) reply = (await pause(400), await send()); // as the page does
    if (reply?.status !== 200) return undefined;
    const { data } = reply;
    acknowledged.booked.set(data.orderId, { member: member.id, number: data.bookingNumber, prepaid });
    return { id: data.orderId, payOrderId: data.payment?.orderId ?? null };
  }

  async function pay(member: StormMember, orderId: string, payOrderId: string): Promise<void> {
    const prime = await fetch(`http://127.0.0.1:${service?.port}/sandbox/tpc/sandbox/prime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: '4242424242424242', expirationDate: cardExpiry, ccv: '123' }),
    })
      .then((reply) => reply.json() as Promise<{ card?: { prime: string } }>) // the sandbox of this same service
      .catch(() => ({ card: undefined }));
    if (!prime.card) return;
    const reply = await request<{ status: string }>(
      member.token,
      'POST',
      'v1/product/order/membership/payment/tappay-direct',
      {
        orderId: payOrderId,
        prime: prime.card.prime,
        payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
        invoice: { type: 'personal', carrier: { kind: 'member' } },
        agreed: true,
      },
      newKey(),
    );
    if (reply?.status === 200 && reply.data.status === 'success')
      acknowledged.paid.set(orderId, { payOrderId });
  }

  async function cancel(member: StormMember, orderId: string): Promise<void> {
    const seen = await request<{ cancelNow: { penalty: object } | null }>(
      member.token,
      'GET',
      `v1/user/hotel/order/${orderId}`,
      undefined,
    );
    if (seen?.status !== 200 || !seen.data.cancelNow) return;
    const { penalty } = seen.data.cancelNow;
    const send = () =>
      request<{ hotelCancellationNumber: string | null; refund: { amount: { amount: number } } | null }>(
        member.token,
        'DELETE',
        'v1/hotel/booking',
        { orderId, acceptedPenalty: penalty },
      );
    cancelRequested.add(orderId);
    let reply = await send();
    if (!reply) counted.cutCancellations += 1;
    // the other cardholders never return
    if (!reply && randomInt(2) === 0) reply = (await pause(400), await send());
    if (reply?.status !== 200) return;
    const { data } = reply;
    acknowledged.cancelled.set(orderId, {
      number: data.hotelCancellationNumber,
      refundTwd: data.refund?.amount.amount ?? null,
    });
  }

  /** One caller: books, pays, cancels, and starts again, until `over`. */
  async function live(member: StormMember, offers: StormOffer[], over: AbortSignal): Promise<void> {
    const own: string[] = [];
    while (!over.aborted) {
      const dice = randomInt(10);
      const [unwanted] = dice < 5 && own.length > 0 ? own.splice(randomInt(own.length), 1) : [];
      if (unwanted) await cancel(member, unwanted);
      else {
        const made = await book(member, itemAt(offers, randomInt(offers.length)));
        if (made) own.push(made.id);
        if (made?.payOrderId && dice < 9) await pay(member, made.id, made.payOrderId);
      }
    }
  }

  /** Starts the service, retrying as often as necessary: its database may be unavailable. */
  async function start(): Promise<void> {
    for (const answer of Object.keys(answers)) delete answers[answer];
    for (let i = 0; !service && i < 40; i++)
      service = await startProcess(url, environment).catch(async (error: Error) => {
        if (i === 39) throw error;
        await pause(500);
        return undefined;
      });
  }
  async function kill(): Promise<void> {
    const victim = service;
    service = undefined;
    await victim?.kill();
    counted.kills += 1;
  }
  const running = (): ServiceProcess => {
    if (!service) throw new Error('the service is not running');
    return service;
  };
  return { acknowledged, cancelRequested, counted, answers, unexpected, live, start, kill, running };
}
export type Storm = ReturnType<typeof storm>;
