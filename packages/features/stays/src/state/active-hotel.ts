import { atom } from 'jotai';

/** The hotel that is pointed at in a list or on its map: both show it. */
export const activeHotelAtom = atom<string | null>(null);
