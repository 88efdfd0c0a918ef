import { minorDigits } from '@voyage/domain/currency.ts';
import type { Place } from '../../places.ts';
import type { RoomKind, Vocabulary } from '../../vocabulary.ts';
import { roundPrice } from '../pricing/round-price.ts';
import type { HotelRow, RoomRow } from './generated-hotel.ts';
import type { Random } from './random.ts';

/** The facts of a hotel that its rooms depend on. */
export interface RoomInputs {
  row: Pick<HotelRow, 'brand' | 'setting' | 'features' | 'roomCount' | 'flagship'>;
  /** The price level of the hotel within its place. */
  factorPermille: number;
  /** The number of rooms that decides how many types there are. */
  drawnRooms: number;
}
type Room = Omit<RoomRow, 'id' | 'hotelId'>;

/** Room types up to the first are lead rooms, up to the second larger ones, and suites above. */
const leads = 1100;
const larger = 1700;
/** Number of room types of hotels with few rooms. */
const kindsByRoomCount: [roomCount: number, kinds: number][] = [
  [20, 3],
  [60, 4],
  [160, 5],
  [Infinity, 6],
];
/** Rooms per floor and the maximum number of floors, by setting. */
const buildings: Record<string, { perFloor: number; most: number }> = {
  urban: { perFloor: 11, most: 38 },
  harbour: { perFloor: 13, most: 30 },
  riverside: { perFloor: 14, most: 22 },
  park: { perFloor: 13, most: 22 },
  historic: { perFloor: 16, most: 6 },
  beach: { perFloor: 22, most: 12 },
  lakeside: { perFloor: 24, most: 5 },
  hillside: { perFloor: 24, most: 5 },
};
const low = { perFloor: 24, most: 2 };
/** Old hotels have smaller rooms, islands and deserts larger ones. */
const spacious: Record<string, number> = {
  historic: 0.88,
  urban: 0.95,
  beach: 1.06,
  desert: 1.1,
  island: 1.12,
};

