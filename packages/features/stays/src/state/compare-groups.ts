import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { roundedQuotient, type Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import {
  featureRows,
  type BestRates,
  type CompareGroup,
  type CompareRow,
  type RoomRate,
} from './comparison.ts';
import { rateTexts, type RateTexts } from './rate-texts.ts';
import { termsOf } from './room-rates.ts';

/** A compared hotel and its rates: null if no room is left, undefined while unknown. */
interface ComparedHotel {
  hotel: HotelDetail;
  rates: BestRates | null | undefined;
}
interface Given {
  t: Translate;
  locale: Locale;
  approximations: Approximations;
  hotels: readonly ComparedHotel[];
  /** Of the stay; 0 if none is chosen, and then there are no rates. */
  nights: number;
  /** Milliseconds since 1970: decides which deadlines have passed. */
  now: number;
}
type DescribeRate = (rate: RoomRate, texts: RateTexts) => (string | null | undefined | false)[];

/** The rows of a comparison after the totals, by subject. */
export function compareGroups({ t, locale, approximations, hotels, nights, now }: Given): CompareGroup[] {
  const textsOf = hotels.map(({ hotel }) => rateTexts(t, locale, hotel));
  const rateRow = (
    id: string,
    label: string,
    of: 'lowest' | 'member',
    describe: DescribeRate,
  ): CompareRow => ({
    id: `${of} ${id}`,
    label,
    cells: hotels.map(({ rates }, i) => {
      const texts = textsOf[i];
      if (rates === undefined || !texts) return null;
      const rate = rates?.[of];
      return rate ? describe(rate, texts).filter((line): line is string => Boolean(line)) : [];
    }),
  });
  const amountRow = (
    id: string,
    label: string,
    of: 'lowest' | 'member',
    amountOf: (offer: Offer) => Money | null,
  ): CompareRow => ({
    ...rateRow(id, label, of, ({ offer }) => {
      const money = amountOf(offer);
      if (!money) return [];
      const { first, beside } = writtenAmount(approximations, money, { whole: true });
      return [first, beside];
    }),
    needsLabel: true,
  });
  const terms = (of: 'lowest' | 'member') => [
    rateRow('room', t('booking.summary.room'), of, ({ room, offer }) => [room, offer.plan.name]),
    rateRow('includes', t('stays.compare.includes'), of, ({ offer }, texts) => [texts.gives(offer)]),
    rateRow('cancellation', t('stays.detail.rates.cancellation'), of, ({ offer }, texts) => {
      const cancelling = termsOf(offer, now);
      return [texts.cancel(cancelling), texts.ownClock(cancelling)];
    }),
    rateRow('payment', t('order.payment'), of, ({ offer }, texts) => [texts.pay(offer)]),
  ];
  const factRow = (
    id: string,
    label: string,
    describe: (hotel: HotelDetail) => (string | null)[],
  ): CompareRow => ({
    id,
    label,
    cells: hotels.map(({ hotel }) => describe(hotel).filter((line) => line !== null)),
  });
  const rateGroups: CompareGroup[] = [
    {
      id: 'lowest',
      isRate: true,
      title: t('stays.compare.lowest'),
      rows: [
        amountRow('night', t('stays.compare.night'), 'lowest', ({ price }) => ({
          amount: roundedQuotient([price.total.amount], Math.max(1, nights)),
          currency: price.total.currency,
        })),
        ...terms('lowest'),
      ],
    },
    {
      id: 'member',
      isRate: true,
      title: t('stays.compare.member'),
      rows: [
        amountRow('total', t('booking.summary.total'), 'member', ({ price }) => price.total),
        amountRow('worth', t('stays.compare.worth'), 'member', (offer) => offer.privilegesWorth),
        ...terms('member'),
      ],
    },
  ];
  return [
    ...(nights > 0 ? rateGroups : []),
    {
      id: 'hotel',
      title: t('stays.detail.house'),
      rows: [
        factRow('place', t('stays.compare.place'), (hotel) => [placeOf(hotel, hotel.country)]),
        factRow('opened', t('stays.compare.opened'), ({ openedYear, renovatedYear }) => [
          openedYear === null ? null : String(openedYear),
          renovatedYear === null ? null : t('stays.card.renovated', { year: String(renovatedYear) }),
        ]),
        factRow('rooms', t('stays.rooms'), ({ roomCount }) => [
          roomCount === null ? null : String(roomCount),
        ]),
        factRow('brand', t('stays.compare.brand'), ({ brand, group }) => [
          brand?.name ?? null,
          group && group.name !== brand?.name ? group.name : null,
        ]),
        factRow('times', t('stays.detail.timesLabel'), (hotel) => [
          t('stays.detail.times', { in: hotel.checkInTime, out: hotel.checkOutTime, ...checkInEnd(hotel) }),
        ]),
        factRow('promotions', t('stays.filters.promotions'), ({ promotions }) =>
          promotions.map(({ name }) => name),
        ),
      ],
    },
    {
      id: 'features',
      title: t('stays.detail.features'),
      rows: featureRows(hotels.map(({ hotel }) => hotel)).map(({ code, name, has }) => ({
        id: code,
        label: name,
        cells: has.map((yes) => (yes ? [t('stays.compare.yes')] : [])),
        ticks: true,
      })),
    },
  ];
}
