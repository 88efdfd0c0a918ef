import type { Offer } from '@voyage/contracts/stay.ts';
import { formatMoney, formatRate } from '@voyage/domain/money.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import * as css from './ChargeDetails.css.ts';

/** The card charge: New Taiwan dollars and, for a hotel abroad, the rate and its day. */
export function ChargeDetails({
  charge,
  currency,
}: {
  charge: Pick<NonNullable<Offer['charge']>, 'amount'> & Partial<NonNullable<Offer['charge']>>;
  currency?: string;
}) {
  const { t, locale } = usePage();
  const { amount, rate, asOf } = charge;
  return (
    <div className={css.charge}>
      <span className={secondary}>{t('payment.summary.charge')}</span>
      <strong className={css.amount} data-charge>
        {formatMoney(amount, locale)}
      </strong>
      {currency && currency !== 'TWD' && rate && asOf && (
        <span className={smallPrint}>
          {t('payment.summary.rate', {
            rate: formatRate({ from: currency, to: amount.currency, rate }, locale),
            day: plainDay(asOf.slice(0, 10), locale),
          })}
        </span>
      )}
    </div>
  );
}