const suits = (list: readonly string[], one: string) => list.length === 0 || list.includes(one);
function take<T>(list: readonly T[], count: number, r: Random): T[] {
  return list
    .map((item) => ({ item, at: r.next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, Math.max(0, count))
    .map(({ item }) => item);
}

/** The room types of a hotel, cheapest first: a lead room, larger ones, and suites. */
function kindsOf({ row, drawnRooms }: RoomInputs, place: Place, { rooms }: Vocabulary, r: Random) {
  const warm = place.climate === 'tropical';
  const fitting = [...rooms.values()].filter(
    (kind) =>
      (suits(kind.settings, row.setting) || (warm && kind.tropics.includes(row.setting))) &&
      suits(kind.countries, place.country) &&
      (kind.code !== 'two-bedroom-suite' || drawnRooms >= 40),
  );
  const wanted = kindsByRoomCount.find(([most]) => drawnRooms <= most)?.[1] ?? 6;
  const first = fitting.filter((kind) => kind.factorPermille <= leads);
  const middle = fitting.filter((kind) => kind.factorPermille > leads && kind.factorPermille <= larger);
  const suites = fitting.filter((kind) => kind.factorPermille > larger);
  // A Japanese inn has a room with tatami.
  const isMandatory = (kind: RoomKind) => kind.code === 'japanese-suite' && row.brand.startsWith('kitamura');
  const twin = wanted > 3 || r.chance(400);
  const chosen = [
    ...first.slice(0, twin ? 2 : 1),
    ...middle.filter(isMandatory),
    ...suites.filter(isMandatory),
  ];
  const suiteCount = wanted > 4 ? r.int(2, 3) : wanted > 3 ? r.int(1, 2) : 1;
  const moreSuites = suiteCount - chosen.filter((kind) => kind.factorPermille > larger).length;
  chosen.push(
    ...take(
      suites.filter((kind) => !chosen.includes(kind)),
      moreSuites,
      r,
    ),
  );
  chosen.push(
    ...take(
      middle.filter((kind) => !chosen.includes(kind)),
      wanted - chosen.length,
      r,
    ),
  );
  return chosen.toSorted((a, b) => a.factorPermille - b.factorPermille);
}

/**
 * The rooms of a hotel with their facts: no two have all facts in common, and more expensive ones are larger.
 */
export function roomsOf(
  hotel: RoomInputs,
  place: Place,
  vocabulary: Vocabulary,
  perUsd: number,
  r: Random,
): Room[] {
  const { row, factorPermille, drawnRooms } = hotel;
  const kinds = kindsOf(hotel, place, vocabulary, r);
  const { perFloor, most } = buildings[row.setting] ?? low;
  const floorsOf = (rooms: number) =>
    row.brand === 'kitamura-hanare' ? 2 : Math.min(most, 2 + Math.floor(rooms / perFloor));
  const floors = floorsOf(row.roomCount);
  const generosity = r.next();
  const scale = spacious[row.setting] ?? 1;
  const views = [...vocabulary.roomFacts.values()].filter(
    ({ kind, settings }) => kind === 'view' && suits(settings, row.setting),
  );
  let before = 0;
  let dear = 0;
  return kinds.map((kind, i) => {
    const suite = kind.factorPermille > larger;
    const alike = kinds[i - 1]?.factorPermille === kind.factorPermille; // a king and a twin of the same room
    const drawn = kind.sizeMin + (kind.sizeMax - kind.sizeMin) * (generosity * 0.7 + r.next() * 0.3);
    const size = Math.max(Math.round(drawn * scale), alike ? before : before + r.int(2, 5));
    before = size;
    // A variation that differs from hotel to hotel, in the order of the types.
    const spread = kind.factorPermille <= leads ? 1000 : r.int(960, 1070);
    if (!alike) dear = Math.max((kind.factorPermille * spread) / 1_000_000, dear * 1.05);
    const rank = kinds.length > 1 ? i / (kinds.length - 1) : 0;
    const villa = kind.picture === 'villa';
    const garden = kind.view === 'garden';
    const top = Math.max(garden ? 1 : 2, Math.round(1 + (floors - 1) * (0.45 + rank * 0.55)));
    const from = garden ? 1 : Math.max(floors > 3 ? 2 : 1, Math.round(top - Math.max(1, floors * 0.4)));
    // Views are listed from the plainest to the best.
    const fair = views
      .slice(suite ? -2 : 0)
      .filter(({ code }) => code !== 'garden' || floorsOf(drawnRooms) < 5);
    const own = views.find(({ code }) => code === kind.view);
    const view =
      own ?? fair[Math.min(fair.length - 1, Math.floor((rank * 0.6 + r.next() * 0.4) * fair.length))];
    r.next(); // formerly chose a picture: without it every room of the demonstration would get other beds and baths
    return {
      code: kind.code,
      sizeSquareMetres: size,
      maxAdults: kind.maxAdults,
      maxChildren: kind.maxChildren,
      maxGuests: kind.maxGuests,
      picture: '', // pictures/assign-pictures.ts, once the whole place is known
      baseRate:
        roundPrice(place.priceLevelUsd * (factorPermille / 1000) * dear * perUsd) *
        10 ** minorDigits(place.currency),
      bed: r.pick(kind.beds),
      view: view?.code ?? null,
      bath: bathOf(kind, place, r),
      // The hand-written hotels state their number of floors.
      floorLow: villa || row.flagship ? null : Math.min(from, top),
      floorHigh: villa || row.flagship ? null : top,
      // Hotels with connecting family rooms have them among the lead rooms.
      connecting:
        !villa &&
        (kind.code === 'family-twin' ||
          (!suite && r.chance(120)) ||
          (i === 0 && row.features.includes('family-rooms'))),
    };
  });
}

function bathOf(kind: RoomKind, place: Place, r: Random): string {
  if (kind.code === 'japanese-suite') return 'cypress-bath';
  if (kind.code === 'two-bedroom-suite') return 'two-bathrooms';
  if (kind.picture === 'villa' && (place.climate === 'tropical' || place.climate === 'hot'))
    return 'outdoor-shower';
  if (kind.factorPermille > larger) return 'deep-bath';
  return r.pick(kind.factorPermille <= leads ? ['shower', 'bath-shower'] : ['bath-shower', 'deep-bath']);
}
