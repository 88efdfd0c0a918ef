import { describe, expect, it } from 'vitest';
import { formatCountdown, watchDeadline, minutesToAnnounce, secondsLeft, type Clock } from './countdown.ts';

/** A manually advanced clock. */
function handClock() {
  let now = 1_000_000;
  const calls = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    every: (_span, call) => (calls.add(call), () => void calls.delete(call)),
  };
  return {
    clock,
    waiting: () => calls.size,
    pass: (ms: number) => {
      now += ms;
      for (const call of calls) call();
    },
  };
}

describe('a deadline', () => {
  it('counts a second that has begun, and never below 0', () => {
    expect(secondsLeft(10_000, 0)).toBe(10);
    expect(secondsLeft(10_000, 1)).toBe(10);
    expect(secondsLeft(10_000, 9999)).toBe(1);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });
  it('is formatted like a clock', () => {
    expect([0, 9, 60, 245, 3599, 3600, 3845].map(formatCountdown)).toEqual([
      '0:00',
      '0:09',
      '1:00',
      '4:05',
      '59:59',
      '1:00:00',
      '1:04:05',
    ]);
  });
  it('is followed to its end and no further', () => {
    const { clock, pass, waiting } = handClock();
    const seen: number[] = [];
    watchDeadline(clock.now() + 2000, clock, (seconds) => seen.push(seconds));
    for (let i = 0; i < 12; i += 1) pass(250);
    expect(seen).toEqual([2, 1, 0]);
    expect(waiting()).toBe(0);
  });
  it('that has passed is reported once', () => {
    const { clock, waiting } = handClock();
    const seen: number[] = [];
    watchDeadline(clock.now() - 5000, clock, (seconds) => seen.push(seconds));
    expect(seen).toEqual([0]);
    expect(waiting()).toBe(0);
  });
  it('is not followed after unsubscribing', () => {
    const { clock, pass } = handClock();
    const seen: number[] = [];
    watchDeadline(clock.now() + 9000, clock, (seconds) => seen.push(seconds))();
    pass(3000);
    expect(seen).toEqual([9]);
  });
});

describe('what is announced', () => {
  it('is five minutes and one, once each', () => {
    const announced = Array.from({ length: 400 }, (_, i) => minutesToAnnounce(400 - i, 399 - i)).filter(
      (minutes) => minutes !== null,
    );
    expect(announced).toEqual([5, 1]);
  });
  it('is the later mark if a sleeping computer passed both, and nothing at the end', () => {
    expect(minutesToAnnounce(900, 40)).toBe(1);
    expect(minutesToAnnounce(900, 0)).toBeNull();
  });
  it('is announced again after an extension', () => {
    expect(minutesToAnnounce(30, 900)).toBeNull();
    expect(minutesToAnnounce(301, 300)).toBe(5);
  });
});
