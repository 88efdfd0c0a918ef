import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

type Cheapest = NonNullable<SearchAnswer['hotels'][number]['cheapest']>;

/**
 * The privileges of a member in a hotel's lowest rate; otherwise those of the member rate, with the total that
 * they cost, in amounts as `written`. Undefined if the hotel has no member rate for the stay.
 */
export function privilegesText(
  t: Translate,
  {
    memberOnly,
    privilegesWorth,
    memberRate,
  }: Pick<Cheapest, 'memberOnly' | 'privilegesWorth' | 'memberRate'>,
  written: (money: Money) => string,
): string | undefined {
  const worth = memberOnly ? privilegesWorth : memberRate?.privilegesWorth;
  if (!worth) return undefined;
  const amount = written(worth);
  if (memberOnly || !memberRate) return t('stays.card.privileges', { amount });
  return t('stays.card.memberRate', { total: written(memberRate.total), amount });
}
