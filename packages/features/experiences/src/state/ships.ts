import type { PictureId } from '@voyage/pictures/pictures.ts';

/** Use of a part of a deck. */
export type ZoneKind = 'suites' | 'room' | 'pool' | 'open';
/** A part of a deck, from the stern (0) to the bow (1) as shares of the ship's length. */
interface Zone {
  kind: ZoneKind;
  from: number;
  to: number;
}
/** One deck, or several identical ones; its id is that of its text in the content. */
export interface Deck {
  id: string;
  /** Numbered as by the operator, lowest first. */
  levels: readonly number[];
  from: number;
  to: number;
  zones: readonly Zone[];
}
export interface Suite {
  /** As in the content. */
  id: string;
  /** Including the veranda; two numbers if suites of this kind differ. Missing if unknown. */
  squareMetres?: readonly [number] | readonly [number, number];
}
/** Publicly known facts of a ship. Uncertain figures are left out. */
export interface Ship {
  line: 'regent-seven-seas' | 'silver-seas';
  picture: PictureId;
  year: number;
  lengthMetres: number;
  widthMetres: number;
  /** Gross tonnage, a measure of volume without a unit. */
  tonnage: number;
  guests: number;
  crew?: number;
  /** Guests per crew member, if the operator states that but not the number of crew. */
  guestsPerCrew?: number;
  suites?: number;
  /** Decks open to guests. */
  decks: number;
  plan: readonly Deck[];
  suiteKinds: readonly Suite[];
}

const suites = (from: number, to: number): Zone => ({ kind: 'suites', from, to });
const room = (from: number, to: number): Zone => ({ kind: 'room', from, to });
const pool = (from: number, to: number): Zone => ({ kind: 'pool', from, to });
const open = (from: number, to: number): Zone => ({ kind: 'open', from, to });

/**
 * The three sister ships of the first line share one plan. Fore, middle and aft are known; the dimensions
 * are our estimate.
 */
const sisters: readonly Deck[] = [
  { id: '14', levels: [14], from: 0.6, to: 0.78, zones: [suites(0.6, 0.78)] },
  { id: '12', levels: [12], from: 0.1, to: 0.79, zones: [open(0.1, 0.58), suites(0.58, 0.79)] },
  {
    id: '11',
    levels: [11],
    from: 0.06,
    to: 0.8,
    zones: [room(0.06, 0.28), pool(0.3, 0.54), room(0.6, 0.8)],
  },
  { id: '10', levels: [10], from: 0.06, to: 0.81, zones: [room(0.06, 0.2), suites(0.2, 0.81)] },
  { id: '7-9', levels: [7, 8, 9], from: 0.05, to: 0.82, zones: [suites(0.05, 0.82)] },
  { id: '6', levels: [6], from: 0.05, to: 0.83, zones: [room(0.05, 0.15), suites(0.15, 0.83)] },
  {
    id: '5',
    levels: [5],
    from: 0.02,
    to: 0.94,
    zones: [pool(0.02, 0.1), room(0.1, 0.3), room(0.32, 0.62), room(0.68, 0.88)],
  },
  { id: '4', levels: [4], from: 0.02, to: 0.94, zones: [room(0.06, 0.62), room(0.68, 0.88)] },
];
const ofSisters = {
  line: 'regent-seven-seas',
  lengthMetres: 224,
  widthMetres: 31,
  decks: 10,
  plan: sisters,
} as const;

/**
 * The ships by id. The specification names the fields of a ship and a suite without figures; these are
 * public, with sources in `sources` of the content file.
 */
export const ships: Readonly<Record<string, Ship>> = {
  grandeur: {
    ...ofSisters,
    picture: 'art-ocean-ship',
    year: 2023,
    tonnage: 55_500,
    guests: 746,
    crew: 548,
    suiteKinds: [
      { id: 'regent', squareMetres: [412] },
      { id: 'penthouse', squareMetres: [52, 60] },
      { id: 'concierge', squareMetres: [43] },
      { id: 'veranda' },
    ],
  },
  splendor: {
    ...ofSisters,
    picture: 'art-wake',
    year: 2020,
    tonnage: 55_254,
    guests: 750,
    suites: 375,
    suiteKinds: [
      { id: 'regent', squareMetres: [412] },
      { id: 'penthouse', squareMetres: [52, 60] },
      { id: 'concierge', squareMetres: [43] },
      { id: 'veranda' },
    ],
  },
  explorer: {
    ...ofSisters,
    picture: 'art-ship-suite',
    year: 2016,
    tonnage: 55_254,
    guests: 750,
    crew: 552,
    suiteKinds: [
      { id: 'regent', squareMetres: [360] },
      { id: 'penthouse' },
      { id: 'concierge', squareMetres: [43] },
      { id: 'veranda' },
    ],
  },
  endeavour: {
    line: 'silver-seas',
    picture: 'art-ice-boat',
    year: 2021,
    lengthMetres: 164.5,
    widthMetres: 23.4,
    tonnage: 20_449,
    guests: 220,
    guestsPerCrew: 1,
    suites: 110,
    decks: 8,
    plan: [
      { id: '8', levels: [8], from: 0.14, to: 0.72, zones: [suites(0.14, 0.72)] },
      { id: '6-7', levels: [6, 7], from: 0.08, to: 0.78, zones: [suites(0.2, 0.78)] },
      {
        id: '5',
        levels: [5],
        from: 0.03,
        to: 0.84,
        zones: [pool(0.03, 0.2), room(0.22, 0.44), suites(0.46, 0.56), room(0.58, 0.76)],
      },
      { id: '4', levels: [4], from: 0.02, to: 0.92, zones: [room(0.1, 0.7)] },
    ],
    suiteKinds: [
      { id: 'master', squareMetres: [108] },
      { id: 'signature', squareMetres: [67, 79] },
      { id: 'classic', squareMetres: [33] },
    ],
  },
};

/** Guests per crew member, to one decimal; null if the number of crew is unknown. */
export const serviceRatio = ({ guests, crew, guestsPerCrew }: Ship): number | null =>
  guestsPerCrew ?? (crew === undefined ? null : Math.round((guests / crew) * 10) / 10);

const squareMetresOfPing = 400 / 121;
/** A size in 坪 to one decimal: a square of six shaku, 400/121 of a square metre. */
export const ping = (squareMetres: number): number =>
  Math.round((squareMetres / squareMetresOfPing) * 10) / 10;
