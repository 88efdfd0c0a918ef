import type { StayProblem } from '@voyage/domain/stay-date.ts';

export type StayFault = Exclude<StayProblem, 'missing'>;
/** ISO days. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
}
/** What is said in a calendar of stays. */
export interface StayCalendarWords {
  label: string;
  previous: string;
  next: string;
  checkIn: string;
  checkOut: string;
  /** What is asked for first, and then; the second names how many nights there may be. */
  arrival: string;
  departure: string;
  nights: (count: number) => string;
  /** Why a day, or a stay, cannot be had. */
  problem: (problem: StayFault) => string;
}
