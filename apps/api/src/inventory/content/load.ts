import { inEveryLocale, locales, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import { allowedPictures } from '@voyage/domain/hotel-picture.ts';
import { readIn, type PartialText } from '@voyage/domain/partial-text.ts';
import type pg from 'pg';
import type { Database } from '../../db/connect.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row } from '../../db/row.ts';
import type { hotels } from '../../db/schema/inventory.ts';
import { leadCount } from '../picture-facts.ts';
import { vocabulary } from '../vocabulary.ts';
import type { ContentHotel } from './hotel.ts';
import { Shared } from './shared.ts';
import { bitsOf, type Store } from './store.ts';

type HotelRow = Omit<Row<typeof hotels>, 'story' | 'rules'> & { standfirst: string; rules: string | null };
type HotelFacts = Omit<ContentHotel, 'rooms' | 'memberRate'>;
type RowsOf = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;
/**
 * What an adapter keeps of each of some hotels besides its facts; `rowsOf` runs a statement whose $1 are their numbers.
 */
export type ReadRest<Hotel extends ContentHotel> = (
  rowsOf: RowsOf,
  shared: Shared,
  pictureHosts: readonly string[],
) => Promise<(hotelId: number) => Omit<Hotel, keyof HotelFacts>>;

/** Of a hotel’s pictures by address, each of which has its addresses and captions: as many as a card turns over. */
const maxPictures = 5;
/** Hotels whose rows are in memory at once: a fraction of what the store keeps of 40,000. */
const hotelsAtOnce = 500;

/** The adapter whose hotels are loaded, and the rest of them. */
export interface Loaded<Hotel extends ContentHotel> {
  supplier: string;
  /** Hosts from which browsers may fetch pictures. */
  pictureHosts: readonly string[];
  readRest: ReadRest<Hotel>;
}

/** Loads all hotels of an adapter, or some of them, from the database into the store. */
export async function loadHotels<Hotel extends ContentHotel>(
  db: Database,
  store: Store<Hotel>,
  { supplier, pictureHosts, readRest }: Loaded<Hotel>,
  ids?: readonly number[],
): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    // decoding many hotels takes long on a busy machine
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const wanted = ids ?? (await allIds(client, supplier));
    const shared = new Shared();
    for (let from = 0; from < wanted.length; from += hotelsAtOnce) {
      const some = wanted.slice(from, from + hotelsAtOnce);
      const rowsOf: RowsOf = async (text) => (await client.query(text, [some])).rows;
      const { rows } = await client.query<HotelRow>(
        `select id, slug, place, district, brand, group_code, name, address, local_address, telephone, lat, lng, setting, opened_year, renovated_year, room_count, currency, time_zone, flagship, (story->'standfirst')::text as standfirst, features, promotions, pictures, supplied_pictures, check_in_time, check_out_time, latest_check_in, rules::text, closed from hotels where id = any($1) and supplier = $2 order by id`,
        [some, supplier],
      );
      const restOf = await readRest(rowsOf, shared, pictureHosts);
      for (const row of rows) {
        const facts = factsFrom(row, shared, pictureHosts);
        // the facts and the rest are all of it
        if (facts) store.put({ ...facts, ...restOf(row.id) } as Hotel);
      }
    }
  });
}

async function allIds(client: pg.PoolClient, supplier: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from hotels where supplier = $1 order by id',
    [supplier],
  );
  return rows.map(({ id }) => id);
}

function picturesOf(
  { pictures, supplied_pictures: supplied }: HotelRow,
  texts: (list: readonly string[]) => string[],
  hosts: readonly string[],
): Pick<ContentHotel, 'pictures' | 'leadPictures'> {
  const own = { pictures: texts(pictures), leadPictures: leadCount(pictures) };
  if (!supplied) return own;
  const shown = supplied.slice(0, maxPictures);
  return allowedPictures(
    { pictures: [...shown, ...own.pictures], leadPictures: shown.length + own.leadPictures },
    hosts,
  );
}

interface Completed {
  text: LocalizedText;
  /** By language of the reader, the language in which it is instead. */
  borrowed?: Partial<Record<Locale, Locale>>;
}
/** A text in every language: where its source lacks one, what its readers understand best. */
function completed(source: PartialText): Completed {
  // it lacks none
  if (locales.every((locale) => source[locale])) return { text: source as LocalizedText };
  const borrowed: Completed['borrowed'] = {};
  const text = inEveryLocale((reader) => {
    const found = readIn(source, reader);
    if (found && found.locale !== reader) borrowed[reader] = found.locale;
    return found?.value ?? '';
  });
  return { text, borrowed };
}
/** Of every hotel whose texts are in all languages. */
const nothing: ContentHotel['borrowed'] = {};

function factsFrom(row: HotelRow, shared: Shared, pictureHosts: readonly string[]): HotelFacts | null {
  const words = vocabulary();
  const place = words.places.get(row.place);
  if (!place) return null;
  const texts = (list: readonly string[]) =>
    shared.under(`texts ${list.join()}`, () => list.map((text) => shared.text(text)));
  const features = texts(row.features);
  const [name, address] = [completed(row.name), completed(row.address)];
  const standfirst = completed(shared.json<PartialText>(row.standfirst));
  return {
    id: row.id,
    slug: row.slug,
    place,
    district: shared.text(row.district),
    brand: row.brand === null ? null : shared.text(row.brand),
    group: row.group_code === null ? null : shared.text(row.group_code),
    name: name.text,
    address: address.text,
    localAddress: row.local_address,
    telephone: row.telephone,
    lat: row.lat,
    lng: row.lng,
    setting: shared.text(row.setting),
    openedYear: row.opened_year,
    renovatedYear: row.renovated_year,
    roomCount: row.room_count,
    currency: shared.text(row.currency),
    timeZone: shared.text(row.time_zone),
    flagship: row.flagship,
    standfirst: standfirst.text,
    borrowed:
      name.borrowed || address.borrowed || standfirst.borrowed
        ? { name: name.borrowed, address: address.borrowed, standfirst: standfirst.borrowed }
        : nothing,
    features,
    featureBits: bitsOf(features),
    promotions: shared.under(`promotions ${row.promotions.join()}`, () =>
      row.promotions.map((code) => words.promotions.get(code)).filter((p) => p !== undefined),
    ),
    ...picturesOf(row, texts, pictureHosts),
    checkInTime: shared.text(row.check_in_time),
    checkOutTime: shared.text(row.check_out_time),
    latestCheckIn: row.latest_check_in === null ? null : shared.text(row.latest_check_in),
    rules: row.rules === null ? null : shared.json(row.rules),
    closed: row.closed,
  };
}
