import type { ContentText, Entry, FigureText, Passage, StopText } from './content.ts';
import type { ZoneKind } from './ships.ts';

export interface ShipText {
  id: string;
  name: string;
  /** What kind of ship she is. */
  type: string;
  summary: string;
  /** What her picture shows. */
  shows: string;
}
export interface SuiteText extends Entry {
  id: string;
  features: readonly string[];
}
/** A port of a voyage, or a place at sea: its country or region beside its name. */
export interface CallText extends StopText {
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
/** A cruise line, its ships and its voyages: `content/<slug of the line>.<language>.json`. */
export interface LineText extends ContentText {
  /** Where the figures of ships.ts and the rooms of the decks are published. */
  sources: readonly string[];
  name: string;
  shows: string;
  why: Passage<Entry>;
  ships: readonly ShipText[];
  suites: readonly SuiteText[];
  /** What every suite has. */
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
/** What the pages of both lines say alike: `content/cruises.<language>.json`. */
export interface CruiseWords {
  ours: readonly string[];
  ships: { title: string };
  ship: string;
  facts: Record<ShipFigure, Pick<FigureText, 'label' | 'unit'>> & { title: string };
  /** Instead of prices and dates, which the specification does not give. */
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
