import type { Offer } from '@voyage/contracts/stay.ts';
import { describe, expect, test } from 'vitest';
import {
  commonFacts,
  commonRate,
  conditionsOf,
  differences,
  hasSameTerms,
  rateMatrix,
  roomRates,
  termsOf,
  unavailableRooms,
} from './room-rates.ts';

const now = Date.parse('2027-03-01T00:00:00Z');
interface Given {
  total: number;
  breakfasts?: number;
  member?: boolean;
  prepaid?: boolean;
  /** The last day of free cancellation; none: not refundable. */
  until?: string;
}
const offer = (
  code: string,
  { total, breakfasts = 0, member = false, prepaid = false, until }: Given,
): Offer => {
  const money = { amount: total, currency: 'EUR' };
  return {
    offerRef: code,
    expiresAt: '',
    plan: {
      code,
      name: code,
      summary: '',
      benefits: [],
      breakfasts,
      creditUsd: member ? 100 : 0,
      memberOnly: member,
      payAt: prepaid ? 'prepaid' : 'property',
    },
    price: {
      nights: [],
      subtotal: money,
      discount: money,
      service: money,
      tax: money,
      feesAtHotel: [],
      total: money,
    },
    cancellation: {
      windows: until
        ? [
            { until: `${until}T15:00:00Z`, penalty: money, basis: { kind: 'percent', percent: 0 } },
            { until: null, penalty: money, basis: { kind: 'nights', nights: 1 } },
          ]
        : [{ until: null, penalty: money, basis: { kind: 'percent', percent: 100 } }],
      deadline: until ? `${until}T15:00:00Z` : null,
      timeZone: 'UTC',
    },
    charge: null,
    promotion: null,
    privilegesWorth: null,
  };
};
const fixed = offer('fixed', { total: 80, prepaid: true });
const early = offer('early', { total: 90, prepaid: true, until: '2027-03-05' });
const flexible = offer('flexible', { total: 96, until: '2027-03-11' });
const member = offer('member', { total: 100, breakfasts: 2, member: true, until: '2027-03-10' });
const breakfast = offer('breakfast', { total: 105, breakfasts: 2, until: '2027-03-10' });
const codes = (offers: readonly (Offer | null)[]) => offers.map((one) => one?.plan.code ?? null);

test('the conditions of a rate are those of now', () => {
  expect(conditionsOf(fixed, now)).toEqual({ breakfasts: 0, freeCancellation: false, nonRefundable: true });
  expect(conditionsOf(member, now)).toEqual({ breakfasts: 2, freeCancellation: true, nonRefundable: false });
  const late = Date.parse('2027-03-11T00:00:00Z');
  expect(conditionsOf(member, late)).toEqual({
    breakfasts: 2,
    freeCancellation: false,
    nonRefundable: false,
  });
});

test('terms that every room’s shown rate has are stated once', () => {
  const expensive = { ...member, price: { ...member.price, total: { amount: 300, currency: 'EUR' } } };
  const later = offer('member', { total: 100, breakfasts: 2, member: true, until: '2027-03-11' });
  const charge = { amount: { amount: 1, currency: 'TWD' }, rate: 36, asOf: '2027-03-01' };
  const rooms = (...rates: Offer[][]) => rates.map((offers) => ({ offers }));
  expect(commonRate(rooms([fixed, member], [expensive, flexible]), now)?.plan.code).toBe('member');
  expect(commonRate(rooms([fixed, member], [flexible]), now)).toBeNull();
  expect(commonRate(rooms([member], [later]), now)).toBeNull();
  expect(commonRate(rooms([member], []), now)).toBeNull();
  expect(commonRate(rooms([member]), now)).toBeNull();
  expect(hasSameTerms(member, { ...member, charge }, now)).toBe(false);
  const withPlan = (plan: Partial<Offer['plan']>) => ({ ...member, plan: { ...member.plan, ...plan } });
  expect(hasSameTerms(member, withPlan({ breakfasts: 3 }), now)).toBe(false);
  expect(hasSameTerms(member, withPlan({ creditUsd: 0 }), now)).toBe(false);
});

