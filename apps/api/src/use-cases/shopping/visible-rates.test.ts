import type { Offer } from '@voyage/contracts/stay.ts';
import { describe, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { visibleRates, visibleSearch } from './visible-rates.ts';

const services = (memberRates: 'everyone' | 'members') =>
  ({ inventory: { capabilities: { memberRates } } }) as Services; // all that it reads
const caller = { userId: 'u', sessionId: 's', level: 'basic', roles: [], permissions: [] } as const;
const member = { ...caller, roles: [...caller.roles], permissions: [...caller.permissions] };
const offer = (memberOnly: boolean) => ({ plan: { memberOnly } }) as Offer; // as above
const money = (amount: number) => ({ amount, currency: 'EUR' as const });
const included = {
  total: money(100),
  feesAtHotel: [],
  planName: '',
  breakfasts: 0,
  creditUsd: 0,
  privilegesWorth: null,
  freeCancellation: true,
  nonRefundable: false,
};
const cheapest = (memberOnly: boolean) => ({
  ...included,
  averageNight: money(50),
  roomName: '',
  memberOnly,
  memberRate: included,
});
const search = {
  total: 2,
  facets: { rates: [{ code: 'privilegeOnly' }, { code: 'breakfast' }], since: [] },
  hotels: [
    { id: 1, cheapest: cheapest(false) },
    { id: 2, cheapest: cheapest(true) },
    { id: 3, cheapest: null },
  ],
};
const rooms = {
  rooms: [
    { id: 1, offers: [offer(true), offer(false)] },
    { id: 2, offers: [offer(true)] },
  ],
};

describe('rates for members only', () => {
  const guest = <Answer extends object>(answer: Answer) =>
    visibleRates(services('members'), undefined, answer);
  test('are not in the search of a guest, nor their filter', () => {
    expect(guest(search)).toEqual({
      total: 2,
      facets: { rates: [{ code: 'breakfast' }], since: [] },
      hotels: [
        { id: 1, cheapest: { ...cheapest(false), memberRate: null } },
        { id: 2, cheapest: null },
        { id: 3, cheapest: null },
      ],
    });
    expect(visibleSearch(services('members'), undefined, { privilegeOnly: true, code: 'x' })).toEqual({
      privilegeOnly: false,
      code: 'x',
    });
  });
  test('are not among the rates of a hotel, nor rooms that have no others', () =>
    expect(guest(rooms)).toEqual({ rooms: [{ id: 1, offers: [offer(false)] }] }));
  test('cannot be quoted', () => {
    expect(() => guest({ offer: offer(true) })).toThrow(expect.objectContaining({ code: 'ht0003' }));
    expect(guest({ offer: offer(false) })).toEqual({ offer: offer(false) });
  });
  test.each([
    ['a member', services('members'), member],
    ['everyone, if the supplier lets them', services('everyone'), undefined],
  ])('are there for %s', (_, of, reader) => {
    for (const answer of [search, rooms, { offer: offer(true) }])
      expect(visibleRates(of, reader, answer)).toBe(answer);
    const query = { privilegeOnly: true };
    expect(visibleSearch(of, reader, query)).toBe(query);
  });
});
