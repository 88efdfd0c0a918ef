import type { Output } from '@voyage/contracts/endpoint.ts';
import {
  fastTrackServices,
  type airport,
  type fastTrackAirports,
  type orderFastTrack,
} from '@voyage/contracts/fast-track.ts';
import { inEveryLocale, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import { existsInZone, instantInZone } from '@voyage/domain/zoned-time.ts';
import { errors } from '../../platform/errors.ts';
import { countryName } from '../../platform/country-name.ts';
import {
  cell,
  oneOf,
  readJsonFile,
  readTable,
  words,
  type Item,
  type Row,
} from '../../platform/content-files.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { assertFewOpen } from './purchase-now.ts';
import { writeOrder, type ProductOrderRow } from '../orders/orders.ts';

type Service = (typeof fastTrackServices)[number];
const inLocales = (row: Row, column: string): LocalizedText =>
  inEveryLocale((locale) => row[`${column}:${locale}`] ?? '');
const airportColumns = {
  iata: cell.word,
  name: inLocales,
  city: inLocales,
  country: cell.word,
  timeZone: cell.word,
  region: cell.word,
  terminals: cell.words,
  services: (row: Row) => words(row.services ?? '').map((word) => oneOf(fastTrackServices, word)),
  priceTwd: cell.number,
  childPriceTwd: cell.number,
  hoursAhead: cell.number,
  minutesSaved: cell.number,
};
type Airport = Item<typeof airportColumns>;
interface Region {
  code: string;
  name: LocalizedText;
}
type Words = Record<Service, { name: LocalizedText; description: LocalizedText; includes: LocalizedText[] }>;

function read(): { airports: Map<string, Airport>; regions: Region[]; words: Words } {
  const airports = readTable('fast-track/airports.tsv', airportColumns);
  const regions = readJsonFile<Region[]>('places/regions.json');
  return {
    airports: new Map(airports.map((a) => [a.iata, a])),
    // In the order of the file, which is that of the list.
    regions: [...new Set(airports.map(({ region }) => region))].map((code) => {
      const found = regions.find((region) => region.code === code);
      if (!found) throw new Error(`fast-track/airports.tsv: there is no region ${code}`);
      return found;
    }),
    words: readJsonFile<Words>('fast-track/services.json'),
  };
}
let cached: ReturnType<typeof read> | undefined;
const list = () => (cached ??= read());
const productId = (iata: string, service: Service) => `${iata.toLowerCase()}-${service}`;

const facts = (a: Airport, locale: Locale) => ({
  iata: a.iata,
  name: a.name[locale],
  city: a.city[locale],
  country: countryName(a.country, locale),
});
function describe(a: Airport, locale: Locale): Output<typeof airport> {
  return {
    ...facts(a, locale),
    timeZone: a.timeZone,
    terminals: a.terminals,
    products: a.services.map((service) => {
      const { name, description, includes } = list().words[service];
      return {
        id: productId(a.iata, service),
        service,
        name: name[locale],
        description: description[locale],
        includes: includes.map((line) => line[locale]),
        minutesSaved: a.minutesSaved,
        priceTwd: a.priceTwd,
        childPriceTwd: a.childPriceTwd,
        hoursAhead: a.hoursAhead,
      };
    }),
  };
}
export const fastTrackAirportsIn = (locale: Locale): Output<typeof fastTrackAirports.data> => ({
  regions: list().regions.map(({ code, name }) => ({ code, name: name[locale] })),
  airports: [...list().airports.values()].map((a) => ({
    ...facts(a, locale),
    region: a.region,
    services: a.services,
    priceTwd: a.priceTwd,
    minutesSaved: a.minutesSaved,
  })),
});

/** @throws ApiError py0006 */
export function fastTrackAirportIn(iata: string, locale: Locale): Output<typeof airport> {
  const found = list().airports.get(iata);
  if (!found) throw errors.fastTrackNotOffered();
  return describe(found, locale);
}

/** The airport requires its hours of notice, by its own clock. @throws ApiError py0006, py0007, au0105, rq0001 */
export async function createFastTrackOrder(
  services: Services,
  caller: Caller,
  { productId: wanted, brand, terminal, passengers, ...body }: Output<typeof orderFastTrack.body>,
): Promise<ProductOrderRow> {
  const found = [...list().airports.values()]
    .flatMap((a) => a.services.map((service) => ({ a, service })))
    .find(({ a, service }) => productId(a.iata, service) === wanted);
  if (!found || (terminal !== '' && !found.a.terminals.includes(terminal)))
    throw errors.fastTrackNotOffered();
  const { a, service } = found;
  const children = passengers.filter(({ child }) => child).length;
  const adults = passengers.length - children;
  if (!existsInZone(body.serviceDay, body.serviceTime, a.timeZone))
    throw errors.invalidValue({ issues: [{ path: 'serviceTime', code: 'time' }] });
  const at = instantInZone(body.serviceDay, body.serviceTime, a.timeZone).getTime();
  const ahead = at - services.now().getTime();
  if (ahead < a.hoursAhead * 3_600_000 || ahead > 366 * 86_400_000)
    throw errors.tooCloseToFlight({ hoursAhead: a.hoursAhead });
  const amountTwd = a.priceTwd * adults + a.childPriceTwd * children;
  const minutes = Math.min(24 * 60, Math.floor((ahead - (a.hoursAhead - 1) * 3_600_000) / 60_000));
  return services.db.orm.transaction(async (tx) => {
    await lockMember(tx, caller.userId);
    await assertFewOpen(tx, caller.userId, services.now());
    return writeOrder(services, tx, {
      userId: caller.userId,
      amountTwd,
      brand,
      minutes,
      detail: {
        kind: 'fast-track',
        productId: wanted,
        iata: a.iata,
        service,
        airport: a.name,
        timeZone: a.timeZone,
        priceTwd: a.priceTwd,
        childPriceTwd: a.childPriceTwd,
        terminal: terminal || null,
        passengers,
        adults,
        children,
        ...body,
      },
    });
  });
}
