import type { FailureOf } from '@voyage/api-client/failure.ts';
import type { BookingValues } from './booking-form.ts';
import type { Plan } from './plan.ts';

/** The answer of the booking call itself that price or policy has changed. */
export interface Moved {
  plan: Plan;
  /** What staff had entered, which no draft keeps. */
  onBehalf: BookingValues['onBehalf'];
}
/** The offer has been booked before. */
export interface BookedAlready {
  /** Missing if the reader cannot open it: of a member booked for, who or a colleague has booked it. */
  order: FailureOf<'alreadyBooked'>['details'];
  /** Booked for a member by staff, not for the reader. */
  forMember: boolean;
}
