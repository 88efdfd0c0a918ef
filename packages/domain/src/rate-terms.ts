import type { CancellationWindow } from './cancellation-windows.ts';
import type { IsoDay } from './stay-date.ts';

/** What is agreed with a rate. Amounts are in minor units, for the whole stay and all rooms. */
export interface RateTerms {
  nights: { day: IsoDay; rate: number }[];
  subtotal: number;
  discount: number;
  service: number;
  tax: number;
  total: number;
  promotionCode: string | null;
  /** What cancelling costs, by time: at least one, the last without an end. */
  windows: CancellationWindow[];
  timeZone: string;
  payAt: 'property' | 'prepaid';
}
