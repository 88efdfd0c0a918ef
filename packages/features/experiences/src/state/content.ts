import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';
import { experienceValues } from './figures.ts';

/**
 * Common fields of content files: `content/<page>.<language>.json`. `{name}` is filled in from figures.ts.
 */
export interface ContentText {
  /** Parts not in the specification: our own texts (docs/product/decisions.md, "Routes"). */
  ours: readonly string[];
  title: string;
  summary: string;
}
interface CategoryText {
  id: string;
  title: string;
  text: string;
  /** The target of a link, if it has no separate page. */
  places?: readonly Entry[];
  /** Alternative text of its picture. */
  shows: string;
}
export interface ExperiencesText extends ContentText {
  categories: readonly CategoryText[];
  /** The cruise lines, by slug. */
  lines: readonly { id: string; name: string }[];
}

/** A sleeper train and its route. */
export interface TrainText {
  id: string;
  name: string;
  summary: string;
  /** Alternative text of its picture. */
  shows: string;
  /** What its facts need to be understood. */
  notes?: { nights?: string; months?: string; price?: string };
  stops: readonly StopText[];
}
export interface TrainsText {
  ours: readonly string[];
  title: string;
  route: string;
  text: string;
  /** Description of its map. */
  figure: string;
  /** `sizes`: below cabins whose size is known. `ask`: whom price and departures depend on. */
  onBoard: { title: string; text: string; sizes: string; ask: string };
  /** The kinds of cabin of all trains (train-facts.ts has which are in which). */
  cabins: readonly RoomText[];
  others: string;
  items: readonly TrainText[];
}

export interface FigureText {
  value: string;
  unit: string;
  label: string;
}
/** A page about one experience. */
interface ExperienceText extends ContentText {
  name: string;
  /** Alternative text of its first picture. */
  shows: string;
  figures: readonly FigureText[];
}
/** A stop on a route or mark in a picture, one of which is selected. */
export interface StopText {
  id: string;
  name: string;
  text: string;
}
export interface Passage<Item> {
  title: string;
  items: readonly Item[];
}
export interface Entry {
  title: string;
  text: string;
}
/** A suite of a ship, or a cabin of a train. */
export interface RoomText extends Entry {
  id: string;
  features: readonly string[];
}
export interface SpaceFlightText extends ExperienceText {
  stages: Passage<StopText & { meta: string }> & { text: string; figure: string };
  timeline: Passage<Entry & { value: string; unit: string }>;
  programme: Passage<Entry> & { text: string };
  spaceport: Passage<StopText> & { text: string; figure: string };
}
export interface CampText extends Entry {
  id: string;
  shows: string;
  entries: readonly Entry[];
}
export interface WhiteDesertText extends ExperienceText {
  stops: Passage<StopText & { day: string }> & { text: string; figure: string; near: string };
  camps: Passage<CampText> & { more: string };
  aircraft: Passage<StopText>;
}

/**
 * Content with every number filled in.
 * @throws Error like `fillPlaceholders`
 */
export const filled = <Content>(content: Content): Content =>
  // Content read from JSON is serialised and parsed again: the same shape.
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? fillPlaceholders(value, experienceValues) : value,
  ) as Content;
