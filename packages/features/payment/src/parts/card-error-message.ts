import type { Translate } from '@voyage/i18n/intl.tsx';
import type { CardFault } from '../state/card-number.ts';

/** The message for an error of the card. */
export const cardErrorMessage = (t: Translate, fault: CardFault): string =>
  fault === 'empty' ? t('error.required') : t(`payment.card.fault.${fault}`);
