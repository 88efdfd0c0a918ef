import type { Level } from './level.ts';

/** A rule that the product gives in two readings: both stand here, `built` names ours (docs/product/decisions.md). */
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

export interface Policy {
  registrantAge: Readings<RegistrantAge>;
  /** New Taiwan dollars a year. */
  fees: Readings<Record<'noir' | 'platinum' | 'elite' | 'basic', number>>;
  /** Paid booking credits: the price of one, and how many are offered together. */
  bookingCredit: { twd: number; packs: readonly number[] };
  /** Consulting fees by countries and days, and what a modification beyond the free ones costs (docs/product/constants.md). */
  tailorMade: {
    fees: readonly { maxCountries: number; maxDays: number; twd: number }[];
    modificationTwd: number;
    freeModifications: number;
    minDaysAhead: number;
  };
  tailorMadeMinimumLevel: Readings<Level>;
  liabilityCap: Readings<string>;
  /** Word keys of strengths 0 to 4. */
  passwordLabels: Readings<readonly [string, string, string, string, string]>;
  /** Free bookings a calendar month (Taipei); null: unlimited. */
  monthlyFreeBookings: Record<Level, number | null>;
  tokenRefreshThresholdSeconds: number;
  noticeSeconds: number;
  /** Characters. */
  password: { min: number; max: number };
  specialRequestLimit: number;
  maxRooms: number;
  /** Side by side on one page. */
  maxComparedHotels: number;
  /** Of a whole party. */
  maxAdults: number;
  maxChildren: number;
  /** The last year of each band (docs/product/validation.md): who is older is an adult. An infant is a child as well. */
  ages: { infant: number; child: number };
  /** The largest that any room type takes; a room's own capacity decides after it. */
  maxAdultsPerRoom: number;
  maxChildrenPerRoom: number;
  maxStayNights: number;
  bookingHorizonDays: number;
  /** So many days before arrival a stay had better be booked. */
  advisedDaysAhead: number;
  /** So many before arrival a stay that is paid at the hotel may still be asked to be paid through us. */
  prepaymentRequestWorkingDays: { domestic: number; international: number };
  /** Stays at a hotel with no more hours between them have its credit once. */
  creditGapHours: number;
  /** How long an offer may be booked at its price. */
  offerMinutes: number;
  /**
   * Rooms of a prepaid rate are held for so many minutes until they are paid, and once for so many more.
   * A payment that was begun in time may take `bankMinutes` longer to come to its end (bank pages lapse
   * after 15, and are looked up until 30); then the rooms are let go whatever becomes of it.
   */
  hold: { minutes: number; extensionMinutes: number; bankMinutes: number };
  /** Working days that a refund takes (docs/product/constants.md). */
  refundWorkingDays: { from: number; to: number };
  /** What is promised of a stay, beside its refund: hours from the booking, or from asking to cancel; working days from check-out. */
  promises: {
    hours: { confirmation: number; planner: number; cancellation: number };
    pointsWorkingDays: { from: number; to: number };
  };
  /**
   * After a stay: asked about from this hour of the day after check-out by the hotel's clock, while check-out is no
   * more than so many days ago; what was answered may be changed for so many days.
   */
  questionnaire: { askHour: number; askWithinDays: number; changeDays: number };
  /** Of the median over so many days. */
  illogicalPrice: { minPermille: number; maxPermille: number; medianDays: number };
  cards: readonly string[];
  contact: { nameMax: number; phoneMin: number; phoneMax: number };
  /** 'HH:mm' by the hotel's clock, where the hotel names no other. */
  checkInTime: string;
  checkOutTime: string;
  /** What the documents agree (docs/product/constants.md); each name says what is counted. */
  terms: {
    /** ISO day. */
    lastRevision: string;
    withdrawalDays: number;
    suspensionMonths: number;
    infringements: number;
    /** Who is younger is told not to send details of their own. */
    ownDetailsAge: number;
    recordingYears: number;
    liabilityMonths: number;
    liabilityTwd: number;
    /** Below the first a guardian acts; from there until the second, a guardian agrees. */
    guardianAges: { acts: number; agrees: number };
  };
  /** What answers and terms promise of the service (docs/product/constants.md). */
  service: {
    replyHours: number;
    confirmationHours: number;
    followUpHours: number;
    cancellationHours: number;
    bookAheadDays: number;
    prepaymentWorkingDays: { domestic: number; international: number };
    forceMajeureDays: number;
    pointsWorkingDays: { from: number; to: number };
    breakfasts: number;
    hotelCreditUsd: number;
    /** Hours between two stays from which on they are two. */
    separateStayHours: number;
    partnerHotels: number;
    encryptionBits: number;
    fastTrackPercent: number;
    /** Weeks until a basic plan of a tailor-made journey, and until its price is due. */
    tailorMadeWeeks: { plan: number; payment: number };
  };
}

