import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

const expandAllAtom = atomWithStorage('isExpandAll', false, {
  getItem: (key) => localStorage.getItem(key) === 'true',
  setItem: (key, all) => localStorage.setItem(key, String(all)),
  removeItem: (key) => localStorage.removeItem(key),
});

/** Whether every rate of every room is shown: one of the site's local settings, which a logout forgets. Rates are only shown in the browser. */
export const useExpandAll = (): [boolean, (all: boolean) => void] => useAtom(expandAllAtom);
