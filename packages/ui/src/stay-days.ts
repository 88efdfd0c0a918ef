import type { StayProblem } from '@voyage/domain/stay-date.ts';

export type StayFault = Exclude<StayProblem, 'missing'>;
/** ISO days. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
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
