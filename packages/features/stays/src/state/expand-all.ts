import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

const expandAllAtom = atomWithStorage('isExpandAll', false, {
  getItem: (key) => localStorage.getItem(key) === 'true',
  setItem: (key, all) => localStorage.setItem(key, String(all)),
  removeItem: (key) => localStorage.removeItem(key),
});

/**
 * Whether every rate of every room is shown: a local setting, cleared on logout. Rates are shown only in the
 * browser.
 */
export const useExpandAll = (): [boolean, (all: boolean) => void] => useAtom(expandAllAtom);
