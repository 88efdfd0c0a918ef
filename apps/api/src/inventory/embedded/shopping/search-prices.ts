import type { RateTable } from '@voyage/domain/money.ts';
import type { SearchPrices } from '../../search/stay-prices.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import { StaySearch, openRoom, priceOf } from './availability.ts';
import { cheapestNights } from './cheapest-nights.ts';
import { privilegesWorth } from './privileges.ts';
import type { StoredHotel } from './stored-hotel.ts';
import { lowestWords } from './words.ts';

/** The prices of all hotels, calculated from memory as a search asks for them. */
export const searchPrices = (rates: () => RateTable): SearchPrices<StoredHotel> => ({
  limits: embeddedLimits,
  of: (stay, { payAt }, now) => {
    const search = new StaySearch(stay, now, payAt);
    return {
      isPriced: () => true,
      openRoom: (hotel) => openRoom(hotel, search),
      hasRate: (hotel, conditions) => search.planFor(hotel, conditions) !== null,
      lowest: (hotel, room, conditions) => {
        const plan = search.planFor(hotel, conditions);
        return plan && { amount: priceOf(hotel, room, plan, search).total, currency: hotel.currency };
      },
      cheapest: (hotel, conditions, locale) => lowestWords(hotel, search, conditions, rates(), locale),
      qualifies: (promotion, hotel) => search.qualifies(promotion, hotel),
      privileges: (hotel) => {
        const member = hotel.plans.find(({ plan }) => plan.memberOnly);
        return member ? privilegesWorth(hotel, member.plan, stay, rates()) : null;
      },
    };
  },
  sells: (hotel, conditions) => hotel.plans.some(({ bits }) => (bits & conditions) === conditions),
  cheapestNights,
});
