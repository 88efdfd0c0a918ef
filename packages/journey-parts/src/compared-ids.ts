import { policy } from '@voyage/domain/policy.ts';
import { keptIds } from './kept-ids.ts';

const most = policy.maxComparedHotels;

/** The ids with one more, after the others, or without it; null where there are as many as can be compared. */
export const withCompared = (ids: readonly string[], id: string, on: boolean): readonly string[] | null => {
  const others = ids.filter((one) => one !== id);
  if (!on) return others;
  return others.length < most ? [...others, id] : null;
};

/** The hotels that somebody wants to see side by side, in the order in which they were chosen: kept in this browser, and cleared with the rest when a session ends. */
export const keptComparison = keptIds('comparedHotels', most);
