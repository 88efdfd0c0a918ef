import { someLimits } from '@voyage/domain/testing/some-limits.ts';
import { expect, test } from 'vitest';
import { draftOfAddress, carriedOverQuery, knownCodes } from './address.ts';

const paris = { code: 'par', locationType: 'city', name: 'Paris' } as const;
const dates = { checkIn: '2027-03-12', checkOut: '2027-03-15' };

test('an address without a stay says only the place: dates and travellers stay as they were', () => {
  expect(draftOfAddress({ code: 'par', locationType: 'city', sort: 'newest' }, paris, someLimits)).toEqual({
    place: paris,
  });
  expect(draftOfAddress({}, null, someLimits)).toBeNull();
});
test('an address with a stay says all of it, with what has to be corrected', () => {
  expect(draftOfAddress({ code: 'par', ...dates, adults: '3', children: '5,15' }, paris, someLimits)).toEqual(
    {
      place: paris,
      dates,
      rooms: [{ adults: 3, childAges: [5, null] }],
    },
  );
  expect(draftOfAddress({ ...dates }, paris, someLimits)).toMatchObject({
    dates,
    rooms: [{ adults: 2, childAges: [] }],
  });
  expect(
    draftOfAddress({ checkIn: '2027-02-30', checkOut: '2027-03-01', adults: '1' }, paris, someLimits),
  ).toMatchObject({
    dates: null,
    rooms: [{ adults: 1, childAges: [] }],
  });
});
test('travellers without dates leave the dates as they were', () => {
  expect(draftOfAddress({ adults: '1', children: '4' }, paris, someLimits)).toEqual({
    place: paris,
    rooms: [{ adults: 1, childAges: [4] }],
  });
});
test('of a list a new stay keeps the filters and the order, not the page nor who travels', () => {
  const list = { code: 'par', ...dates, children: '5', rooms: 2, page: 3 };
  const kept = carriedOverQuery({
    ...list,
    breakfast: 1,
    sort: 'newest',
    view: 'map',
    area: '2.2,48.8,2.4,48.9',
  });
  expect(JSON.parse(JSON.stringify(kept))).toEqual({
    code: 'par',
    locationType: 'city',
    ...dates,
    breakfast: 1,
    sort: 'newest',
    area: '2.2,48.8,2.4,48.9',
  });
});

test('filters of an address that the service does not know are dropped', () => {
  const options = [{ code: 'long-stay-5' }, { code: 'early-30' }];
  expect(knownCodes('long-stay,long-stay-5', options)).toEqual(['long-stay-5']);
  expect(knownCodes('<b>,early-30', options)).toEqual(['early-30']);
  expect(knownCodes(undefined, options)).toEqual([]);
});
