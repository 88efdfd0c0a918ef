import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchOf, longestMs, nextCheck, shortestMs } from './next-check.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-11-20T00:00:00Z');
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** All questions about an order from its booking until check-out. */
function asked({ bookedAt, ahead, nights }: { bookedAt: number; ahead: number; nights: number }) {
  const arrival = Date.parse(`${dayOf(bookedAt + ahead * day)}T00:00:00Z`);
  const times: number[] = [];
  for (let at = bookedAt + 2 * 60_000; at < arrival + nights * day;) {
    times.push(at);
    at = nextCheck({ bookedAt: new Date(bookedAt), checkIn: dayOf(arrival), now: new Date(at) }).getTime();
  }
  return { arrival, times };
}
const orders = fc.record({
  bookedAt: fc.integer({ min: start, max: start + 400 * day }),
  ahead: fc.nat(400),
  nights: fc.integer({ min: 1, max: 30 }),
});

test('each order is asked about at least once a week, and at least daily in the last week before arrival', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { arrival, times } = asked(order);
      for (const [index, at] of times.slice(1).entries()) {
        const pause = at - (times[index] ?? 0);
        expect(pause).toBeGreaterThanOrEqual(shortestMs);
        expect(pause).toBeLessThanOrEqual(longestMs);
        const from = times[index] ?? 0;
        if (from >= arrival - 7 * day && from < arrival) expect(pause).toBeLessThanOrEqual(day);
        // the question before the last week does not reach far into it
        if (from < arrival - 7 * day && at > arrival - 7 * day) expect(at).toBeLessThan(arrival - 6 * day);
      }
    }),
  );
});

test('no order takes more than 120 questions, and two hundred thousand orders at most five hundred in five minutes', () => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(asked(order).times.length).toBeLessThanOrEqual(120);
    }),
  );
  // half a year ahead on average, three nights: what a year of that many bookings asks for
  const each = asked({ bookedAt: start, ahead: 180, nights: 3 }).times.length;
  expect((200_000 * each) / (365 * 24 * 12)).toBeLessThan(500);
});

test('a clock that was set back delays the next request only briefly', () => {
  const now = new Date(start);
  const next = nextCheck({ bookedAt: new Date(start + day), checkIn: '2027-06-01', now });
  expect(next.getTime() - start).toBe(shortestMs);
});

test('a run makes at most half of the calls that the supplier accepts in a minute', () => {
  expect([null, 6_000, 100, 3, 1].map(batchOf)).toEqual([200, 200, 50, 1, 1]);
});
