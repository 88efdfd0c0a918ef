import type { CardBrand, CardFaults } from './card-number.ts';

/** What the page knows of a card: never its number, its expiry date or its code. */
export interface CardState {
  brand: CardBrand | null;
  faults: CardFaults;
}
/** A card in exchange for which the service may charge, once and within 90 seconds. */
export interface Prime {
  prime: string;
  lastFour: string;
}

/** The fields of a card, wherever they are: ours, or in frames of the payment provider. */
export interface CardFields {
  /** @throws CardRefused */
  prime: () => Promise<Prime>;
  /** Forgets what was typed. */
  clear: () => void;
}

/** No prime: `card`: the provider does not take it; `unreachable`: the provider did not answer. Nothing was charged. */
export class CardRefused extends Error {
  readonly reason: 'card' | 'unreachable';
  constructor(reason: 'card' | 'unreachable') {
    super(reason);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}
/** The service charged nothing, and says why. */
export class PaymentFailed extends Error {
  readonly reason: 'declined' | 'card-again' | 'unavailable';
  constructor(reason: 'declined' | 'card-again' | 'unavailable') {
    super(reason);
    this.name = 'PaymentFailed';
    this.reason = reason;
  }
}
export const emptyCard: CardState = {
  brand: null,
  faults: { number: 'empty', expiry: 'empty', ccv: 'empty' },
};
