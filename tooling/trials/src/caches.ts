// npm run trial -- caches: two processes of the service on one database, two of each built site, each in front of
// another. A price that changes, and a hotel whose last room is sold through one process, must be gone from
// every process within a second (docs/decisions/0027).
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchResult } from '@voyage/bench/demand.ts';
import { stayFrom } from '@voyage/bench/demand.ts';
import { median } from '@voyage/bench/load.ts';
import {
  cleanUp,
  databaseUrl,
  openDatabase,
  startService,
  startSite,
  temporaryFolder,
  type Database,
} from '@voyage/bench/processes.ts';
import { book, call, logIn, readOffers } from './calls.ts';

const rounds = 12;
const sales = 4;
const limitMs = 1_000;
const city = 'tyo';
const stay = stayFrom(60);

interface Place {
  name: string;
  /** The hotels of the city with their cheapest prices, as text. */
  read: () => Promise<string>;
}

/** Milliseconds until a place first shows, or no longer shows, what is expected; it is asked all the time. */
async function until({ name, read }: Place, holds: (text: string) => boolean, from: number): Promise<number> {
  for (;;) {
    if (holds(await read())) return performance.now() - from;
    if (performance.now() - from > 15_000) throw new Error(`${name} still shows the old`);
    await pause(10);
  }
}

/** As the results page asks: it sells prepaid rates too. */
const payAt = ['property', 'prepaid'];
const cheapest = async (origin: string): Promise<SearchResult['hotels']> =>
  (await call<SearchResult>(origin, 'hotelSearch', { code: city, stay, payAt })).data.hotels;

function report(what: string, places: readonly Place[], times: number[][]): boolean {
  console.log(what);
  for (const [i, { name }] of places.entries()) {
    const own = times.map((round) => round[i] ?? Number.NaN);
    const [middle, most] = [median(own), Math.max(...own)].map(Math.round);
    console.log(`  ${name}: median ${middle} ms, at most ${most} ms`);
  }
  return Math.max(...times.flat()) < limitMs;
}

/** Multiplies the rates of a hotel, in one statement, as an import does. @returns when it was committed */
async function changeRates(db: Database, hotelId: string, factor: number): Promise<number> {
  await db.query(
    `with changed as (update room_types set base_rate = round(base_rate * $2::numeric) where hotel_id = $1 returning hotel_id)
     insert into inventory_changes (hotel_id) select distinct hotel_id from changed`,
    [Number(hotelId), factor],
  );
  return performance.now();
}

async function prices(db: Database, origin: string, places: readonly Place[]): Promise<boolean> {
  const times: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const { hotel, cheapest: before } = (await cheapest(origin))[round % 3] ?? {};
    if (!hotel || !before) throw new Error('no hotel with a price');
    const old = `"amount":${before.total.amount},`;
    for (const place of places)
      if (!(await place.read()).includes(old)) throw new Error(`${place.name} does not show ${old}`);
    const from = await changeRates(db, hotel.id, round % 2 === 0 ? 1.1 : 0.93);
    times.push(await Promise.all(places.map((place) => until(place, (text) => !text.includes(old), from))));
    await pause(1_500); // the second dropping of the pages is over
  }
  return report(`A price changed, ${rounds} times: until it is gone`, places, times);
}

async function lastRooms(
  db: Database,
  origins: readonly string[],
  places: readonly Place[],
): Promise<boolean> {
  const times: number[][] = [];
  for (let round = 0; round < sales; round++) {
    const origin = origins[round % origins.length] ?? '';
    const hotel = (await cheapest(origin)).at(-1 - round)?.hotel;
    if (!hotel) throw new Error('no hotel left to sell');
    // One room of one type is left on every night.
    await db.query(
      `with kept as (select min(id) as id from room_types where hotel_id = $1),
         changed as (update allotments a set rooms = decode(repeat(case when a.room_type_id = kept.id then '01' else '00' end, length(a.rooms)), 'hex')
           from kept, room_types t where t.id = a.room_type_id and t.hotel_id = $1)
       insert into inventory_changes (hotel_id) values ($1)`,
      [Number(hotel.id)],
    );
    await pause(1_500);
    const token = await logIn(origin, 'noir');
    const [offer] = await readOffers(origin, city, stay, hotel.id);
    if (!offer) throw new Error(`${hotel.id} has no offer`);
    const shown = `"id":"${hotel.id}"`;
    for (const place of places)
      if (!(await place.read()).includes(shown)) throw new Error(`${place.name} does not show ${hotel.id}`);
    const booked = await book(origin, token, offer);
    if (booked.status !== 200) throw new Error(`booking: ${booked.code}`);
    const from = performance.now();
    times.push(await Promise.all(places.map((place) => until(place, (text) => !text.includes(shown), from))));
  }
  return report(
    `The last room sold through one process, ${sales} times: until the hotel is gone`,
    places,
    times,
  );
}

async function run(): Promise<boolean> {
  const folder = temporaryFolder();
  const first = await startService(folder, 300);
  const second = await startService(folder, 300, { DATABASE_URL: databaseUrl(folder) });
  const services = [first, second];
  const sites = await Promise.all(
    services.flatMap((service, i) =>
      (['main', 'club'] as const).map(async (brand) => ({
        name: `${brand} ${i + 1}`,
        ...(await startSite(brand, service.origin)),
      })),
    ),
  );
  const path = `/en/hotel/search?code=${city}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&adults=2`;
  const places: Place[] = [
    ...services.map(({ origin }, i) => ({
      name: `service ${i + 1}`,
      read: async () => JSON.stringify(await cheapest(origin)),
    })),
    ...sites.map(({ name, origin }) => ({
      name: `page of ${name}`,
      read: async () => (await fetch(origin + path)).text(),
    })),
  ];
  const db = await openDatabase(folder);
  try {
    const isFast = await prices(db, first.origin, places);
    return (
      (await lastRooms(
        db,
        services.map(({ origin }) => origin),
        places,
      )) && isFast
    );
  } finally {
    await db.end();
  }
}

const isFast = await run().finally(cleanUp);
console.log(isFast ? `Everywhere within ${limitMs} ms.` : `Not everywhere within ${limitMs} ms.`);
process.exit(isFast ? 0 : 1);
