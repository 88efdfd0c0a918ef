import { mayLead, type PictureFacts, type Site } from './facts.ts';

/** A house of its own; larger hotels do not look like it. */
const houseRooms = 60;
/** Without `needs` of its own a picture of these kinds asks for the feature. */
const usualNeeds: Record<string, readonly string[]> = { pool: ['outdoor-pool'], spa: ['spa'] };

/** What of a room its picture depends on. */
export interface PicturedRoom {
  code: string;
  /** room, suite or villa (vocabulary/room-types.tsv). */
  kind: string;
  bed: string | null;
  view: string | null;
  bath: string | null;
}

/** How near the manner of a picture is to the hotel's, 0 the nearest; `undefined` where it is another's. */
export function styleRank(picture: PictureFacts, styles: readonly string[]): number | undefined {
  if (!picture.styles) return 0;
  const rank = styles.findIndex((style) => picture.styles?.includes(style));
  return rank < 0 ? undefined : rank;
}

/** Whether a picture is true of hotels there: its place and climate, its setting and its manner. */
export function fitsThere(picture: PictureFacts, site: Site, styles: readonly string[]): boolean {
  const { place, climates, settings } = picture;
  return (
    settings.includes(site.setting) &&
    (!place || place.includes(site.place.code)) &&
    (!climates || climates.includes(site.place.climate)) &&
    styleRank(picture, styles) !== undefined
  );
}

/** Whether a hotel has what a picture shows: a pool, a spa, a library; a house of its own. */
export function hasWhatItShows({ kind, needs = usualNeeds[kind] }: PictureFacts, site: Site): boolean {
  return (
    (kind !== 'exterior' || site.roomCount <= houseRooms) &&
    (!needs || needs.some((feature) => site.features.includes(feature)))
  );
}

/** Views of a room (vocabulary/room-facts.tsv) out of which one may see what a picture shows. */
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

/** Kinds of picture that may stand for a room, the best first. */
function kindsFor({ code, kind, bed, bath }: PicturedRoom): string[] {
  if (code === 'japanese-suite') return ['twin', 'suite'];
  const slept = twoBeds.includes(bed ?? '') ? ['twin'] : oneBed.includes(bed ?? '') ? ['bedroom'] : [];
  const bathed = bath === 'shower' || bath === null ? [] : ['bathroom'];
  if (kind === 'villa') return ['pool', 'exterior', ...slept, 'suite', 'terrace', ...bathed];
  return kind === 'suite' ? ['suite', ...slept, 'corner', ...bathed] : [...slept, 'corner', ...bathed];
}

/** How well a picture that fits the hotel shows a room of it, 0 the best; `undefined` where it shows another: beds, view and bath agree. */
export function roomRank(picture: PictureFacts, room: PicturedRoom): number | undefined {
  const tatami = picture.styles?.every((style) => style === 'ryokan') ?? false;
  if (tatami !== (room.code === 'japanese-suite')) return undefined;
  const { view = anywhere, kind } = picture;
  if (view !== anywhere && !seenFrom[view]?.includes(room.view ?? '')) return undefined;
  if (kind === 'pool' && picture.needs?.includes('indoor-pool')) return undefined;
  const rank = kindsFor(room).indexOf(kind);
  return rank < 0 ? undefined : rank;
}

/** How readily a picture opens a hotel, 0 the best: rooms and grounds before tables and baths, small things last. */
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
