import type { CancellationWindow } from './cancellation-windows.ts';
import type { IsoDay } from './stay-date.ts';
import type { PartialText } from './partial-text.ts';

/** Kinds of what a hotel collects itself, beside the total. */
export const feeKinds = ['cityTax', 'resortFee', 'mandatoryFee'] as const;
/** For the whole stay and all rooms, in minor units of its own currency. */
export interface FeeAtHotel {
  kind: (typeof feeKinds)[number];
  amount: number;
  currency: string;
}

/**
 * Kinds of the lines of a price. `taxAndService`: where a supplier states both as one; `propertyFee`: of the hotel, but
 * paid with the total.
 */
export const priceLineKinds = [
  'base',
  'extraPerson',
  'discount',
  'service',
  'propertyFee',
  'tax',
  'taxAndService',
] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];
/** A part of the total. */
export interface PriceLine {
  kind: PriceLineKind;
  /** The position of its room in the stay. */
  room: number;
  /** Null: for the whole stay. */
  night: IsoDay | null;
  /** As it is added to the total, in minor units: a discount is negative. */
  amount: number;
}

/** A part of the total that the hotel collects before the stay, in minor units of the currency in which it does. */
export interface Deposit {
  amount: number;
  currency: string;
  /** In the hotel's zone. */
  due: IsoDay;
}

/** What the rooms of a rate can be furnished with. */
export interface Beds {
  /** The supplier's. */
  id: string;
  name: PartialText;
}

/** What is agreed with a rate. Amounts are in minor units, for the whole stay and all rooms. */
export interface RateTerms {
  nights: { day: IsoDay; rate: number }[];
  subtotal: number;
  discount: number;
  service: number;
  tax: number;
  total: number;
  /** The same by room and night, where the supplier says so: they sum up to it (rate-sums.ts). */
  lines?: PriceLine[];
  /** Like the total, before a discount of the supplier's own; shown only if it is higher. */
  strikethrough?: number;
  /** Paid at the hotel, whatever is paid before; not in the total. */
  feesAtHotel: FeeAtHotel[];
  /** Only of a rate that is paid at the property: never charged by us. */
  deposits?: Deposit[];
  promotionCode: string | null;
  /** What comes with the rate beside what its plan includes: breakfast, a credit, parking ... */
  extras?: PartialText[];
  /** Addresses (https) of the supplier's own terms, by their language. */
  supplierTerms?: PartialText;
  /** What cancelling costs, by time: at least one, the last without an end. */
  windows: CancellationWindow[];
  timeZone: string;
  payAt: 'property' | 'prepaid';
}
