import { addDays, type IsoDay } from './stay-date.ts';

/** When a hotel receives guests, on its own clock: 'HH:mm'. */
export interface CheckInHours {
  checkInTime: string;
  /**
   * Until when; null: at any hour. Of the next day if it is not after `checkInTime`, or before six in the morning.
   */
  latestCheckIn: string | null;
}

/** A time before this belongs to the night, one from it on to the morning of the day of arrival. */
const morning = '06:00';
/** Where guests are received at any hour, a time before noon is one of the morning after the first night. */
const noon = '12:00';
const day = 24 * 60;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const clockOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
};
const startOf = ({ latestCheckIn }: CheckInHours): string => (latestCheckIn === null ? noon : morning);

/** The latest check-in in minutes after 00:00 of the day of arrival, 1440 and more on the next; null: at any hour. */
export function latestMinutes({ checkInTime, latestCheckIn }: CheckInHours): number | null {
  if (latestCheckIn === null) return null;
  const isSameDay = latestCheckIn > checkInTime && latestCheckIn >= morning;
  return minutesOf(latestCheckIn) + (isSameDay ? 0 : day);
}

/** The day on which a guest who arrives at `time` ('HH:mm') does so. */
export const arrivalDay = (checkIn: IsoDay, time: string, hours: CheckInHours): IsoDay =>
  time < startOf(hours) ? addDays(checkIn, 1) : checkIn;

/**
 * Whether a guest who arrives at `time` ('HH:mm') is received. Refused is what lies between the latest check-in and
 * 06:00 of the next morning, both excluded: from 06:00 on a time is one of the day of arrival itself, before check-in
 * too, when guests leave their luggage. Nothing is refused if the latest is null, or later than that morning.
 */
export function arrivesInTime(time: string, hours: CheckInHours): boolean {
  const latest = latestMinutes(hours);
  return latest === null || minutesOf(time) + (time < morning ? day : 0) <= latest;
}

/**
 * The full hours that a guest may name, in the order of arrival: from 06:00 to the latest check-in, across midnight; if
 * there is none all 24, from noon.
 */
export function arrivalHours(hours: CheckInHours): string[] {
  const first = minutesOf(startOf(hours));
  return Array.from({ length: 24 }, (_, hour) => clockOf(first + hour * 60)).filter((time) =>
    arrivesInTime(time, hours),
  );
}

/** The end of check-in as texts say it. */
export interface CheckInEnd {
  until: 'anyHour' | 'sameDay' | 'nextDay';
  /** 'HH:mm'; empty: at any hour. */
  latest: string;
}

/** The same of `latestMinutes`. */
export const endOfMinutes = (minutes: number | null): CheckInEnd =>
  minutes === null
    ? { until: 'anyHour', latest: '' }
    : { until: minutes < day ? 'sameDay' : 'nextDay', latest: clockOf(minutes) };
export const checkInEnd = (hours: CheckInHours): CheckInEnd => endOfMinutes(latestMinutes(hours));
