import { queries } from '@voyage/api-client/queries.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { convertMoney, formatMoney, wholeMoney, type Money, type RateTable } from '@voyage/domain/money.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChosenCurrency, useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';

interface Approximation {
  text: string;
  /** Converted, in minor units of `currency`, the visitor's. */
  amount: number;
  currency: string;
  /** The day of the rate. */
  readonly note: string;
  /** The same for a list of amounts. */
  readonly noteForAll: string;
  /** The visitor has chosen the currency: it comes first, with the hotel's beside it. */
  first: boolean;
}
/** `whole`: in a list, without decimals. */
type Approximate = (money: Money | undefined, options?: { whole?: boolean }) => Approximation | undefined;
export interface Approximations extends Approximate {
  /** The language of the amounts. */
  locale: Locale;
  /** The rates are known, or could not be loaded at first: a list that waits for this does not move. */
  isSettled: boolean;
}

interface Known {
  intl: ReturnType<typeof useIntl>;
  locale: Locale;
  currency: string;
  first: boolean;
  isExact: boolean;
  table: RateTable | undefined;
}
const approximationsOf =
  ({ intl: { t }, locale, currency, first, isExact, table }: Known): Approximate =>
  (money, { whole = false } = {}) => {
    if (
      !money ||
      !table ||
      isExact ||
      currency === money.currency ||
      !table.rates[currency] ||
      !table.rates[money.currency]
    )
      return undefined;
    const converted = convertMoney(money, currency, table);
    // Notes are formatted lazily: a list has a hundred amounts and shows the day once.
    return {
      first,
      amount: converted.amount,
      currency,
      text: t('site.approx', { amount: formatMoney(whole ? wholeMoney(converted) : converted, locale) }),
      get note() {
        return t('site.approx.note', { day: plainDay(table.asOf, locale) });
      },
      get noteForAll() {
        return t('site.approx.all', { currency, day: plainDay(table.asOf, locale) });
      },
    };
  };

/**
 * Approximate amounts in the visitor's currency, with the day of the rate (docs/product/decisions.md,
 * "money"): fetched once for many amounts. Undefined for the same currency. The function is stable until its
 * data changes, so that list rows need not re-render.
 * @param charge what a card is charged for them: in the visitor's currency it is exact, with no estimate beside it
 */
export function useApproximations(charge?: { amount: Money } | null): Approximations {
  const { api } = useSite();
  const locale = useLocale();
  const intl = useIntl();
  const [currency] = useCurrency();
  const first = useChosenCurrency() !== undefined;
  const isExact = charge?.amount.currency === currency;
  const { data: table, failureCount } = useQuery(queries.exchange(api));
  const isSettled = table !== undefined || failureCount > 0;
  return useMemo(
    () =>
      Object.assign(approximationsOf({ intl, locale, currency, first, isExact, table }), {
        locale,
        isSettled,
      }),
    [intl, locale, currency, first, isExact, table, isSettled],
  );
}

/** The same for one amount. */
export const useApproximate = (
  money: Money | undefined,
  charge?: { amount: Money } | null,
): Approximation | undefined => useApproximations(charge)(money);
