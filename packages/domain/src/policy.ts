import type { Level } from './tier.ts';

/** A rule that the specification gives in two readings: both stand here, `built` names ours (docs/decisions). */
export interface Readings<T> {
  built: T;
  other: T;
}

export interface RegistrantAge {
  /** Years at which a person may register. */
  minimum: number;
  /** Below this age a paid membership needs a guardian's recorded consent; null: nobody below the minimum at all. */
  consentBelow: number | null;
}

/** Every number and reading of the specification (section 9) and of decisions.md, in one typed place. */
export const policy = {
  registrantAge: { built: { minimum: 18, consentBelow: 20 }, other: { minimum: 20, consentBelow: null } } satisfies Readings<RegistrantAge>,
  /** New Taiwan dollars a year. */
  fees: {
    built: { noir: 120_000, platinum: 35_000, elite: 3_000, basic: 0 },
    other: { noir: 120_000, platinum: 36_000, elite: 3_600, basic: 1_000 },
  } satisfies Readings<Record<'noir' | 'platinum' | 'elite' | 'basic', number>>,
  tailorMadeMinimum: { built: 'elite', other: 'platinum' } satisfies Readings<Level>,
  liabilityCap: { built: 'larger-of-fees-and-5000', other: '5000' } satisfies Readings<string>,
  passwordLabels: {
    built: ['risky', 'guessable', 'weak', 'safe', 'secure'],
    other: ['risky', 'guessable', 'weak', 'medium', 'strong'],
  } satisfies Readings<readonly [string, string, string, string, string]>,
  /** Free bookings a calendar month (Taipei); null: unlimited. */
  monthlyFreeBookings: { basic: 1, elite: 10, platinum: 30, noir: null, employee: null, agent: null } satisfies Record<Level, number | null>,
  tokenRefreshThresholdSeconds: 259_200,
  noticeSeconds: 5,
  password: { min: 6, max: 15 },
  specialRequestLimit: 5,
  maxRooms: 4,
  maxAdults: 16,
  maxStayNights: 30,
  bookingHorizonDays: 400,
  offerMinutes: 15,
  illogicalPrice: { minPermille: 300, maxPermille: 3_000, medianDays: 60 },
  cards: ['visa', 'mastercard', 'amex', 'jcb'],
  contact: { nameMax: 50, phoneMin: 9, phoneMax: 15 },
  checkInTime: '15:00',
  checkOutTime: '12:00',
} as const;
