import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cheapest } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { langsOf } from '@voyage/domain/partial-text.ts';
import type { ListedRate } from '../../db/schema/offers.ts';
import type { Content } from '../content.ts';
import type { ContentHotel } from '../content/hotel.ts';
import { feesAtHotel } from '../fees-at-hotel.ts';
import { conditionBits } from '../search/condition-bits.ts';
import type { StayPrices } from '../search/stay-prices.ts';
import type { Scoped } from '../shopping.ts';
import type { ListedRates } from './listed-rates.ts';

/** What a supplier answered lately, as the prices of a search. */
export function listedPrices(
  listed: ListedRates,
  { content, scope, now }: { content: Content; scope: Scoped<object>; now: Date },
): StayPrices<ContentHotel> {
  const isFree = ({ freeUntil }: ListedRate) => freeUntil !== null && now.getTime() <= Date.parse(freeUntil);
  const plan = (rate: ListedRate, locale: Locale) => content.plan(rate.planCode, locale);
  const bitsOf = (rate: ListedRate) =>
    (rate.memberOnly ? conditionBits.privilegeOnly : 0) |
    (isFree(rate) ? conditionBits.freeCancellation : 0) |
    (rate.payAt === 'property' ? conditionBits.payAtHotel : 0) |
    ((plan(rate, 'en')?.breakfasts ?? 0) > 0 ? conditionBits.breakfast : 0);
  const find = (hotel: ContentHotel, conditions: number) =>
    listed
      .get(hotel.id)
      ?.find(
        (rate) =>
          scope.payAt.includes(rate.payAt) &&
          (scope.memberRates || !rate.memberOnly) &&
          (bitsOf(rate) & conditions) === conditions,
      );
  const included = (rate: ListedRate, locale: Locale) => {
    const words = plan(rate, locale);
    return {
      total: { amount: rate.total, currency: rate.currency },
      feesAtHotel: feesAtHotel(rate.feesAtHotel),
      planName: words?.name ?? '',
      breakfasts: words?.breakfasts ?? 0,
      creditUsd: words?.creditUsd ?? 0,
      privilegesWorth: null,
      freeCancellation: isFree(rate),
      nonRefundable: rate.nonRefundable,
    };
  };
  /** A supplier may sell a room that it has not described yet. */
  const roomOf = (hotel: ContentHotel, rate: ListedRate, locale: Locale) =>
    [...hotel.rooms].some(({ id }) => id === rate.roomTypeId)
      ? content.room(hotel.id, rate.roomTypeId, locale)
      : null;
  return {
    isPriced: ({ id }) => listed.has(id),
    openRoom: (hotel) => (find(hotel, 0) ? 0 : -1),
    hasRate: (hotel, conditions) => find(hotel, conditions) !== undefined,
    lowest: (hotel, _room, conditions) => {
      const rate = find(hotel, conditions);
      return rate ? { amount: rate.total, currency: rate.currency } : null;
    },
    cheapest: (hotel, conditions, locale): Output<typeof cheapest> | null => {
      const rate = find(hotel, conditions);
      if (!rate) return null;
      const room = roomOf(hotel, rate, locale);
      const member = rate.memberOnly ? rate : find(hotel, conditions | conditionBits.privilegeOnly);
      return {
        ...included(rate, locale),
        averageNight: { amount: rate.averageNight, currency: rate.currency },
        roomName: room?.name ?? '',
        memberOnly: rate.memberOnly,
        memberRate: member ? included(member, locale) : null,
        ...langsOf({ roomName: room?.langs?.name, planName: plan(rate, locale)?.langs?.name }, locale),
      };
    },
    // they are the embedded inventory's
    qualifies: () => false,
    privileges: () => null,
  };
}
