import { atom } from 'jotai';

/** The hotel that is hovered in a list or on its map: both highlight it. */
export const activeHotelAtom = atom<string | null>(null);

/** The hotel whose card was last shown below a map; the way back from its page leads to it. */
export const mapCardAtom = atom<string | null>(null);

/** This browser has turned out to be unable to draw a map: lists have the width of its column. */
export const cannotDrawMapAtom = atom(false);
