import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { sameMoney, type Money } from '@voyage/domain/money.ts';
import type { Plans } from './room-rates.ts';

/** A rate with its room. */
export interface RoomRate {
  room: string;
  offer: Offer;
}
/** The rates used in a comparison: a hotel's lowest, and its lowest with the member's privileges. */
export interface BestRates {
  lowest: RoomRate;
  member: RoomRate | null;
}

/** The best rates of a hotel; null if no room is left. */
export function bestRates({ rooms }: Plans): BestRates | null {
  const all = rooms
    .flatMap(({ room, offers }) => offers.map((offer) => ({ room: room.name, offer })))
    .toSorted((a, b) => a.offer.price.total.amount - b.offer.price.total.amount);
  const [lowest] = all;
  return lowest ? { lowest, member: all.find(({ offer }) => offer.plan.memberOnly) ?? null } : null;
}

/** A hotel's value in a row, line by line; null while unknown. */
export type Cell = readonly string[] | null;

/** Whether a row differs between hotels. Unknown values may differ, and a single hotel does not. */
export function differs(cells: readonly Cell[]): boolean {
  const [first, ...others] = cells.map((cell) => cell && cell.join('\n'));
  return first === null || others.some((other) => other !== first);
}

export interface CompareRow {
  id: string;
  label: string;
  /** In hotel order; empty if there is nothing to say. */
  cells: Cell[];
  /** Positive values are shown as ticks. */
  ticks?: boolean;
  /** Not understood without its label, such as an amount. */
  needsLabel?: boolean;
}
export interface CompareGroup {
  id: string;
  title: string;
  /** Its rows describe one rate, and are understood together with its title. */
  isRate?: boolean;
  rows: CompareRow[];
}

export interface DividedRow extends CompareRow {
  /** Between any of the hotels, and between the two that a phone shows. */
  differs: boolean;
  differsInPair: boolean;
}
interface DividedGroup extends CompareGroup {
  rows: DividedRow[];
}
/** What hotels have in common: of a row, or of all rows of a rate or of the features. */
export interface SharedFact {
  id: string;
  label: string;
  /** Each once. */
  values: readonly string[];
}
export interface Divided {
  groups: DividedGroup[];
  /** By all hotels. */
  shared: SharedFact[];
  /** By the pair, but not by all. */
  sharedByPair: SharedFact[];
}
/** What the hotels of a group share, by the value in one of their columns. */
function sharedFacts(
  { id, title, isRate, rows }: DividedGroup,
  isShared: (row: DividedRow) => boolean,
  column: number,
): SharedFact[] {
  // without lines: neither of a pair has it
  const said = rows.filter(isShared).filter(({ cells }) => (cells[column] ?? []).length > 0);
  const alone = said.filter(({ ticks, needsLabel }) => !ticks && (needsLabel || !isRate));
  const together = said
    .filter((row) => !alone.includes(row))
    .flatMap(({ label, cells, ticks }) => (ticks ? [label] : (cells[column] ?? [])));
  return [
    ...(together.length > 0 ? [{ id, label: title, values: [...new Set(together)] }] : []),
    ...alone.map((row) => ({
      id: row.id,
      label: isRate ? `${title} · ${row.label}` : row.label,
      values: row.cells[column] ?? [],
    })),
  ];
}
/**
 * Marks the rows that differ, drops those that say nothing of any hotel, and lists what hotels share in the
 * order of the rows. `pair` are the columns that a phone shows.
 */
export function divided(groups: readonly CompareGroup[], pair: readonly number[]): Divided {
  const marked = groups
    .map((group) => ({
      ...group,
      rows: group.rows
        .filter(({ cells }) => cells.some((cell) => cell === null || cell.length > 0))
        .map((row) => ({
          ...row,
          differs: differs(row.cells),
          differsInPair: differs(pair.map((i) => row.cells[i] ?? null)),
        })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const factsOf = (isShared: (row: DividedRow) => boolean, column: number): SharedFact[] =>
    marked.flatMap((group) => sharedFacts(group, isShared, column));
  return {
    groups: marked,
    shared: factsOf((row) => !row.differs, 0),
    sharedByPair: factsOf((row) => row.differs && !row.differsInPair, pair[0] ?? 0),
  };
}

export interface FeatureRow {
  code: string;
  name: string;
  /** In hotel order. */
  has: boolean[];
}
/** Every feature of the hotels: first those that not all of them have. */
export function featureRows(hotels: readonly Pick<HotelDetail, 'features'>[]): FeatureRow[] {
  const names = new Map(hotels.flatMap(({ features }) => features.map(({ code, name }) => [code, name])));
  const rows = [...names].map(([code, name]) => ({
    code,
    name,
    has: hotels.map(({ features }) => features.some((feature) => feature.code === code)),
  }));
  return rows.toSorted((a, b) => Number(a.has.every(Boolean)) - Number(b.has.every(Boolean)));
}

/** How a price has changed since a link was created. */
export type Move = 'same' | 'moved' | 'gone' | 'back' | 'still-full';
/** `null` is a hotel without an available room. */
export function moveOf(before: Money | null, now: Money | null): Move {
  if (before && now) return sameMoney(before, now) ? 'same' : 'moved';
  if (before) return 'gone';
  return now ? 'back' : 'still-full';
}
