import { callOf } from '@voyage/contracts/calls.ts';
import { Rng } from './demand.ts';
import { load, percentile, type Answer, type Call, type Connections } from './load.ts';
import type { Options } from './options.ts';
import type { Database, BenchProcess } from './processes.ts';
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
  path: `/${callOf('cancelBooking').path}`,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ orderId, acceptedPenalty: { amount: 0, currency } }),
});
const readCall = ({ token, orderId }: Made): Call => ({
  method: 'GET',
  path: `/${callOf('order').path.replace('{id}', orderId)}`,
  headers: { authorization: `Bearer ${token}` },
});
const madeBy = ({ body }: Answer): string => JSON.parse(body.toString('utf8')).data.orderId;

/** Makes a round's bookings and then cancels them, and measures both. */
export async function benchCancelling(
  report: Report,
  { connections, db, service, book }: Ready,
  { rounds, seconds }: Options,
): Promise<void> {
  const rng = new Rng(5);
  const results: {
    bookings: number;
    cancellations: number;
    p50: number;
    p99: number;
    ratio: number;
    cpu: number;
  }[] = [];
  for (let round = -1; round < rounds; round++) {
    const made: Made[] = [];
    const measured = async (work: () => Promise<unknown>) => {
      const [before, from] = [await service.measure(), performance.now()];
      await work();
      return { cpu: (await service.measure()).cpu - before.cpu, seconds: (performance.now() - from) / 1000 };
    };
    const until = performance.now() + seconds * 2000;
    const failures: string[] = [];
    const booking = await measured(() =>
      Promise.all(
        Array.from({ length: callers }, async () => {
          while (performance.now() < until) {
            const { call, token, currency } = book(rng);
            const answer = await connections.send(call);
            if (answer.status === 200) made.push({ token, currency, orderId: madeBy(answer) });
            else failures.push(`${answer.status} ${answer.body.toString('utf8').slice(0, 160)}`);
          }
        }),
      ),
    );
    const count = made.length;
    const times: number[] = [];
    const cancelling = await measured(() =>
      Promise.all(
        Array.from({ length: callers }, async () => {
          for (let next = made.pop(); next; next = made.pop()) {
            const answer = await connections.send(cancelCall(next));
            if (answer.status === 200) times.push(answer.milliseconds);
            else failures.push(`${answer.status} ${answer.body.toString('utf8').slice(0, 160)}`);
          }
        }),
      ),
    );
    report.fault('cancellations', failures);
    times.sort((a, b) => a - b);
    const [bookingCost, cancellingCost] = [booking.seconds / count, cancelling.seconds / times.length];
    if (round >= 0)
      results.push({
        bookings: 1 / bookingCost,
        cancellations: 1 / cancellingCost,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        ratio: cancellingCost / bookingCost,
        cpu: cancelling.cpu / times.length,
      });
  }
  const values = (key: keyof (typeof results)[number]) => results.map((result) => result[key]);
  report.add('bookings before their cancellation, 32 at once', 'bookings/s', values('bookings'));
  report.add('cancellations of the same, 32 at once', 'cancellations/s', values('cancellations'));
  report.add('a cancellation costs, against a booking', 'times', values('ratio'), atMost(1, '<= 1 booking'));
  report.add('one cancellation of 32: p50', 'ms', values('p50'));
  report.add('one cancellation of 32: p99', 'ms', values('p99'));
  report.add('a cancellation: processor time of the service', 'ms', values('cpu'));
  const torn = await db.query<{ n: string }>(
    `select count(*) as n from hotel_orders o left join supplier_bookings b on b.client_ref = o.client_ref where o.status = 'cancelled' and b.state <> 'cancelled' or o.status = 'confirmed' and b.state <> 'confirmed'`,
  );
  report.add(
    'orders of which the supplier says otherwise',
    'orders',
    [Number(torn.rows[0]?.n)],
    exactly(0, '0'),
  );
  await mixedStorm(report, { connections, book }, { rounds, seconds });
}

const kinds = ['booking', 'cancellation', 'order read'] as const;
type Kind = (typeof kinds)[number];
/** A mix of calls by 32 callers: two of five book, two cancel, one reads an order. */
async function mixedStorm(
  report: Report,
  { connections, book }: Pick<Ready, 'connections' | 'book'>,
  { rounds, seconds }: Pick<Options, 'rounds' | 'seconds'>,
): Promise<void> {
  const rng = new Rng(6);
  const p50: Record<Kind, number[]> = { booking: [], cancellation: [], 'order read': [] };
  const p99: Record<Kind, number[]> = { booking: [], cancellation: [], 'order read': [] };
  const rates: number[] = [];
  const made: Made[] = [];
  for (let round = -1; round < rounds; round++) {
    const times: Record<Kind, number[]> = { booking: [], cancellation: [], 'order read': [] };
    const requests = new Map<Call, { kind: Kind; made?: Made }>();
    const next = (): Call => {
      const draw = rng.next();
      const own =
        draw < 0.4
          ? undefined
          : draw < 0.8
            ? made.splice(rng.whole(0, made.length - 1), 1)[0]
            : made[rng.whole(0, made.length - 1)];
      if (own) {
        const call = draw < 0.8 ? cancelCall(own) : readCall(own);
        requests.set(call, { kind: draw < 0.8 ? 'cancellation' : 'order read' });
        return call;
      }
      const { call, token, currency } = book(rng);
      requests.set(call, { kind: 'booking', made: { token, currency, orderId: '' } });
      return call;
    };
    const result = await load(connections, next, {
      callers,
      seconds: seconds * 2,
      accepts: (answer, call) => {
        const of = requests.get(call);
        requests.delete(call);
        if (of && answer.status === 200) {
          times[of.kind].push(answer.milliseconds);
          if (of.made) made.push({ ...of.made, orderId: madeBy(answer) });
        }
        // The order may be cancelled by another caller at that moment: reading it must work all the same.
        return answer.status === 200;
      },
    });
    report.fault('mixed storm', result.failures);
    if (round < 0) continue;
    rates.push(result.requests / result.seconds);
    for (const kind of kinds) {
      const sorted = times[kind].toSorted((a, b) => a - b);
      p50[kind].push(percentile(sorted, 0.5));
      p99[kind].push(percentile(sorted, 0.99));
    }
  }
  report.add('mixed storm, 32 at once', 'calls/s', rates);
  for (const kind of kinds) {
    report.add(`mixed storm, ${kind}: p50`, 'ms', p50[kind]);
    report.add(`mixed storm, ${kind}: p99`, 'ms', p99[kind]);
  }
}
