import { atom } from 'jotai';

export type ComparedRows = 'all' | 'differences';
/**
 * The rows of a comparison that the visitor chose, for this visit: without a choice a phone shows what
 * differs and a wider window everything. Not in the address, whose keys every page would load.
 */
export const comparedRowsAtom = atom<ComparedRows | null>(null);
