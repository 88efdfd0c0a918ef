import { pictureDistance } from '@voyage/domain/lead-pictures.ts';
import type { PictureFacts } from '../../picture-facts.ts';
import { stylesOf, type Site } from './facts.ts';
import { fitsSite, hasShownFeatures, leadRank, roomRank, styleRank, type PicturedRoom } from './fit.ts';
export interface PicturedHotel {
  id: number;
  site: Site;
  /** Chosen by hand: first if they fit. */
  byHand: readonly string[];
  rooms: readonly PicturedRoom[];
}
export interface AssignedPictures {
  /** Ids: those that may open the hotel, then those of its place. Empty if none fits. */
  pictures: string[];
  /** One per room, in order. `null`: none fits. All are different. */
  rooms: (string | null)[];
}

/** Limits of a gallery: pictures of the hotel, of one kind, and of its place. */
const maxUses = { hotel: 12, kind: 4, place: 2 };
const byHandBonus = 1;
const styleWeight = 0.5;
/** For each hotel of the place that a picture has opened before. */
const openedWeight = 1.2;
/** For a picture of the same kind as one of the last two: neighbours do not all show a bed, or a pool. */
const sameKindWeight = 1;
/** How strongly chance reorders pictures: hotels of one kind do not all have the same order. */
const spread = 1.3;

/** A deterministic value in [0, 1) for a hotel and a picture. */
function chance(hotel: number, picture: number): number {
  let h = Math.imul(hotel ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(picture + 1, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  return (h >>> 0) / 4_294_967_296;
}

interface Candidate {
  picture: PictureFacts;
  /** Lower is better. */
  cost: number;
}

/**
 * Pictures for the hotels of one place, in the order of its usual list. Rules in order of priority: 1. a
 * picture is only used if it is true of the hotel (`fitsSite`, `hasShownFeatures`) and of the room
 * (`roomRank`); 2. the first picture of a hotel differs from those of the 24 before it, if another fits;
 * 3. chosen by hand, then what has opened few hotels of the place and is not of its neighbours' kind, rooms
 * and grounds before details, the closest style, then chance by hotel number. One pass; each hotel considers
 * each picture of its kind once; deterministic.
 */
export function assignPictures(
  hotels: readonly PicturedHotel[],
  all: readonly PictureFacts[],
): AssignedPictures[] {
  const numberOf = new Map(all.map(({ id }, i) => [id, i]));
  const leads: (string | undefined)[] = [];
  const kinds = new Map<string, { styles: string[]; there: PictureFacts[] }>();
  const kindOfHotel = (site: Site) => {
    const key = `${site.place.code} ${site.setting} ${site.group}`;
    const known = kinds.get(key);
    if (known) return known;
    const styles = stylesOf(site);
    const kind = { styles, there: all.filter((picture) => fitsSite(picture, site, styles)) };
    kinds.set(key, kind);
    return kind;
  };
  const opened = new Map<string, number>();
  let lastKinds: string[] = [];
  const leadCost = ({ picture: { id: lead, kind }, cost }: Candidate) =>
    cost + openedWeight * (opened.get(lead) ?? 0) + (lastKinds.includes(kind) ? sameKindWeight : 0);
  return hotels.map(({ id, site, byHand, rooms }) => {
    const { styles, there } = kindOfHotel(site);
    const chanceOf = (picture: PictureFacts) => chance(id, numberOf.get(picture.id) ?? 0) * spread;
    const fit = there.filter((picture) => hasShownFeatures(picture, site));
    const ranked = fit
      .flatMap((picture): Candidate[] => {
        const rank = leadRank(picture);
        if (rank === undefined) return [];
        const style = (styleRank(picture, styles) ?? 0) * styleWeight;
        return [
          {
            picture,
            cost: rank + style + chanceOf(picture) - (byHand.includes(picture.id) ? byHandBonus : 0),
          },
        ];
      })
      .toSorted((a, b) => a.cost - b.cost);
    const lately = leads.slice(-pictureDistance);
    const lead = ranked
      .filter(({ picture: { id } }) => !lately.includes(id))
      .toSorted((a, b) => leadCost(a) - leadCost(b))[0]?.picture;
    leads.push(lead?.id);
    if (lead) {
      opened.set(lead.id, (opened.get(lead.id) ?? 0) + 1);
      lastKinds = [...lastKinds.slice(-1), lead.kind];
    }
    const counts = new Map<string, number>();
    const gallery = [
      ...(lead ? [lead] : []),
      ...ranked.map(({ picture }) => picture).filter((picture) => picture !== lead),
    ]
      .filter(({ kind }) => {
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        return count <= maxUses.kind;
      })
      .slice(0, maxUses.hotel);
    const ofPlace = fit
      .filter((picture) => picture.place && leadRank(picture) === undefined)
      .slice(0, maxUses.place);
    return {
      pictures: [...gallery, ...ofPlace].map((picture) => picture.id),
      rooms: roomPictures(rooms, fit, styles, chanceOf),
    };
  });
}

/** A picture for each room, the hardest to match first, none twice. */
function roomPictures(
  rooms: readonly PicturedRoom[],
  fit: readonly PictureFacts[],
  styles: readonly string[],
  chanceOf: (picture: PictureFacts) => number,
): (string | null)[] {
  const choices = rooms.map((room) =>
    fit
      .flatMap((picture): Candidate[] => {
        const rank = roomRank(picture, room);
        const style = styleRank(picture, styles) ?? 0;
        return rank === undefined
          ? []
          : [{ picture, cost: rank * 2 + style * styleWeight + chanceOf(picture) }];
      })
      .toSorted((a, b) => a.cost - b.cost),
  );
  const given: (string | null)[] = rooms.map(() => null);
  const used = new Set<string>();
  const order = choices
    .map((_, i) => i)
    .toSorted((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  for (const i of order) {
    const own = choices[i]?.find(({ picture }) => !used.has(picture.id))?.picture.id ?? null;
    given[i] = own;
    if (own) used.add(own);
  }
  return given;
}
