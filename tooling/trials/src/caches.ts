// npm run trial -- caches: two processes of the service on one database, two of each built site, each in front of
// another. A price that changes, and a hotel whose last room is sold through one process, must be gone from
// every process within a second (docs/decisions/0027).
import { setTimeout as pause } from 'node:timers/promises';
import { stayFrom, type SearchResult } from '@voyage/bench/demand.ts';
import { printReport } from '@voyage/bench/print-report.ts';
import {
  databaseUrl,
  onCleanUp,
  openDatabase,
  startService,
  startSite,
  temporaryFolder,
  type Database,
} from '@voyage/bench/processes.ts';
import { atMost, Report } from '@voyage/bench/report.ts';
import { book, call, logIn, readOffers } from './calls.ts';

const report = new Report();
const limitMs = 1_000;
const city = 'tyo';
const stay = stayFrom(60);

interface Place {
  name: string;
  /** The hotels of the city with their cheapest prices, as text. */
  read: () => Promise<string>;
}

/** As the results page asks: it sells prepaid rates too. */
const payAt = ['property', 'prepaid'];
const cheapest = async (origin: string): Promise<SearchResult['hotels']> =>
  (await call<SearchResult>(origin, 'hotelSearch', { code: city, stay, payAt })).data.hotels;

/**
 * Does what makes each place drop a text, so many times, and reports how long that takes from its end on.
 */
async function timed(
  what: string,
  places: readonly Place[],
  times: number,
  change: (round: number) => Promise<{ text: string; drop: () => Promise<unknown> }>,
): Promise<void> {
  const taken: number[][] = [];
  for (let round = 0; round < times; round++) {
    const { text, drop } = await change(round);
    for (const { name, read } of places)
      if (!(await read()).includes(text)) throw new Error(`${name} does not show ${text}`);
    await drop();
    const from = performance.now();
    const untilGone = async ({ name, read }: Place): Promise<number> => {
      while ((await read()).includes(text)) {
        if (performance.now() - from > 15_000) throw new Error(`${name} still shows ${text}`);
        await pause(10);
      }
      return performance.now() - from;
    };
    taken.push(await Promise.all(places.map(untilGone)));
    await pause(1_500); // the second dropping of the pages is over
  }
  report.section(`${what}: until it is gone`);
  for (const [i, { name }] of places.entries()) {
    const own = taken.map((round) => round[i] ?? Number.NaN);
    report.add(name, 'ms', own);
    report.add(`${name}, at most`, 'ms', [Math.max(...own)], atMost(limitMs, `<= ${limitMs} ms`));
  }
}

/** The rates of a hotel change in one statement, as an import changes them. */
const prices = (db: Database, origin: string, places: readonly Place[]): Promise<void> =>
  timed('A changed price', places, 12, async (round) => {
    const { hotel, cheapest: before } = (await cheapest(origin))[round % 3] ?? {};
    if (!hotel || !before) throw new Error('no hotel with a price');
    const change = `with changed as (update room_types set base_rate = round(base_rate * $2::numeric) where hotel_id = $1 returning hotel_id)
      insert into inventory_changes (hotel_id) select distinct hotel_id from changed`;
    return {
      text: `"amount":${before.total.amount},`,
      drop: () => db.query(change, [Number(hotel.id), round % 2 === 0 ? 1.1 : 0.93]),
    };
  });

const lastRooms = (db: Database, origins: readonly string[], places: readonly Place[]): Promise<void> =>
  timed('A hotel whose last room is sold through one process', places, 4, async (round) => {
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
    const drop = async () => {
      const booked = await book(origin, token, offer);
      if (booked.status !== 200) throw new Error(`booking: ${booked.code}`);
    };
    return { text: `"id":"${hotel.id}"`, drop };
  });

async function run(): Promise<void> {
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
  onCleanUp(() => db.end());
  await prices(db, first.origin, places);
  await lastRooms(
    db,
    services.map(({ origin }) => origin),
    places,
  );
}

await printReport(report, run, { strict: true });
