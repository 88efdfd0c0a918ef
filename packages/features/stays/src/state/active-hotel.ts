import { atom } from 'jotai';

/** The hotel that is hovered in a list or on its map: both highlight it. */
export const activeHotelAtom = atom<string | null>(null);
