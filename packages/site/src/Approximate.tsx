import { queries } from '@voyage/api-client/queries.ts';
import { convertMoney, formatMoney, type Money } from '@voyage/domain/money.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCurrency, useHydrated } from './preferences.ts';
import { useLocale, useSite } from './site-context.ts';

/** The same worth in the reader's currency, approximately, with the day of the rate (decisions, "money"). Nothing where it is the same currency. */
export function Approximate({ money }: { money: Money }) {
  const { api } = useSite();
  const locale = useLocale();
  const say = useWords();
  const [currency] = useCurrency();
  const { data: table } = useQuery({ ...queries.exchange(api), enabled: useHydrated() });
  if (!table || currency === money.currency || !table.rates[currency] || !table.rates[money.currency]) return null;
  return (
    <span title={say('site.approx.note', { day: longDay(table.asOf, locale) })}>
      {say('site.approx', { amount: formatMoney(convertMoney(money, currency, table)) })}
    </span>
  );
}
