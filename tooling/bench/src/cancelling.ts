import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import { Rng } from './demand.ts';
import { percentile, type Answer, type Call, type Connections } from './load.ts';
import type { Options } from './options.ts';
import type { BenchProcess, Database } from './processes.ts';
import { atMost, exactly, type Report } from './report.ts';

interface Made {
  token: string;
  orderId: string;
  currency: string;
}
/**
 * Prepared by the booking section: `book` makes a new booking each time, at a rate that is free to cancel.
 */
interface Ready {
  connections: Connections;
  db: Database;
  service: BenchProcess;
  book: (rng: Rng) => { call: Call; token: string; currency: string };
}
const callers = 32;

const cancelCall = ({ token, orderId, currency }: Made): Call => ({
  method: 'DELETE',
  path: `/${endpointSpecs.cancelBooking.path}`,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ orderId, acceptedPenalty: { amount: 0, currency } }),
});
const madeBy = ({ body }: Answer): string => JSON.parse(body.toString('utf8')).data.orderId;

/** What one of the two costs in a round: processor time of the service for each, and their slowest hundredth. */
interface Cost {
  cpu: number;
  p99: number;
}

/** Makes a round's bookings and then cancels them: what the one costs the service and takes beside the other. */
export async function benchCancelling(
  report: Report,
  { connections, db, service, book }: Ready,
  { rounds, seconds }: Options,
): Promise<void> {
  const rng = new Rng(5);
  const costs: { booking: Cost; cancelling: Cost }[] = [];
  for (let round = -1; round < rounds; round++) {
    const made: Made[] = [];
    const failures: string[] = [];
    const times: number[] = [];
    const send = async (call: Call) => {
      const answer = await connections.send(call);
      times.push(answer.milliseconds);
      if (answer.status === 200) return answer;
      failures.push(`${answer.status} ${answer.body.toString('utf8').slice(0, 160)}`);
    };
    const costOf = async (work: () => Promise<void>): Promise<Cost> => {
      const before = await service.measure();
      await Promise.all(Array.from({ length: callers }, work));
      const { cpu } = await service.measure();
      const taken = times.splice(0).toSorted((a, b) => a - b);
      return { cpu: (cpu - before.cpu) / taken.length, p99: percentile(taken, 0.99) };
    };
    const until = performance.now() + seconds * 2000;
    const booking = await costOf(async () => {
      while (performance.now() < until) {
        const { call, token, currency } = book(rng);
        const answer = await send(call);
        if (answer) made.push({ token, currency, orderId: madeBy(answer) });
      }
    });
    const cancelling = await costOf(async () => {
      for (let next = made.pop(); next; next = made.pop()) await send(cancelCall(next));
    });
    report.fault('cancellations', failures);
    if (round >= 0) costs.push({ booking, cancelling });
  }
  for (const [what, key] of [
    ['processor time of the service', 'cpu'],
    [`p99, ${callers} at once`, 'p99'],
  ] as const)
    report.add(
      `a cancellation beside a booking: ${what}`,
      'times',
      costs.map(({ booking, cancelling }) => cancelling[key] / booking[key]),
      atMost(1, '<= 1 times'),
    );
  const [torn] = await db.query<{ n: string }>(
    `select count(*) as n from hotel_orders o left join supplier_bookings b on b.client_ref = o.client_ref where o.status = 'cancelled' and b.state <> 'cancelled' or o.status = 'confirmed' and b.state <> 'confirmed'`,
  );
  report.add('orders of which the supplier says otherwise', 'orders', [Number(torn?.n)], exactly(0, '0'));
}
