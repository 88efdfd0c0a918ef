import type { Output } from '@voyage/contracts/endpoint.ts';
import type { availabilitySearch } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { errors } from '../../platform/errors.ts';
import type { Caller } from '../../session/caller.ts';
import type { Services } from '../services.ts';

type Cheapest = Output<typeof availabilitySearch.data>['hotels'][number]['cheapest'];

/** What answers have of rates: of a list of hotels, of a hotel, or of a stay. */
interface Rates {
  hotels?: { cheapest: Cheapest }[];
  facets?: { rates: { code: string }[] };
  rooms?: { offers: Offer[] }[];
  offer?: Offer;
}

/** Whether the supplier lets the caller see member rates. */
const seesMemberRates = ({ inventory }: Services, caller: Caller | undefined): boolean =>
  caller !== undefined || inventory.capabilities.memberRates === 'everyone';

/** A search as the caller may make it: which hotels have member rates is not for whoever must not see them. */
export const visibleSearch = <Query extends { privilegeOnly: boolean }>(
  services: Services,
  caller: Caller | undefined,
  query: Query,
): Query => (seesMemberRates(services, caller) ? query : { ...query, privilegeOnly: false });

/**
 * An answer as the caller may see it: without member rates, and without rooms that have no others, if the supplier
 * shows them to members only. @throws ApiError ht0003 if the answer is of a single such rate
 */
export function visibleRates<Answer extends Rates>(
  services: Services,
  caller: Caller | undefined,
  answer: Answer,
): Answer {
  if (seesMemberRates(services, caller)) return answer;
  const { hotels, facets, rooms, offer } = answer;
  if (offer?.plan.memberOnly) throw errors.planNotFound();
  return {
    ...answer,
    ...(hotels && { hotels: hotels.map((hotel) => ({ ...hotel, cheapest: forEveryone(hotel.cheapest) })) }),
    ...(facets && {
      facets: { ...facets, rates: facets.rates.filter(({ code }) => code !== 'privilegeOnly') },
    }),
    ...(rooms && {
      rooms: rooms
        .map((room) => ({ ...room, offers: room.offers.filter(({ plan }) => !plan.memberOnly) }))
        .filter(({ offers }) => offers.length > 0),
    }),
  };
}
const forEveryone = (cheapest: Cheapest): Cheapest =>
  cheapest && (cheapest.memberOnly ? null : { ...cheapest, memberRate: null });
