import { queries } from '@voyage/api-client/queries.ts';
import { convertMoney, formatMoney, type Money } from '@voyage/domain/money.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCurrency } from '@voyage/frame/preferences/preferences.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';

interface Approximation {
  text: string;
  /** The day of the rate. */
  note: string;
  /** The same, for a list of amounts. */
  noteForAll: string;
}

/** The same worth in the reader's currency, approximately, with the day of the rate (docs/product/decisions.md, "money"). Undefined where it is the same currency. */
export function useApproximate(money: Money | undefined): Approximation | undefined {
  const { api } = useSite();
  const locale = useLocale();
  const { formatMessage: t } = useIntl();
  const [currency] = useCurrency();
  const { data: table } = useQuery(queries.exchange(api));
  if (
    !money ||
    !table ||
    currency === money.currency ||
    !table.rates[currency] ||
    !table.rates[money.currency]
  )
    return undefined;
  const day = longDay(table.asOf, locale);
  return {
    text: t({ id: 'site.approx' }, { amount: formatMoney(convertMoney(money, currency, table)) }),
    note: t({ id: 'site.approx.note' }, { day }),
    noteForAll: t({ id: 'site.approx.all' }, { currency, day }),
  };
}
