import type { Level } from './level.ts';

/**
 * A rule that the product states in two versions: both are recorded here, `built` names the one
 * implemented (docs/product/decisions.md).
 */
export interface Readings<T> {
  built: T;
  other: T;
}

export interface RegistrantAge {
  /** Minimum age for registration, in years. */
  minimum: number;
  /**
   * Below this age a paid membership needs a guardian's recorded consent; null: nobody below the
   * minimum can register.
   */
  consentBelow: number | null;
}

export interface Policy {
  registrantAge: Readings<RegistrantAge>;
  /** New Taiwan dollars a year. */
  fees: Readings<Record<'noir' | 'platinum' | 'elite' | 'basic', number>>;
  /** How many days an accepted invitation stays open for the payment of the first year's fee. */
  invitationDays: number;
  /** Paid booking credits: the price of one, and how many are offered together. */
  bookingCredit: { twd: number; packs: readonly number[] };
  /**
   * Consulting fees by countries and days, and the price of a modification beyond the free ones
   * (docs/product/constants.md).
   */
  tailorMade: {
    fees: readonly { maxCountries: number; maxDays: number; twd: number }[];
    modificationTwd: number;
    freeModifications: number;
    minDaysAhead: number;
  };
  tailorMadeMinimumLevel: Readings<Level>;
  liabilityCap: Readings<string>;
  /** Message keys of strengths 0 to 4. */
  passwordLabels: Readings<readonly [string, string, string, string, string]>;
  /** Free bookings per calendar month (Taipei); null: unlimited. */
  monthlyFreeBookings: Record<Level, number | null>;
  tokenRefreshThresholdSeconds: number;
  noticeSeconds: number;
  /** How long an offer can be booked at its price. */
  offerMinutes: number;
  /**
   * Rooms of a prepaid rate are held for `minutes` until they are paid, and can be extended once by
   * `extensionMinutes`. A payment begun in time may take `bankMinutes` longer to finish (bank pages
   * expire after 15 and are polled for 30); then the rooms are released in any case.
   */
  hold: { minutes: number; extensionMinutes: number; bankMinutes: number };
  /**
   * Messages to the concierge: from which level on members write, the characters of a message and of an
   * answer, and how many a member may send in a quarter of an hour.
   */
  concierge: { minimumLevel: Level; messageMax: number; answerMax: number; perQuarterHour: number };
  /** Characters. */
  password: { min: number; max: number };
  specialRequestLimit: number;
  /** Side by side on one page. */
  maxComparedHotels: number;
  /**
   * The last year of age of each band (docs/product/validation.md): anybody older is an adult. An
   * infant is also a child.
   */
  ages: { infant: number; child: number };
  /** Advised number of days to book ahead. */
  advisedDaysAhead: number;
  /**
   * How many working days before arrival a member may still ask to prepay a stay that is otherwise
   * paid at the hotel.
   */
  prepaymentRequestWorkingDays: { domestic: number; international: number };
  /** Stays at a hotel no more than this many hours apart share its credit. */
  creditGapHours: number;
  /** Working days that a refund takes (docs/product/constants.md). */
  refundWorkingDays: { from: number; to: number };
  /**
   * Service promises for a stay, besides its refund: hours from the booking or the cancellation
   * request; working days from check-out.
   */
  promises: {
    hours: { confirmation: number; cancellation: number };
    pointsWorkingDays: { from: number; to: number };
  };
  /**
   * Questionnaire after a stay: sent from `askHour` on the day after check-out in the hotel's local
   * time, unless check-out was more than `askWithinDays` ago; answers may be changed for
   * `changeDays`.
   */
  questionnaire: { askHour: number; askWithinDays: number; changeDays: number };
  /** Relative to the median over a number of days. */
  illogicalPrice: { minPermille: number; maxPermille: number; medianDays: number };
  cards: readonly string[];
  contact: { nameMax: number; phoneMin: number; phoneMax: number };
  /** 'HH:mm' in the hotel's local time, if the hotel gives no other. */
  checkInTime: string;
  checkOutTime: string;
  /** Figures of the legal documents (docs/product/constants.md), named after what they count. */
  terms: {
    /** ISO day. */
    lastRevision: string;
    withdrawalDays: number;
    suspensionMonths: number;
    infringements: number;
    /** Anyone younger is asked not to send their own details. */
    ownDetailsAge: number;
    recordingYears: number;
    liabilityMonths: number;
    liabilityTwd: number;
    /**
     * Below `acts` a guardian acts for the child; below `agrees` a guardian must agree: built, the age of
     * majority in Taiwan since 2023; other, the one until then.
     */
    guardianAges: Readings<{ acts: number; agrees: number }>;
  };
  /** Figures that the help texts and terms promise (docs/product/constants.md). */
  service: {
    /** When the telephone is answered, every day: 'HH:mm' in Taipei. */
    telephone: { from: string; to: string };
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
    /** Stays more than this many hours apart are separate. */
    separateStayHours: number;
    partnerHotels: number;
    fastTrackPercent: number;
    /** Weeks until the first plan of a tailor-made journey, and until its price is due. */
    tailorMadeWeeks: { plan: number; payment: number };
  };
}

/**
 * Every figure and choice of docs/product/constants.md and docs/product/decisions.md, typed and in
 * one place.
 */
export const policy = {
  registrantAge: { built: { minimum: 18, consentBelow: 20 }, other: { minimum: 20, consentBelow: null } },
  fees: {
    built: { noir: 120_000, platinum: 35_000, elite: 3_000, basic: 0 },
    other: { noir: 120_000, platinum: 36_000, elite: 3_600, basic: 1_000 },
  },
  invitationDays: 30,
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
  offerMinutes: 15,
  hold: { minutes: 15, extensionMinutes: 15, bankMinutes: 35 },
  concierge: { minimumLevel: 'platinum', messageMax: 2_000, answerMax: 4_000, perQuarterHour: 20 },
  password: { min: 6, max: 15 },
  specialRequestLimit: 5,
  maxComparedHotels: 4,
  ages: { infant: 2, child: 11 },
  advisedDaysAhead: 14,
  prepaymentRequestWorkingDays: { domestic: 3, international: 7 },
  creditGapHours: 24,
  refundWorkingDays: { from: 14, to: 30 },
  promises: {
    hours: { confirmation: 24, cancellation: 24 },
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
    guardianAges: { built: { acts: 12, agrees: 18 }, other: { acts: 12, agrees: 20 } },
  },
  service: {
    telephone: { from: '09:00', to: '21:00' },
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
    fastTrackPercent: 50,
    tailorMadeWeeks: { plan: 2, payment: 1 },
  },
} as const satisfies Policy;
