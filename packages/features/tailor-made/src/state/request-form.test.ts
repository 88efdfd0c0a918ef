import { addDays, taipeiDay } from '@voyage/domain/stay-date.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { feeSoFar, noRequest, requestSchema } from './request-form.ts';

const today = () => taipeiDay(new Date());
const complete = () => ({
  ...noRequest,
  destination: 'Peru',
  departure: addDays(today(), 30),
  days: '12',
  name: 'Haruka Sato',
  email: 'haruka@example.test',
  phone: '+819012345678',
  agreed: true,
});
const codesOf = (change: object) => {
  const read = v.safeParse(requestSchema, { ...complete(), ...change });
  return read.success ? [] : read.issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

it('accepts a complete request, and reads numbers as people type them', () => {
  expect(codesOf({})).toEqual([]);
  expect(v.parse(requestSchema, { ...complete(), days: '１２', budgetTwd: '400,000' })).toMatchObject({
    days: 12,
    budgetTwd: 400_000,
  });
  expect(v.parse(requestSchema, complete()).budgetTwd).toBeNull();
});

it('rejects a departure too soon, invalid numbers and missing consent', () => {
  expect(codesOf({ departure: addDays(today(), 29) })).toEqual([['departure', 'too-soon']]);
  expect(codesOf({ days: 'a week' })).toContainEqual(['days', 'number']);
  expect(codesOf({ days: '0' })).toContainEqual(['days', 'too-small']);
  expect(codesOf({ days: '181' })).toContainEqual(['days', 'too-large']);
  expect(codesOf({ budgetTwd: 'much' })).toContainEqual(['budgetTwd', 'number']);
  expect(codesOf({ agreed: false })).toEqual([['agreed', 'required']]);
});

it('states the fee as soon as the length is known', () => {
  expect([feeSoFar(1, ''), feeSoFar(1, 'x')]).toEqual([null, null]);
  expect([feeSoFar(1, '7'), feeSoFar(3, '14'), feeSoFar(4, '5'), feeSoFar(1, '15')]).toEqual([
    10_000, 20_000, 30_000, 30_000,
  ]);
});
