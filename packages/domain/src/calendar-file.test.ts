import { DateTime } from 'luxon';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stayCalendar, type StayCalendar } from './calendar-file.ts';

const stay: StayCalendar = {
  uid: 'VTZQG8GJ9Q@aldermere',
  madeAt: new Date('2026-11-22T08:00:00Z'),
  roomsCancelled: 0,
  arrival: { day: '2027-03-12', time: '15:00' },
  departure: { day: '2027-03-15', time: '12:00' },
  timeZone: 'Europe/Paris',
  title: 'Aurelian Palace Trocadéro',
  place: '48 Avenue de New-York, Paris',
  point: { lat: 48.8628, lng: 2.2926 },
  text: 'Booking number VTZQG8GJ9Q\nRiver Suite; 2 adults',
  deadline: null,
};
const deadline = { at: new Date('2027-03-10T14:00:00Z'), title: 'Free cancellation ends' };
/** The lines as a calendar reads them, unfolded. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the stay as a file for calendars', () => {
  test('arrival and departure are in the hotel’s local time', () => {
    expect(lines(stayCalendar(stay))).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Paris:20270312T150000',
        'DTEND;TZID=Europe/Paris:20270315T120000',
        'GEO:48.8628;2.2926',
      ]),
    );
  });
  test('special characters are escaped, and a line cannot be injected', () => {
    const file = stayCalendar({ ...stay, title: 'A, B; C\\D\r\nBEGIN:VALARM', place: 'x\u0000y' });
    expect(lines(file)).toContain('SUMMARY:A\\, B\\; C\\\\D\\nBEGIN:VALARM');
    expect(lines(file)).toContain('LOCATION:xy');
    expect(lines(file)).toContain('DESCRIPTION:Booking number VTZQG8GJ9Q\\nRiver Suite\\; 2 adults');
    expect(lines(file)).not.toContain('BEGIN:VALARM');
  });
  test('without free cancellation there is one entry and no alarm', () => {
    expect(lines(stayCalendar(stay)).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(stayCalendar(stay)).not.toContain('VALARM');
  });
  test('the end of free cancellation is a separate event with two alarms, in the same zone', () => {
    const read = lines(stayCalendar({ ...stay, deadline }));
    expect(read).toContain('DTSTART;TZID=Europe/Paris:20270310T150000');
    expect(read).toContain('SUMMARY:Free cancellation ends');
    expect(read.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
    expect(new Set(read.filter((line) => line.startsWith('UID:'))).size).toBe(2);
    // An end must be later than its beginning (RFC 5545, 3.8.2.2): a moment has none.
    expect(read.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND;TZID=Europe/Paris:20270315T120000',
    ]);
  });
  test('each change replaces what a calendar has: rooms that were cancelled, and then the stay', () => {
    const sequences = (changes: Partial<StayCalendar>) =>
      lines(stayCalendar({ ...stay, deadline, ...changes })).filter((line) => line.startsWith('SEQUENCE'));
    expect(sequences({})).toEqual([]);
    expect(sequences({ roomsCancelled: 2 })).toEqual(['SEQUENCE:2', 'SEQUENCE:2']);
    expect(stayCalendar({ ...stay, roomsCancelled: 2 })).not.toMatch(/STATUS|ORGANIZER/);
    expect(sequences({ roomsCancelled: 2, cancelledBy: 'desk@aldermere.example' })).toEqual([
      'SEQUENCE:3',
      'SEQUENCE:3',
    ]);
  });
  test('a cancelled stay takes both of its entries out of a calendar again, without alarms', () => {
    const before = lines(stayCalendar({ ...stay, deadline }));
    const read = lines(stayCalendar({ ...stay, deadline, cancelledBy: 'desk@aldermere.example' }));
    const of = (name: string, all: string[]) => all.filter((line) => line.startsWith(name));
    expect(of('METHOD', before)).toEqual(['METHOD:PUBLISH']);
    expect(of('METHOD', read)).toEqual(['METHOD:CANCEL']);
    expect(of('UID', read)).toEqual(of('UID', before));
    for (const line of ['STATUS:CANCELLED', 'SEQUENCE:1', 'ORGANIZER:mailto:desk@aldermere.example'])
      expect(of(line, read)).toHaveLength(2);
    expect(of('BEGIN:VALARM', read)).toEqual([]);
  });
  test('the zone lists its clock changes during the stay', () => {
    const read = lines(
      stayCalendar({
        ...stay,
        arrival: { day: '2027-03-27', time: '15:00' },
        departure: { day: '2027-03-29', time: '12:00' },
      }),
    );
    const summer = read.indexOf('BEGIN:DAYLIGHT');
    expect(read.slice(summer, summer + 5)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ]);
  });
  test('a zone with a half-hour offset west of Greenwich is written correctly', () => {
    expect(stayCalendar({ ...stay, timeZone: 'America/St_Johns' })).toContain('TZOFFSETTO:-0230');
  });
  test('every line has at most 75 bytes, whole characters and CRLF, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = stayCalendar({ ...stay, title: text, text });
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });
  test('the zone’s offsets are right at arrival, departure and deadline all year round', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'),
        fc.integer({ min: 0, max: 364 }),
        (timeZone, after) => {
          const at = DateTime.fromISO('2027-01-01', { zone: timeZone }).plus({ days: after });
          const read = lines(
            stayCalendar({
              ...stay,
              timeZone,
              arrival: { day: at.toISODate() ?? '', time: '15:00' },
              departure: { day: at.plus({ days: 5 }).toISODate() ?? '', time: '12:00' },
            }),
          );
          const onsets = read.flatMap((line, i) => {
            const offset = read[i + 2]?.replace('TZOFFSETTO:', '');
            return line.startsWith('DTSTART:') && offset ? [{ from: line.slice(8), offset }] : [];
          });
          const offsetAt = (local: string) => onsets.filter(({ from }) => from <= local).at(-1)?.offset;
          for (const moment of [at.set({ hour: 15 }), at.plus({ days: 5 }).set({ hour: 12 })])
            expect(offsetAt(moment.toFormat("yyyyMMdd'T'HHmmss"))).toBe(moment.toFormat('ZZZ'));
        },
      ),
    );
  });
});