/** Every number and reading of docs/product/constants.md and docs/product/decisions.md, in one typed place. */
export const policy = {
  registrantAge: { built: { minimum: 18, consentBelow: 20 }, other: { minimum: 20, consentBelow: null } },
  fees: {
    built: { noir: 120_000, platinum: 35_000, elite: 3_000, basic: 0 },
    other: { noir: 120_000, platinum: 36_000, elite: 3_600, basic: 1_000 },
  },
  bookingCredit: { twd: 600, packs: [1, 3, 5, 10] },
  tailorMade: {
    fees: [
      { maxCountries: 1, maxDays: 7, twd: 10_000 },
      { maxCountries: 3, maxDays: 14, twd: 20_000 },
      { maxCountries: Number.POSITIVE_INFINITY, maxDays: Number.POSITIVE_INFINITY, twd: 30_000 },
    ],
    modificationTwd: 1_500,
    freeModifications: 2,
    minDaysAhead: 30,
  },
  tailorMadeMinimumLevel: { built: 'elite', other: 'platinum' },
  liabilityCap: { built: 'larger-of-fees-and-5000', other: '5000' },
  passwordLabels: {
    built: ['risky', 'guessable', 'weak', 'safe', 'secure'],
    other: ['risky', 'guessable', 'weak', 'medium', 'strong'],
  },
  monthlyFreeBookings: { basic: 1, elite: 10, platinum: 30, noir: null, employee: null, agent: null },
  tokenRefreshThresholdSeconds: 259_200,
  noticeSeconds: 5,
  password: { min: 6, max: 15 },
  specialRequestLimit: 5,
  maxRooms: 4,
  maxComparedHotels: 4,
  maxAdults: 16,
  maxChildren: 12,
  ages: { infant: 2, child: 11 },
  maxAdultsPerRoom: 4,
  maxChildrenPerRoom: 4,
  maxStayNights: 30,
  bookingHorizonDays: 400,
  advisedDaysAhead: 14,
  prepaymentRequestWorkingDays: { domestic: 3, international: 7 },
  creditGapHours: 24,
  offerMinutes: 15,
  hold: { minutes: 15, extensionMinutes: 15, bankMinutes: 35 },
  refundWorkingDays: { from: 14, to: 30 },
  promises: {
    hours: { confirmation: 24, planner: 48, cancellation: 24 },
    pointsWorkingDays: { from: 2, to: 14 },
  },
  questionnaire: { askHour: 10, askWithinDays: 14, changeDays: 14 },
  illogicalPrice: { minPermille: 300, maxPermille: 3_000, medianDays: 60 },
  cards: ['visa', 'mastercard', 'amex', 'jcb'],
  contact: { nameMax: 50, phoneMin: 9, phoneMax: 15 },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  terms: {
    lastRevision: '2024-01-02',
    withdrawalDays: 7,
    suspensionMonths: 1,
    infringements: 3,
    ownDetailsAge: 16,
    recordingYears: 1,
    liabilityMonths: 12,
    liabilityTwd: 5_000,
    guardianAges: { acts: 12, agrees: 20 },
  },
  service: {
    replyHours: 24,
    confirmationHours: 24,
    followUpHours: 48,
    cancellationHours: 24,
    bookAheadDays: 14,
    prepaymentWorkingDays: { domestic: 3, international: 7 },
    forceMajeureDays: 3,
    pointsWorkingDays: { from: 2, to: 14 },
    breakfasts: 2,
    hotelCreditUsd: 100,
    separateStayHours: 24,
    partnerHotels: 4_000,
    encryptionBits: 2_048,
    fastTrackPercent: 50,
    tailorMadeWeeks: { plan: 2, payment: 1 },
  },
} as const satisfies Policy;
