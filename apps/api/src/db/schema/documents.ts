import type { answerConversation, ConciergeMessage, writeToConcierge } from '@voyage/contracts/concierge.ts';
import type { contact } from '@voyage/contracts/correspondence.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { issueInvitation } from '@voyage/contracts/invitation.ts';
import type { payDirect } from '@voyage/contracts/payment.ts';
import type { tailorMade } from '@voyage/contracts/tailor-made.ts';
import type { createBooking } from '@voyage/contracts/booking.ts';
import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { StageTimes, TailorMadeStage } from '@voyage/domain/tailor-made.ts';

// Types of the jsonb columns. Amounts are in minor units of the order's currency, instants are ISO text.

/** What the embedded supplier keeps to decide a cancellation. */
export interface SupplierTerms {
  policy: CancellationPolicy;
  deadline: string | null;
  penalty: number;
  total: number;
  currency: string;
}

/** A room that was cancelled at the embedded supplier, by its number in the booking, from 1. */
export interface SupplierCancelledRoom {
  room: number;
  cancellationNumber: string;
  cancelledAt: string;
}

/** A room that was cancelled while others of the order stayed booked. Amounts: what it cost and returned. */
export interface CancelledRoom {
  /** From 1, in the order of the parties. */
  room: number;
  cancellationNumber: string | null;
  penalty: number;
  /** What is returned to the card; null: nothing. */
  refundTwd: number | null;
  cancelledAt: string;
}

/** What else it takes to book a stay once it is paid for, if the supplier holds no rooms until then. */
export interface UnheldStay {
  /** What the supplier called the rate (inventory/supplier.ts, `RateKey`); null: nothing of its own. */
  supplierKey: string | null;
  /** The IP address from which it was booked; removed once the order is no longer open. */
  customerAddress?: string;
}

/**
 * The amounts in a cancellation event. `prepaid`: whether there was a charge, of which `refundTwd` is
 * refunded.
 */
export interface CancelledDetail {
  penalty: Money;
  prepaid?: boolean;
  refundTwd: number | null;
  /** The rooms, if others stay booked. */
  rooms?: number[];
  reason?: string;
  waived?: boolean;
}
/** Only stays/finish-cancellation.ts writes the amounts, and with every cancellation. */
export const isCancellation = (
  detail: CancelledDetail | EventNote | null | undefined,
): detail is CancelledDetail => typeof detail?.penalty === 'object';
/** Details of an event for people who investigate a case. */
export type EventNote = Record<string, string | number | boolean | null | undefined>;

export interface TailorMadeContent extends Omit<Output<typeof tailorMade.body>, 'agreed'> {
  modifications: number;
  /** The member's language, for later emails; missing in requests of earlier releases. */
  lang?: Locale;
  /** When each stage was reached; incomplete in requests of earlier releases. */
  reached?: StageTimes;
}
export type Inquiry = Output<typeof contact.body>;
/** The order that a message to the concierge is about, as it was chosen. */
export type MessageOrder = NonNullable<ConciergeMessage['order']>;

/** The response to a request with an Idempotency-Key, repeated for every further request with it. */
export type IdempotentAnswer =
  | Output<typeof createBooking.data>
  | Output<typeof payDirect.data>
  | Output<typeof tailorMade.data>
  | Output<typeof writeToConcierge.data>
  | Output<typeof answerConversation.data>
  | Output<typeof issueInvitation.data>
  /** What an employee did, by the order that it made or changed. */
  | { stage: TailorMadeStage; made: string | null }
  | { settled: string };
