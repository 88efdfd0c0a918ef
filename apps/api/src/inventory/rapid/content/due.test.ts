import { expect, test } from 'vitest';
import { dueRun, type Runs } from './due.ts';

/** By the clock of Taipei. */
const at = (day: number, time: string) => new Date(`2026-12-${String(day).padStart(2, '0')}T${time}+08:00`);
const never: Runs = { tried: null, succeeded: null };
const ran = (then: Date): Runs => ({ tried: then, succeeded: then });

test('everything is read at once if nothing ever was, at any hour', () => {
  expect(dueRun(at(2, '14:00'), { whole: never, changes: never })).toBe('whole');
});

test('then every night, and by day only what has changed, every six hours', () => {
  const whole = ran(at(2, '14:00'));
  expect(dueRun(at(2, '19:59'), { whole, changes: never })).toBe(null);
  expect(dueRun(at(2, '20:00'), { whole, changes: never })).toBe('changes');
  const changes = ran(at(2, '20:00'));
  expect(dueRun(at(3, '01:59'), { whole, changes })).toBe(null);
  expect(dueRun(at(3, '02:00'), { whole, changes })).toBe('whole');
  expect(dueRun(at(3, '04:59'), { whole: ran(at(3, '02:00')), changes }), 'once a night').toBe(null);
});

test('a night without a run is made up for by day', () => {
  const whole = ran(at(2, '02:00'));
  const changes = ran(at(3, '07:00'));
  expect(dueRun(at(3, '07:59'), { whole, changes })).toBe(null);
  expect(dueRun(at(3, '08:00'), { whole, changes })).toBe('whole');
});

test('what failed is tried again after an hour, and changes go on meanwhile', () => {
  const whole = { tried: at(3, '02:00'), succeeded: at(2, '02:00') };
  const changes = { tried: at(2, '20:00'), succeeded: at(2, '20:00') };
  expect(dueRun(at(3, '02:30'), { whole, changes })).toBe('changes');
  expect(dueRun(at(3, '03:00'), { whole, changes })).toBe('whole');
  const failing = { tried: at(3, '02:30'), succeeded: at(2, '20:00') };
  expect(dueRun(at(3, '02:59'), { whole, changes: failing })).toBe(null);
  expect(dueRun(at(2, '14:30'), { whole: { tried: at(2, '14:00'), succeeded: null }, changes: never })).toBe(
    null,
  );
});
