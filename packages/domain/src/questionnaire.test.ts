import { describe, expect, test } from 'vitest';
import {
  changeableUntil,
  isTooLateForQuestionnaire,
  mayAnswer,
  promisedPrivileges,
} from './questionnaire.ts';

describe('what a rate promised', () => {
  const memberRate = {
    memberOnly: true,
    breakfasts: 2,
    creditUsd: 100,
    benefits: ['Upgrade', 'Late departure'],
  };
  test('breakfast, credit and the benefits of a member’s rate', () => {
    expect(promisedPrivileges(memberRate, { sharesCredit: false })).toEqual([
      'breakfast',
      'credit',
      'benefit-1',
      'benefit-2',
    ]);
  });
  test('no credit if an earlier stay had it', () => {
    expect(promisedPrivileges(memberRate, { sharesCredit: true })).not.toContain('credit');
  });
  test('payment terms of other rates are not promises', () => {
    const flexible = { memberOnly: false, breakfasts: 0, creditUsd: 0, benefits: ['Nothing to pay before'] };
    expect(promisedPrivileges(flexible, { sharesCredit: false })).toEqual([]);
    expect(promisedPrivileges({ ...flexible, breakfasts: 2 }, { sharesCredit: false })).toEqual([
      'breakfast',
    ]);
  });
});

describe('when it can be answered', () => {
  const now = new Date('2026-12-10T12:00:00Z');
  test('is available once the stay is over, and only for a booking', () => {
    expect(mayAnswer({ status: 'completed', answeredAt: null }, now)).toBe(true);
    for (const status of ['pending', 'payment', 'confirmed', 'cancelled', 'released', 'failed'])
      expect(mayAnswer({ status, answeredAt: null }, now)).toBe(false);
  });
  test('can be changed for 14 days after the first answer', () => {
    const answeredAt = new Date('2026-11-26T12:00:00Z');
    expect(changeableUntil(answeredAt)).toEqual(now);
    expect(mayAnswer({ status: 'completed', answeredAt }, new Date(now.getTime() - 1))).toBe(true);
    expect(mayAnswer({ status: 'completed', answeredAt }, now)).toBe(false);
  });
});

test('is not available for a stay that ended more than 14 days ago on the hotel’s calendar', () => {
  const stay = { checkOut: '2026-12-01', timeZone: 'Asia/Tokyo' };
  expect(isTooLateForQuestionnaire(stay, new Date('2026-12-15T14:59:59Z'))).toBe(false);
  expect(isTooLateForQuestionnaire(stay, new Date('2026-12-15T15:00:00Z'))).toBe(true); // the 16th in Tokyo
});
