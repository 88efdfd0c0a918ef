import { queries } from '@voyage/api-client/queries.ts';
import type { Money } from '@voyage/domain/money.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { exchangeRates } from '@voyage/domain/exchange-rates.ts';

/**
 * Once a section, in words: the rates of its approximate amounts and their day. Nothing if all amounts are in
 * the visitor's currency.
 */
export function ApproximateNote({ of: amounts }: { of: readonly (Money | null | undefined)[] }) {
  const { t, locale, api } = usePage();
  const [currency] = useCurrency();
  const { data: table } = useQuery(queries.exchange(api));
  const currencies = amounts.flatMap((amount) => (amount ? [amount.currency] : []));
  const rates = table ? exchangeRates(currencies, currency, table, locale) : [];
  if (!table || rates.length === 0) return null;
  return (
    <p className={smallPrint}>
      {t('booking.approximate', {
        currency,
        rates: rates.join(locale === 'en' ? ', ' : '、'),
        day: plainDay(table.asOf, locale),
      })}
    </p>
  );
}
