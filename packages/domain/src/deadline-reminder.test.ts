import { expect, test } from 'vitest';
import { deadlineReminder } from './deadline-reminder.ts';

test.each([
  ['2027-03-09T08:59:59Z', 'day'],
  ['2027-03-09T09:00:00Z', 'hours'],
  ['2027-03-10T06:59:59Z', 'hours'],
  ['2027-03-10T07:00:00Z', 'none'],
  ['2027-03-11T00:00:00Z', 'none'],
])('at %s the next reminder of a deadline at 9:00 on the 10th is: %s', (now, next) =>
  expect(deadlineReminder('2027-03-10T09:00:00.000Z', Date.parse(now))).toBe(next),
);
