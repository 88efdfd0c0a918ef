import type { paymentRefusals } from '@voyage/contracts/payment.ts';
import type { CardBrand, CardFaults } from './card-number.ts';

/** What the page knows of a card: never its number, expiry date or security code. */
export interface CardState {
  brand: CardBrand | null;
  faults: CardFaults;
}
/** A token for a card, which the service may charge once within 90 seconds. */
export interface Prime {
  prime: string;
  lastFour: string;
}

/** The fields of a card, whether ours or in the payment provider's frames. */
export interface CardFields {
  /** @throws CardRefused */
  prime: () => Promise<Prime>;
  /** Clears what was typed. */
  clear: () => void;
}

/**
 * No prime. `card`: the provider rejects the card; `unreachable`: the provider did not respond. Nothing was
 * charged.
 */
export class CardRefused extends Error {
  readonly reason: 'card' | 'unreachable';
  constructor(reason: 'card' | 'unreachable') {
    super(reason);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}
/** The service charged nothing, and gives the reason. */
export class PaymentFailed extends Error {
  readonly reason: (typeof paymentRefusals)[number];
  constructor(reason: (typeof paymentRefusals)[number]) {
    super(reason);
    this.name = 'PaymentFailed';
    this.reason = reason;
  }
}
