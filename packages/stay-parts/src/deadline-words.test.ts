import type { Translate } from '@voyage/i18n/intl.tsx';
import { expect, test } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

const t = ((id: string, values?: { deadline: string }) =>
  [id, values?.deadline].filter(Boolean).join(': ')) as Translate;
const words = (deadline: string | null, now: string) =>
  deadlineWords(t, 'en', { deadline, timeZone: 'Europe/Paris' }, 'Paris', Date.parse(now));

test('cancelling is said to be free only until its deadline, in the hotel’s local time', () => {
  const deadline = '2027-03-10T14:00:00.000Z';
  const moment = 'Wed, 10 March 2027, 15:00 in Paris (GMT+1)';
  expect(words(deadline, '2027-03-09T00:00:00Z')).toBe(`booking.deadline.hotel: ${moment}`);
  expect(words(deadline, deadline)).toBe(`booking.deadline.hotel: ${moment}`);
  expect(words(deadline, '2027-03-10T14:00:01Z')).toBe(`booking.deadline.passed: ${moment}`);
  expect(words(null, deadline)).toBe('booking.deadline.none');
});