describe('the rates of a room', () => {
  const shown = (...offers: Offer[]) => {
    const { recommended, lowest } = roomRates(offers, now);
    return codes([recommended, lowest]);
  };
  test('the member rate is recommended, with the lowest beside it', () => {
    expect(shown(breakfast, member, flexible, early, fixed)).toEqual(['member', 'fixed']);
  });
  test('without one, the lowest that is free to cancel and paid at the hotel', () => {
    expect(shown(fixed, early, flexible, breakfast)).toEqual(['flexible', 'fixed']);
  });
  test('then the lowest that is free to cancel, then the lowest', () => {
    expect(shown(fixed, early)).toEqual(['early', 'fixed']);
    expect(shown(fixed)).toEqual(['fixed', null]);
  });
  test('a deadline that has passed does not count as free', () => {
    const late = Date.parse('2027-03-12T00:00:00Z');
    expect(roomRates([fixed, flexible], late)).toEqual({ recommended: fixed, lowest: null });
  });
  test('a recommended rate that is the lowest appears once', () => {
    expect(shown(flexible, breakfast)).toEqual(['flexible', null]);
  });
});

describe('the matrix of rates', () => {
  const matrix = rateMatrix([fixed, early, flexible, member, breakfast], now);
  test('meals are its columns, fewest first', () => expect(matrix.meals).toEqual([0, 2]));
  test('cancellation terms are its rows, strictest first', () => {
    expect(matrix.rows.map(({ terms }) => terms)).toEqual([
      { kind: 'non-refundable', deadline: null },
      { kind: 'free', deadline: '2027-03-05T15:00:00Z' },
      { kind: 'free', deadline: '2027-03-10T15:00:00Z' },
      { kind: 'free', deadline: '2027-03-11T15:00:00Z' },
    ]);
  });
  test('a cell has every rate of its kind, lowest first', () => {
    expect(matrix.rows.map(({ cells }) => cells.map(codes))).toEqual([
      [['fixed'], []],
      [['early'], []],
      [[], ['member', 'breakfast']],
      [['flexible'], []],
    ]);
  });
  test('a deadline that has passed is a separate row, after non-refundable', () => {
    const late = Date.parse('2027-03-10T18:00:00Z');
    expect(termsOf(early, late)).toEqual({
      kind: 'charged',
      deadline: null,
      basis: { kind: 'nights', nights: 1 },
    });
    expect(rateMatrix([flexible, early, fixed, member], late).rows.map(({ terms }) => terms.kind)).toEqual([
      'non-refundable',
      'charged',
      'free',
    ]);
  });
});

describe('the facts of a room', () => {
  const king = { name: 'King', sizeSquareMetres: 40, beds: 'One king bed', maxGuests: 2 };
  const suite = { name: 'Suite', sizeSquareMetres: 88, beds: 'One king bed', maxGuests: 4 };
  test('common facts are stated once', () => {
    expect(commonFacts([king, suite])).toEqual({
      beds: 'One king bed',
      maxGuests: null,
      sizeSquareMetres: null,
    });
    expect(commonFacts([king])).toEqual({ beds: null, maxGuests: null, sizeSquareMetres: null });
  });
  test('a room is compared with the first of the list', () => {
    expect(differences(suite, king)).toEqual({ larger: 48, moreGuests: 2 });
    expect(differences(king, suite)).toEqual({ larger: -48, moreGuests: -2 });
    expect(differences(king, king)).toEqual({ larger: 0, moreGuests: 0 });
    expect(differences(suite, { ...king, sizeSquareMetres: null })).toEqual({ larger: 0, moreGuests: 2 });
  });
});

test('a room without a rate is not available, unless it is too small for the party', () => {
  const room = (id: number, maxAdults: number) => ({
    id,
    maxAdults,
    maxChildren: 1,
    maxGuests: maxAdults + 1,
  });
  const [king, twin, suite] = [room(1, 2), room(2, 2), room(3, 4)];
  const unavailable = (...rooms: number[]) =>
    unavailableRooms(
      [king, twin, suite],
      [{ room: { id: 1 } }],
      rooms.map((adults) => ({ adults, childAges: [] })),
    );
  expect(unavailable(2)).toEqual([twin, suite]);
  expect(unavailable(3)).toEqual([suite]);
  expect(unavailable(2, 2)).toEqual([twin, suite]);
  expect(unavailable(1, 3)).toEqual([suite]);
});
