import { mayLead, type PictureFacts } from '../../picture-facts.ts';
import type { Site } from './facts.ts';

/** The size of a small detached building; larger hotels do not look like one. */
const smallHotelRooms = 60;
/** The features that pictures of these kinds require unless they have their own `needs`. */
const usualNeeds: Record<string, readonly string[]> = { pool: ['outdoor-pool'], spa: ['spa'] };

/** What the choice of a room's picture depends on. */
export interface PicturedRoom {
  code: string;
  /** room, suite or villa (vocabulary/room-types.tsv). */
  kind: string;
  bed: string | null;
  view: string | null;
  bath: string | null;
}

/** How close the style of a picture is to the hotel's, 0 being the closest; `undefined` if it does not fit. */
export function styleRank(picture: PictureFacts, styles: readonly string[]): number | undefined {
  if (!picture.styles) return 0;
  const rank = styles.findIndex((style) => picture.styles?.includes(style));
  return rank < 0 ? undefined : rank;
}

/** Whether a picture is true to hotels there: place, climate, setting and style. */
export function fitsSite(picture: PictureFacts, site: Site, styles: readonly string[]): boolean {
  const { place, climates, notCountries, settings } = picture;
  return (
    settings.includes(site.setting) &&
    (!place || place.includes(site.place.code)) &&
    (!climates || climates.includes(site.place.climate)) &&
    !notCountries?.includes(site.place.country) &&
    styleRank(picture, styles) !== undefined
  );
}

/**
 * Whether a hotel has what a picture shows: a pool, a spa, a library; for an exterior, whether it is small
 * enough.
 */
export function hasShownFeatures({ kind, needs = usualNeeds[kind] }: PictureFacts, site: Site): boolean {
  return (
    (kind !== 'exterior' || site.roomCount <= smallHotelRooms) &&
    (!needs || needs.some((feature) => site.features.includes(feature)))
  );
}

/** Room views (vocabulary/room-facts.tsv) from which one might see what a picture shows. */
const seenFrom: Record<string, readonly string[]> = {
  garden: ['garden', 'courtyard', 'park', 'trees', 'country', 'slope'],
  hills: ['slope', 'country', 'trees', 'lake', 'garden', 'river'],
  peaks: ['slope', 'country', 'trees', 'lake'],
  city: ['city', 'rooftops', 'street', 'harbour', 'river'],
  sea: ['sea', 'water', 'harbour'],
  dunes: ['desert'],
};
const anywhere = 'sky';
const twoBeds: readonly string[] = ['twin', 'two-doubles', 'two-queens'];
const oneBed: readonly string[] = ['king', 'king-or-twin', 'king-and-sofa'];

/** Kinds of picture that may represent a room, best first. */
function kindsFor({ code, kind, bed, bath }: PicturedRoom): string[] {
  if (code === 'japanese-suite') return ['twin', 'suite'];
  const slept = twoBeds.includes(bed ?? '') ? ['twin'] : oneBed.includes(bed ?? '') ? ['bedroom'] : [];
  const bathed = bath === 'shower' || bath === null ? [] : ['bathroom'];
  if (kind === 'villa') return ['pool', 'exterior', ...slept, 'suite', 'terrace', ...bathed];
  return kind === 'suite' ? ['suite', ...slept, 'corner', ...bathed] : [...slept, 'corner', ...bathed];
}

/**
 * How well a picture that fits the hotel shows one of its rooms, 0 being the best; `undefined` if it shows a
 * different room. Beds, view and bath must match.
 */
export function roomRank(picture: PictureFacts, room: PicturedRoom): number | undefined {
  const tatami = picture.styles?.every((style) => style === 'ryokan') ?? false;
  if (tatami !== (room.code === 'japanese-suite')) return undefined;
  const { view = anywhere, kind } = picture;
  if (view !== anywhere && !seenFrom[view]?.includes(room.view ?? '')) return undefined;
  if (kind === 'pool' && picture.needs?.includes('indoor-pool')) return undefined;
  const rank = kindsFor(room).indexOf(kind);
  return rank < 0 ? undefined : rank;
}

/**
 * How suitable a picture is as a hotel's first, 0 being the best: rooms and grounds before tables and baths,
 * details last.
 */
const leadRanks: Record<string, number> = {
  detail: 2.2,
  bathroom: 1.2,
  twin: 1,
  corner: 1,
  spa: 0.8,
  dining: 0.8,
  lounge: 0.6,
};
export const leadRank = (picture: PictureFacts): number | undefined =>
  mayLead(picture) ? (leadRanks[picture.kind] ?? 0) : undefined;
