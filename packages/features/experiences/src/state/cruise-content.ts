import type { ContentText, Entry, FigureText, Passage, RoomText, StopText } from './content.ts';
import type { ZoneKind } from './ships.ts';

export interface ShipText {
  id: string;
  name: string;
  /** The type of ship. */
  type: string;
  summary: string;
  /** Alternative text of her picture. */
  shows: string;
}
/** A port of a voyage, or a place at sea, with its country or region. */
interface CallText extends StopText {
  area: string;
}
export interface VoyageText {
  id: string;
  name: string;
  title: string;
  summary: string;
  shows: string;
  calls: readonly CallText[];
}
/** A cruise line, its ships and its voyages: `content/<slug>.<language>.json`. */
export interface LineText extends ContentText {
  /** Sources of the figures of ships.ts and of the rooms on the decks. */
  sources: readonly string[];
  name: string;
  shows: string;
  why: Passage<Entry>;
  ships: readonly ShipText[];
  suites: readonly RoomText[];
  /** Amenities of every suite. */
  amenities: readonly string[];
  decks: readonly { id: string; text: string }[];
  activities: readonly Entry[];
  facilities: readonly Entry[];
  voyages: readonly VoyageText[];
}

export type ShipFigure =
  | 'year'
  | 'length'
  | 'width'
  | 'tonnage'
  | 'guests'
  | 'crew'
  | 'suites'
  | 'decks'
  | 'ratio';
/** Texts shared by both lines' pages: `content/cruises.<language>.json`. */
export interface CruiseWords {
  ours: readonly string[];
  ships: { title: string };
  ship: string;
  facts: Record<ShipFigure, Pick<FigureText, 'label' | 'unit'>> & { title: string };
  /** In place of prices and dates, which the specification does not give. */
  ask: string;
  suites: { title: string; text: string; all: string; shows: string };
  plan: { title: string; text: string; figure: string; profile: string; kinds: Record<ZoneKind, string> };
  activities: string;
  facilities: string;
  voyages: { title: string; none: string };
  voyage: { title: string; text: string; figure: string };
  others: string;
  otherShips: string;
}
