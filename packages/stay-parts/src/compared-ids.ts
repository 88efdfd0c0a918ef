import { policy } from '@voyage/domain/policy.ts';
import { storedIds } from './stored-ids.ts';

const most = policy.maxComparedHotels;

/** The ids with this one appended or removed; null if the maximum is reached. */
export const withCompared = (ids: readonly string[], id: string, on: boolean): readonly string[] | null => {
  const others = ids.filter((one) => one !== id);
  if (!on) return others;
  return others.length < most ? [...others, id] : null;
};

/**
 * The hotels chosen for comparison, in order of choice: stored in this browser, and cleared when a session
 * ends.
 */
export const storedComparison = storedIds('comparedHotels', most);
