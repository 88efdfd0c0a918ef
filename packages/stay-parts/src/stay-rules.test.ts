import { expect, test } from 'vitest';
import { rateAudience, unknownRules } from './stay-rules.ts';

test('who reads matters only where member rates are for members alone', () => {
  const readers = (memberRates: 'everyone' | 'members') =>
    [true, false].map((isLoggedIn) => rateAudience({ ...unknownRules, memberRates }, isLoggedIn));
  expect([readers('everyone'), readers('members')]).toEqual([
    ['everyone', 'everyone'],
    ['member', 'guest'],
  ]);
});
