import type { Say } from '@voyage/i18n/words.tsx';
import type { CardFault } from '../state/card-number.ts';

/** What a reader is told of a fault of the card. */
export const cardErrorWords = (say: Say, fault: CardFault): string => (fault === 'empty' ? say('error.required') : say(`payment.card.fault.${fault}`));
