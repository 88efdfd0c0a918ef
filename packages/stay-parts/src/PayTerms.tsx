import type { Offer } from '@voyage/contracts/stay.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { payWords } from './pay-words.ts';

/** What is paid now for a rate, with the day of the exchange rate for a hotel abroad. `currency`: of the hotel. */
export function PayTerms({ charge, currency }: { charge: Offer['charge']; currency: string }) {
  const { t, locale } = usePage();
  return (
    <>
      <span>{payWords(t, locale, charge)}</span>
      {charge && charge.rate !== null && currency !== charge.amount.currency && (
        <span className={secondary}>
          {` ${t('stays.detail.payNow.rate', { day: plainDay(charge.asOf.slice(0, 10), locale) })}`}
        </span>
      )}
    </>
  );
}
