import { CardRefused, type CardState } from '../state/card-fields.ts';
import { brandOf, cardFaults, digitsIn, type CardField } from '../state/card-number.ts';
import { embeddedPrime } from '../state/embedded-prime.ts';
import type { ToNumber, ToPage } from './messages.ts';

interface Hub {
  /** A message of a field: of this frame's own, or of another frame's. */
  receive: (field: CardField, message: ToNumber) => void;
  prime: () => Promise<void>;
}

/** Collects the three fields in the frame of the number. The page gets only faults and a prime, never what was typed. */
export function cardHub({
  accepted,
  primeUrl,
  toPage,
  now = () => new Date(),
  send,
}: {
  accepted: readonly string[];
  primeUrl: string;
  toPage: (message: ToPage) => void;
  now?: () => Date;
  send?: typeof fetch;
}): Hub {
  const card = { number: '', expiry: '', ccv: '' };
  const state = (): CardState => ({
    brand: brandOf(digitsIn(card.number)),
    faults: cardFaults(card, { accepted, now: now() }),
  });
  return {
    receive: (field, message) => {
      if (message.type === 'enter') return toPage(message);
      if (message.type !== 'value') return toPage({ type: message.type, field });
      card[field] = message.value;
      toPage({ type: 'state', state: state() });
    },
    prime: () =>
      embeddedPrime(primeUrl, card, send).then(
        (prime) => toPage({ type: 'prime', ...prime }),
        (error: unknown) =>
          toPage({ type: 'refused', reason: error instanceof CardRefused ? error.reason : 'unreachable' }),
      ),
  };
}
