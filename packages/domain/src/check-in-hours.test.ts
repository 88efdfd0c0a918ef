import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  arrivalDay,
  arrivalHours,
  arrivesInTime,
  checkInEnd,
  latestMinutes,
  endOfMinutes,
  type CheckInHours,
} from './check-in-hours.ts';

const hotel = (latestCheckIn: string | null, checkInTime = '15:00'): CheckInHours => ({
  checkInTime,
  latestCheckIn,
});
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const time = fc.integer({ min: 0, max: 1439 }).map(clock);
const afternoon = fc.integer({ min: 720, max: 1080 }).map(clock);

test.each([
  ['22:00', '22:00', true],
  ['22:00', '22:01', false],
  ['22:00', '00:00', false],
  ['22:00', '05:59', false],
  ['22:00', '06:00', true], // luggage, on the morning of the day of arrival
  ['22:00', '14:59', true],
  ['02:00', '23:30', true],
  ['02:00', '02:00', true],
  ['02:00', '02:01', false],
  ['02:00', '06:00', true],
  ['18:00', '19:00', false],
  ['00:00', '00:00', true],
  ['00:00', '00:01', false],
  ['09:00', '05:00', true],
  [null, '04:00', true],
])('until %s: a guest may arrive at %s: %s', (latest, arrival, may) => {
  expect(arrivesInTime(arrival, hotel(latest))).toBe(may);
});

describe('the hours that a guest may name', () => {
  it('are all of them from noon, if the hotel receives guests at any hour', () => {
    const hours = arrivalHours(hotel(null));
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '12:00', '11:00']);
  });
  it('begin in the morning of the day of arrival and end with the latest, across midnight', () => {
    expect(arrivalHours(hotel('19:00'))).toEqual(
      Array.from({ length: 14 }, (_, hour) => clock((6 + hour) * 60)),
    );
    expect(arrivalHours(hotel('02:30')).slice(-5)).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00']);
  });
  it('are exactly the hours in time, each once', () => {
    fc.assert(
      fc.property(fc.option(time), afternoon, (latest, checkIn) => {
        const hours = arrivalHours(hotel(latest, checkIn));
        const inTime = Array.from({ length: 24 }, (_, hour) => clock(hour * 60)).filter((one) =>
          arrivesInTime(one, hotel(latest, checkIn)),
        );
        expect(hours.toSorted()).toEqual(inTime);
      }),
    );
  });
  it('are in the order of arrival', () => {
    fc.assert(
      fc.property(fc.option(time), afternoon, (latest, checkIn) => {
        const hours = hotel(latest, checkIn);
        const at = arrivalHours(hours).map((one) => `${arrivalDay('2027-03-12', one, hours)} ${one}`);
        expect(at).toEqual(at.toSorted());
      }),
    );
  });
});

it('never refuses an arrival between check-in and the latest, nor one before check-in on the same day', () => {
  fc.assert(
    fc.property(time, afternoon, fc.integer({ min: 0, max: 1439 }), (latest, checkIn, later) => {
      const hours = hotel(latest, checkIn);
      const { until } = checkInEnd(hours);
      const from = Number(checkIn.slice(0, 2)) * 60 + Number(checkIn.slice(3));
      const to = (latestMinutes(hours) ?? 0) - from;
      expect(to).toBeGreaterThan(0);
      if (later <= to) expect(arrivesInTime(clock((from + later) % 1440), hours)).toBe(true);
      const early = 360 + (later % (from - 360));
      expect(arrivesInTime(clock(early), hours), `${until} ${clock(early)}`).toBe(true);
    }),
  );
});

it('refuses exactly what lies between the latest and six in the morning', () => {
  fc.assert(
    fc.property(time, time, afternoon, (latest, arrival, checkIn) => {
      const hours = hotel(latest, checkIn);
      const night =
        latest > checkIn ? [latest, '24:00', '00:00', '06:00'] : ['24:00', '24:00', latest, '06:00'];
      const [from = '', end = '', fromNext = '', endNext = ''] = night;
      const evening = arrival > from && arrival < end;
      const morning = arrival < endNext && (latest > checkIn ? arrival >= fromNext : arrival > fromNext);
      expect(arrivesInTime(arrival, hours)).toBe(!evening && !morning);
    }),
  );
});

it('states whether the latest time is on the day of arrival, as a count of minutes does', () => {
  expect(checkInEnd(hotel(null))).toEqual({ until: 'anyHour', latest: '' });
  expect(checkInEnd(hotel('22:00'))).toEqual({ until: 'sameDay', latest: '22:00' });
  expect(checkInEnd(hotel('02:00'))).toEqual({ until: 'nextDay', latest: '02:00' });
  expect(checkInEnd(hotel('00:00'))).toEqual({ until: 'nextDay', latest: '00:00' });
  // check-in by night: what comes before morning is the next day's
  expect(checkInEnd(hotel('03:00', '02:30'))).toEqual({ until: 'nextDay', latest: '03:00' });
  fc.assert(
    fc.property(time, afternoon, (latest, checkIn) => {
      const hours = hotel(latest, checkIn);
      expect(endOfMinutes(latestMinutes(hours))).toEqual(checkInEnd(hours));
    }),
  );
});

test.each([
  [null, '11:59', '2027-03-13'],
  [null, '12:00', '2027-03-12'],
  ['22:00', '09:00', '2027-03-12'],
  ['02:00', '01:00', '2027-03-13'],
])('until %s: %s is on %s', (latest, arrival, day) => {
  expect(arrivalDay('2027-03-12', arrival, hotel(latest))).toBe(day);
});
