import fc from 'fast-check';
import { expect, it } from 'vitest';
import { policy } from './policy.ts';
import { ageOn, consentAge, registrantAgeVerdict } from './registrant-age.ts';
import { addDays } from './stay-date.ts';

it.each([
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-21', '2026-11-21', 0],
])('born %s, on %s: %i', (birthDay, today, age) => {
  expect(ageOn(birthDay, today)).toBe(age);
});

it('increases by at most one overnight and never decreases', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
      const born = addDays('1950-01-01', a);
      const step = ageOn(born, addDays(born, b + 1)) - ageOn(born, addDays(born, b));
      expect([0, 1]).toContain(step);
    }),
  );
});

it.each([
  [17, 'too-young', 'too-young'],
  [18, 'guardian-consent', 'too-young'],
  [19, 'guardian-consent', 'too-young'],
  [20, 'allowed', 'allowed'],
  [70, 'allowed', 'allowed'],
])('%i: %s as built, %s in the other reading', (age, built, other) => {
  expect(registrantAgeVerdict(age)).toBe(built);
  expect(registrantAgeVerdict(age, policy.registrantAge.built)).toBe(built);
  expect(registrantAgeVerdict(age, policy.registrantAge.other)).toBe(other);
});

it.each([
  [{ minimum: 18, consentBelow: 20 }, 20],
  [{ minimum: 18, consentBelow: 21 }, 21],
  [{ minimum: 16, consentBelow: null }, 16],
  [{ minimum: 20, consentBelow: null }, 20],
])('the age of consent of %o is %i', (rule, age) => {
  expect(consentAge(rule)).toBe(age);
});

it('the age of consent is that of the built reading if none is given', () =>
  expect(consentAge()).toBe(policy.registrantAge.built.consentBelow));
