import type { StayProblem } from '@voyage/domain/stay-date.ts';

export type StayFault = Exclude<StayProblem, 'missing'>;
/** ISO days. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
}
/** A day of arrival whose departure is still to come. */
export interface StayArrival {
  /** ISO; null while what is typed cannot be booked. */
  day: string | null;
  typed: boolean;
}
/** The texts of a stay calendar. */
export interface StayCalendarTexts {
  label: string;
  previous: string;
  next: string;
  checkIn: string;
  checkOut: string;
  /** The prompts for arrival and departure; the second states the possible number of nights. */
  arrival: string;
  departure: string;
  nights: (count: number) => string;
  /** Why a day or stay is not available. */
  problem: (problem: StayFault) => string;
}
