import type { Offer } from '@voyage/contracts/stay.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import { errors } from '../../src/platform/errors.ts';
import { cancellationTerms } from '../../src/inventory/cancellation-terms.ts';
import { feesAtHotel } from '../../src/inventory/fees-at-hotel.ts';
import { priceLines } from '../../src/inventory/price-lines.ts';
import { chargeWords } from '../../src/inventory/charge-words.ts';
import { assertStay } from '../../src/inventory/check-stay.ts';
import type { Catalogue } from '../../src/inventory/catalogue.ts';
import type { SupplierStay } from '../../src/inventory/supplier.ts';
import {
  currency,
  hotelOf,
  memberPercent,
  memoryLimits,
  nightlyOf,
  plans,
  resortFee,
  room,
  zone,
} from './hotel.ts';

const unknownPlace = (): never => {
  throw errors.placeNotFound();
};
const usd = (amount: number) => ({ amount, currency });

/** Everything that pages need from a catalogue, for one hotel. */
export function memoryCatalogue(): Catalogue {
  const hotelBy = (idOrSlug: string, locale: Parameters<Catalogue['hotel']>[1]) => {
    const hotel = hotelOf(locale);
    if (idOrSlug !== hotel.id && idOrSlug !== hotel.slug) throw errors.hotelNotFound();
    return hotel;
  };
  const planOf = (code: string): Offer['plan'] | null => plans.find((plan) => plan.code === code) ?? null;
  const cheapestFor = (stay: SupplierStay) => {
    const total = nightsOf(stay.checkIn, stay.checkOut).length * nightlyOf(stay.rooms);
    const included = {
      feesAtHotel: feesAtHotel(resortFee(stay.rooms.length, nightsOf(stay.checkIn, stay.checkOut).length)),
      planName: plans[0]?.name ?? '',
      breakfasts: 0,
      creditUsd: 0,
      privilegesWorth: null,
      freeCancellation: true,
      nonRefundable: false,
    };
    return {
      ...included,
      total: usd(total),
      averageNight: usd(Math.round(nightlyOf(stay.rooms) / stay.rooms.length)),
      roomName: room.name,
      memberOnly: false,
      memberRate: { ...included, planName: 'Members', total: usd((total * memberPercent) / 100) },
    };
  };
  const check = (stay: SupplierStay, now: Date) =>
    assertStay(stay, { limits: memoryLimits, timeZone: zone, now });
  return {
    search: ({ code, locationType, stay, page, pageSize }, locale, now) => {
      const { place, point } = hotelOf(locale);
      if (code !== place.code) throw errors.placeNotFound();
      if (stay) check(stay, now);
      return {
        place: { ...place, locationType, point, standfirst: null },
        total: 1,
        page,
        pageSize,
        totalInPlace: 1,
        facets: {
          promotions: [],
          features: [],
          groups: [],
          brands: [],
          rates: [],
          since: [],
          points: [],
          within: [],
          prices: null,
        },
        hotels: [
          {
            hotel: hotelOf(locale),
            cheapest: stay ? cheapestFor(stay) : null,
            priced: true,
            metres: null,
            fromNight: null,
          },
        ],
        widen: [],
        pricing: null,
      };
    },
    availability: ({ hotelIds, stay }, _locale, now) => {
      check(stay, now);
      return {
        hotels: hotelIds.map((hotelId) => ({
          hotelId,
          cheapest: hotelId === hotelOf('en').id ? cheapestFor(stay) : null,
          priced: true,
        })),
      };
    },
    calendars: null,
    hotel: hotelBy,
    localAddress: () => null,
    hotelDetail: async (id, locale) => hotelBy(id, locale),
    hotelSummary: (id, locale) => hotelBy(String(id), locale),
    timeZone: (id) => hotelBy(String(id), 'en').timeZone,
    room: (_hotelId, id) => {
      if (id !== room.id) throw errors.rateNotFound();
      return room;
    },
    plan: planOf,
    promotion: () => null,
    offer: (rate, binding) => {
      const plan = planOf(rate.planCode);
      if (!plan) throw errors.planNotFound();
      return {
        offerRef: binding.offerRef,
        expiresAt: binding.expiresAt.toISOString(),
        plan,
        price: priceLines(rate),
        cancellation: cancellationTerms(rate.windows, rate),
        charge: binding.charge && chargeWords(binding.charge),
        promotion: null,
        privilegesWorth: null,
      };
    },
    locations: () => ({ regions: [] }),
    searchLocations: () => ({ cities: [] }),
    suggest: () => ({ suggestions: [] }),
    lists: {
      groupCards: () => [],
      groups: () => [],
      brand: unknownPlace,
      regions: () => ({ regions: [] }),
      region: unknownPlace,
      deployed: (page, pageSize) => ({ total: 0, page, pageSize, hotels: [] }),
      events: () => ({ events: [] }),
    },
    specialRequests: () => [{ code: 'quiet-room', name: 'A quiet room', group: 'Room' }],
    notes: () => [],
    refresh: () => Promise.resolve(),
    recentChanges: () => [],
    warm: () => Promise.resolve(),
    purge: () => Promise.resolve(),
  };
}
