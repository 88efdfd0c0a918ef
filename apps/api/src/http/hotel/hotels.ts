import type { Locale } from '@voyage/domain/locale.ts';
import type { Services } from '../../use-cases/services.ts';
import { cached, withPrices } from '../handling/cached-answer.ts';
import { offersOf, quoteOffer } from '../../use-cases/booking/offers/offers.ts';
import { policy } from '@voyage/domain/policy.ts';
import { calendarsFor, scoped, stayRulesOf } from '../../use-cases/shopping/stay-rules.ts';
import type { Handlers } from '../handling/handler.ts';

interface Request {
  params: { id: string };
  locale: Locale;
  services: Services;
}
async function hotelDetail({ params, locale, services }: Request) {
  const data = await services.inventory.hotelDetail(params.id, locale);
  // a story that could not be read is missing only now
  if (data.story.length === 0) return data;
  // Its rules name the prices of extra beds, pets and others.
  const shown = [data.id, ...data.nearby.map(({ hotel }) => hotel.id)];
  return withPrices(data, ...shown.map((id) => `hotel-${id}` as const));
}

export const hotels = {
  tpHotel: hotelDetail,
  ownHotel: hotelDetail,
  tpGroups: ({ body, locale, services }) => ({
    groups: services.inventory.lists.groupCards(body.codes, locale),
  }),
  ownGroups: ({ body, locale, services }) => ({
    groups: services.inventory.lists.groups(body.codes, locale),
  }),
  brandHotels: ({ body, locale, services }) =>
    services.inventory.lists.brand(body.group, body.brand, body.perRegion, locale),
  regions: ({ locale, services }) => cached(services.inventory.lists.regions(locale), 300, 'catalogue'),
  region: ({ body, locale, services }) => services.inventory.lists.region(body.code, locale),
  deployedHotels: ({ body, services }) => services.inventory.lists.deployed(body.page, body.pageSize),
  hotelEvents: ({ params, locale, services }) =>
    cached(services.inventory.lists.events(params.id, locale, services.now()), 300, 'catalogue'),
  planSearch: ({ body, caller, locale, services }) =>
    offersOf(services, scoped(services, caller, body), locale),
  stayRules: ({ services }) => cached(stayRulesOf(services), 300, 'catalogue'),
  priceCalendar: ({ body, caller, services }) => ({
    days: calendarsFor(services, body)?.hotel(scoped(services, caller, body), services.now()) ?? [],
  }),
  plan: ({ body, caller, locale, services }) => quoteOffer(services, caller, body.offerRef, locale),
  hotelSearch: ({ body, caller, locale, services }) =>
    services.inventory.search(scoped(services, caller, body), locale, services.now()),
  placeCalendar: ({ body, caller, services }) => ({
    days: calendarsFor(services, body)?.place(scoped(services, caller, body), services.now()) ?? [],
  }),
  availabilitySearch: ({ body, caller, locale, services }) =>
    services.inventory.availability(scoped(services, caller, body), locale, services.now()),
  specialRequests: ({ locale, services }) =>
    cached(
      { limit: policy.specialRequestLimit, requests: services.inventory.specialRequests(locale) },
      300,
      'catalogue',
    ),
} satisfies Partial<Handlers>;
