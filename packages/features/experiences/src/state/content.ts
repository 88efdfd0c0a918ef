import { fillGaps } from '@voyage/journey-parts/fill-gaps.ts';
import { experienceValues } from './figures.ts';

/** What every content file says: `content/<page>.<language>.json`. `{name}` is filled in from figures.ts. */
export interface ContentText {
  /** Parts that stand in no specification: our own words (docs/product/decisions.md, "Routes"). */
  ours: readonly string[];
  title: string;
  summary: string;
}
export interface CategoryText {
  id: string;
  title: string;
  text: string;
  /** Where it leads, of what has no page of its own. */
  places?: readonly Entry[];
  /** What its picture shows. */
  shows: string;
}
export interface ExperiencesText extends ContentText {
  categories: readonly CategoryText[];
  /** The cruise lines, by the slugs of their pages. */
  lines: readonly { id: string; name: string }[];
}

/** A sleeper train and its way. */
export interface TrainText {
  id: string;
  name: string;
  summary: string;
  /** What its picture shows. */
  shows: string;
  stops: readonly StopText[];
}
export interface TrainsText {
  ours: readonly string[];
  title: string;
  route: string;
  text: string;
  /** What its map is. */
  figure: string;
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
  /** What its first picture shows. */
  shows: string;
  figures: readonly FigureText[];
}
/** Something on the way or on a picture, one of which is chosen. */
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
 * Content with every number in its place.
 * @throws Error as `fillGaps`
 */
export const filled = <Content>(content: Content): Content =>
  // What was read from JSON is written to JSON and read again: the same shape.
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? fillGaps(value, experienceValues) : value,
  ) as Content;
