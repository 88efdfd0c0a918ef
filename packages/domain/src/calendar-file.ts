import { DateTime, type Zone } from 'luxon';
import type { IsoDay } from './stay-date.ts';
import { instantInZone } from './zoned-time.ts';

export interface StayCalendar {
  /** Stable for a booking, so that a calendar replaces an earlier copy. */
  uid: string;
  madeAt: Date;
  /** How many of its rooms were cancelled by themselves: a calendar keeps the file with the most changes. */
  roomsCancelled: number;
  arrival: { day: IsoDay; time: string };
  departure: { day: IsoDay; time: string };
  /** IANA name of the hotel's zone. */
  timeZone: string;
  title: string;
  place: string;
  point: { lat: number; lng: number };
  text: string;
  /** The end of free cancellation if it is still ahead: an event with alarms a day and two hours before. */
  deadline: { at: Date; title: string } | null;
  /**
   * If the stay was cancelled, the address of its organiser: the file then takes both entries out of a calendar
   * again (RFC 5546, 3.2.5), whether or not the deadline is still ahead.
   */
  cancelledBy?: string;
}

/**
 * A stay as an iCalendar file (RFC 5545), in the hotel's local time. @throws RangeError for a day,
 * time or zone that does not exist
 */
export function stayCalendar(of: StayCalendar): string {
  const { timeZone } = of;
  const [from, to] = [of.arrival, of.departure].map(({ day, time }) => instantInZone(day, time, timeZone));
  if (!from || !to) throw new RangeError('a stay needs a check-in and a check-out day');
  const local = (at: Date) => `;TZID=${timeZone}:${inZone(at, timeZone).toFormat("yyyyMMdd'T'HHmmss")}`;
  const stamp = `DTSTAMP:${DateTime.fromJSDate(of.madeAt, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'")}`;
  const changes = of.roomsCancelled + (of.cancelledBy ? 1 : 0);
  const state = [
    ...(changes > 0 ? [`SEQUENCE:${changes}`] : []),
    ...(of.cancelledBy ? ['STATUS:CANCELLED', `ORGANIZER:mailto:${escaped(of.cancelledBy)}`] : []),
  ];
  const alarm = (trigger: string, title: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Voyage//Stays//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${of.cancelledBy ? 'CANCEL' : 'PUBLISH'}`,
    ...zoneLines(timeZone, of.deadline && of.deadline.at < from ? of.deadline.at : from, to),
    'BEGIN:VEVENT',
    `UID:${escaped(of.uid)}`,
    stamp,
    ...state,
    `DTSTART${local(from)}`,
    `DTEND${local(to)}`,
    `SUMMARY:${escaped(of.title)}`,
    `LOCATION:${escaped(of.place)}`,
    `GEO:${of.point.lat};${of.point.lng}`,
    `DESCRIPTION:${escaped(of.text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    ...(of.deadline
      ? [
          'BEGIN:VEVENT',
          `UID:${escaped(`deadline-${of.uid}`)}`,
          stamp,
          ...state,
          `DTSTART${local(of.deadline.at)}`,
          `SUMMARY:${escaped(of.deadline.title)}`,
          `DESCRIPTION:${escaped(of.text)}`,
          'TRANSP:TRANSPARENT',
          ...(of.cancelledBy
            ? []
            : [...alarm('-P1D', of.deadline.title), ...alarm('-PT2H', of.deadline.title)]),
          'END:VEVENT',
        ]
      : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const inZone = (at: Date, zone: string | Zone) => DateTime.fromJSDate(at, { zone });
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what a calendar must not be given
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Folds lines at 75 bytes: the rest continues after a space, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(line).length <= 75) return line;
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    [text, bytes] = [text + character, bytes + size];
  }
  return text;
}

/** A zone's offset at the start of an interval, and each change within it with its local time. */
function zoneLines(timeZone: string, from: Date, to: Date): string[] {
  // No zone changes twice within a day, and each look costs a formatted date.
  const day = 86_400_000;
  const first = from.getTime() - 2 * day;
  const offsetAt = (time: number) => inZone(new Date(time), timeZone).offset;
  let before = offsetAt(first);
  const changes: { at: number; before: number }[] = [{ at: first, before }];
  for (let time = first; time < to.getTime() + day; time += day) {
    const after = offsetAt(time + day);
    if (before === after) continue;
    let [low, high] = [time, time + day];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: Math.round(high / 1000) * 1000, before });
    before = after;
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changes.flatMap(({ at, before }) => {
      const after = inZone(new Date(at), timeZone);
      const kind = after.isInDST ? 'DAYLIGHT' : 'STANDARD';
      // The local time of the change, by the offset before it.
      const onset = DateTime.fromMillis(at, { zone: 'utc' }).plus({ minutes: before });
      return [
        `BEGIN:${kind}`,
        `DTSTART:${onset.toFormat("yyyyMMdd'T'HHmmss")}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after.offset)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
const offsetText = (minutes: number): string => {
  const of = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${of(Math.abs(minutes) / 60)}${of(Math.abs(minutes) % 60)}`;
};
