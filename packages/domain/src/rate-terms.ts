import type { CancellationWindow } from './cancellation-windows.ts';
import type { IsoDay } from './stay-date.ts';

/** Kinds of what a hotel collects itself, beside the total. */
export const feeKinds = ['cityTax', 'resortFee', 'mandatoryFee'] as const;
/** For the whole stay and all rooms, in minor units of its own currency. */
export interface FeeAtHotel {
  kind: (typeof feeKinds)[number];
  amount: number;
  currency: string;
}

/** What is agreed with a rate. Amounts are in minor units, for the whole stay and all rooms. */
export interface RateTerms {
  nights: { day: IsoDay; rate: number }[];
  subtotal: number;
  discount: number;
  service: number;
  tax: number;
  total: number;
  /** Paid at the hotel, whatever is paid before; not in the total. */
  feesAtHotel: FeeAtHotel[];
  promotionCode: string | null;
  /** What cancelling costs, by time: at least one, the last without an end. */
  windows: CancellationWindow[];
  timeZone: string;
  payAt: 'property' | 'prepaid';
}
