import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { roundedQuotient, wholeMoney, type Money } from '@voyage/domain/money.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { isAnswered, type OnRequestPrice } from '@voyage/stay-parts/hotel-prices.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Price } from '@voyage/travel-ui/Price.tsx';
import { RatePrices } from '@voyage/travel-ui/RatePrices.tsx';
import { AwaitedPrice } from './AwaitedPrice.tsx';
import { ratePrices, totalWords } from '../state/rate-prices.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

interface Props {
  hit: Hit;
  /** The answer for a hotel that was not priced with the list. */
  asked: OnRequestPrice | undefined;
  /** Of the hotel's page. */
  to: string;
  nights: number;
  /** That are searched for: a total is for all of them. */
  rooms: number;
  approximations: Approximations;
  /** On a phone it is always at the start. */
  align?: 'start' | 'end';
}

/** The average per night of a total. */
const aNight = ({ amount, currency }: Money, nights: number): Money => ({
  amount: roundedQuotient([amount], Math.max(1, nights)),
  currency,
});

/** The lowest rates of a hotel, priced with the list or since; null if there are none, or none yet. */
export const cheapestOf = (hit: Hit, asked: OnRequestPrice | undefined): Hit['cheapest'] =>
  isAnswered(asked) ? asked.cheapest : hit.cheapest;

/** What a hotel of a list costs: the lowest and the member rate of the stay; without one, its cheapest night. */
export function HotelPrice({ hit, asked, to, nights, rooms, approximations, align = 'start' }: Props) {
  const { t, locale } = usePage();
  const cheapest = cheapestOf(hit, asked);
  const { hotel, fromNight } = hit;
  if (asked && !cheapest)
    return (
      <AwaitedPrice
        hotel={hotel}
        to={to}
        why={isAnswered(asked) ? 'full' : asked}
        nights={nights}
        align={align}
      />
    );
  if (cheapest) {
    const { memberOnly, memberRate: member } = cheapest;
    const totals = [cheapest.total, ...(member && !memberOnly ? [member.total] : [])];
    const amount = totals
      .map((total) => writtenAmount(approximations, aNight(total, nights), { whole: true }).first)
      .join(' / ');
    const rates = { lowest: cheapest, member };
    return (
      <RatePrices
        rates={ratePrices(t, approximations, rates, { whole: true })}
        unit={totalWords(t, locale, { nights, rooms }, rates)}
        nightly={nights > 1 ? t('stays.card.night', { amount, rooms }) : undefined}
        align={align}
      />
    );
  }
  if (!fromNight) return null;
  const approximate = approximations(fromNight.total, { whole: true });
  return (
    <Price
      locale={locale}
      before={t('stays.card.from')}
      money={wholeMoney(fromNight.total)}
      unit={t('stays.card.fromNight', { day: shortDay(fromNight.day, locale) })}
      align={align}
      {...(approximate && { approximate: { text: approximate.text, first: approximate.first } })}
    />
  );
}
