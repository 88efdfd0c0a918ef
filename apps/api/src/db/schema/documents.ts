import type { answerConversation, ConciergeMessage, writeToConcierge } from '@voyage/contracts/concierge.ts';
import type { contact } from '@voyage/contracts/correspondence.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { payDirect } from '@voyage/contracts/payment.ts';
import type { tailorMade } from '@voyage/contracts/tailor-made.ts';
import type { createBooking } from '@voyage/contracts/booking.ts';
import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { StageTimes } from '@voyage/domain/tailor-made.ts';

// What the jsonb columns hold. Amounts are in minor units of the order's currency, instants as ISO text.

/** What the embedded supplier itself keeps to decide a cancellation. */
export interface SupplierTerms {
  policy: CancellationPolicy;
  deadline: string | null;
  penalty: number;
  total: number;
  currency: string;
}

/** What the event of a cancellation says of the money. `prepaid`: whether a charge stood, of which `refundTwd` goes back. */
export interface CancelledDetail {
  penalty: Money;
  prepaid?: boolean;
  refundTwd: number | null;
  reason?: string;
  waived?: boolean;
}
/** cancelling/finish.ts writes the money with every cancellation, and nothing else does. */
export const isCancellation = (
  detail: CancelledDetail | EventNote | null | undefined,
): detail is CancelledDetail => typeof detail?.penalty === 'object';
/** What an event says beside its kind: notes for whoever looks into a case, read by people. */
export type EventNote = Record<string, string | number | boolean | null | undefined>;

export interface TailorMadeContent extends Omit<Output<typeof tailorMade.body>, 'agreed'> {
  modifications: number;
  /** The reader's, for what is written to them later; requests of earlier releases have none. */
  lang?: Locale;
  /** Since when a stage is reached; requests of earlier releases know of some stages only. */
  reached?: StageTimes;
}
export type Inquiry = Output<typeof contact.body>;
/** The order that a message to the concierge is about, as it was chosen. */
export type MessageOrder = NonNullable<ConciergeMessage['order']>;

/** What a request that carries an Idempotency-Key was answered, and is answered whenever it comes again. */
export type IdempotentAnswer =
  | Output<typeof createBooking.data>
  | Output<typeof payDirect.data>
  | Output<typeof tailorMade.data>
  | Output<typeof writeToConcierge.data>
  | Output<typeof answerConversation.data>;
