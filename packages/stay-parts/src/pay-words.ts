import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

/** What a card is charged now for a rate, or that it is paid at the hotel. */
export const payWords = (t: Translate, locale: Locale, charge: Offer['charge']): string =>
  charge
    ? t('stays.detail.payNow', { amount: formatMoney(charge.amount, locale) })
    : t('stays.detail.payAtHotel');
