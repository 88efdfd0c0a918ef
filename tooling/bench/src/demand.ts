import { itemAt } from '@voyage/domain/item-at.ts';
import type { Input, Output } from '@voyage/contracts/endpoint.ts';
import type { planSearch } from '@voyage/contracts/hotel.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import { languageHeader } from '@voyage/contracts/headers.ts';
import { locales } from '@voyage/domain/locale.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import type { Call, Connections } from './load.ts';
import type { Brand } from './processes.ts';

export type SearchResult = Output<typeof hotelSearch.data>;
export type Plans = Output<typeof planSearch.data>;
type Search = Input<typeof hotelSearch.body>;
export interface Stay {
  checkIn: string;
  checkOut: string;
  rooms: { adults: number; childAges: number[] }[];
}

/** A deterministic sequence for a seed (mulberry32): every size and run gets the same requests. */
export class Rng {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }
  pick<T>(list: readonly T[]): T {
    return itemAt(list, Math.floor(this.next() * list.length));
  }
}

const today = dayInZone(new Date(), 'Asia/Taipei');
export function stayFrom(daysAhead: number, nights = 3): Stay {
  const checkIn = addDays(today, daysAhead);
  return { checkIn, checkOut: addDays(checkIn, nights), rooms: [{ adults: 2, childAges: [] }] };
}
const anyStay = (rng: Rng): Stay => ({
  ...stayFrom(rng.whole(10, 180), rng.whole(1, 5)),
  rooms: [{ adults: rng.whole(1, 2), childAges: rng.next() < 0.2 ? [rng.whole(3, 11)] : [] }],
});
const speaking = (rng: Rng) => ({ [languageHeader]: rng.pick(locales) });
const post = (
  name: 'hotelSearch' | 'planSearch',
  body: object,
  headers: Record<string, string> = {},
): Call => ({
  method: 'POST',
  path: `/${endpointSpecs[name].path}`,
  headers,
  body: JSON.stringify(body),
});

export const searchCall = (body: Search, headers?: Record<string, string>): Call =>
  post('hotelSearch', body, headers);
export const planCall = (hotelId: string, stay: Stay, headers?: Record<string, string>): Call =>
  post('planSearch', { hotelId, stay }, headers);

/** Targets of the loads: the destination cities and some hotels of each. */
export interface Targets {
  cities: string[];
  hotels: string[];
}
export async function readTargets(connections: Connections): Promise<Targets> {
  const { cities } = await connections.data<{ cities: { code: string }[] }>({
    method: 'GET',
    path: `/${endpointSpecs.searchLocation.path}`,
  });
  const codes = cities.map((city) => city.code);
  const hotels: string[] = [];
  for (const code of codes)
    hotels.push(
      ...(await connections.data<SearchResult>(searchCall({ code }))).hotels.map(({ hotel }) => hotel.id),
    );
  return { cities: codes, hotels };
}

const filters = [
  'spa',
  'fitness-studio',
  'fine-dining',
  'rooftop-bar',
  'library',
  'butler',
  'meeting-rooms',
  'airport-transfer',
] as const;
/** A city, dates and guests; three of five with filters, seven of ten by price; four languages. */
export function randomSearch(rng: Rng, { cities }: Targets): Call {
  const features =
    rng.next() < 0.6 ? [rng.pick(filters), ...(rng.next() < 0.3 ? [rng.pick(filters)] : [])] : [];
  const sort =
    rng.next() < 0.7 ? 'price-ascending' : rng.pick(['recommended', 'price-descending', 'newest'] as const);
  return searchCall(
    {
      code: rng.pick(cities),
      stay: anyStay(rng),
      features,
      sort,
      promotions: rng.next() < 0.1 ? ['early-30'] : [],
      page: rng.next() < 0.1 ? 2 : 1,
    },
    speaking(rng),
  );
}
/** The same page of six for any size of inventory, so that only the number of hotels differs. */
export const cheapestSix = (rng: Rng, { cities }: Targets): Call =>
  searchCall(
    { code: rng.pick(cities), stay: anyStay(rng), sort: 'price-ascending', pageSize: 6 },
    speaking(rng),
  );

const served: Record<Brand, readonly string[]> = {
  main: ['zh-tw', 'zh-cn', 'ja', 'en'],
  club: ['zh-tw', 'zh-cn', 'en'],
};
/** Like a browser: the sites respond differently to bots and to unknown clients. */
const browser = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html',
  'accept-encoding': 'gzip, br',
};
export const pageTypes = ['home', 'results', 'detail'] as const;
export type PageType = (typeof pageTypes)[number];
export function randomPage(rng: Rng, type: PageType, brand: Brand, { cities, hotels }: Targets): Call {
  const language = rng.pick(served[brand]);
  const { checkIn, checkOut } = stayFrom(rng.whole(10, 180), rng.whole(1, 5));
  const stay = `adults=2&checkIn=${checkIn}&checkOut=${checkOut}`;
  const path = {
    home: `/${language}`,
    results: `/${language}/hotel/search?code=${rng.pick(cities)}&${stay}&sort=price-ascending`,
    detail: `/${language}/hotel/${rng.pick(hotels)}?${stay}`,
  }[type];
  return { method: 'GET', path, headers: browser };
}
