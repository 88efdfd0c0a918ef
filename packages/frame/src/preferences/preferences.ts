import { brand } from '@voyage/brand';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useState } from 'react';

const first = brand.currencies[0];

/** The currency of approximate totals; the only setting besides the privilege filter that a logout keeps (docs/product/states.md). Stored as plain text; what is no currency of the brand counts as none. */
const currencyAtom = atomWithStorage('activeCurrency', first, {
  getItem: (key, initial) => {
    const kept = localStorage.getItem(key);
    return kept && brand.currencies.includes(kept) ? kept : initial;
  },
  setItem: (key, currency) => localStorage.setItem(key, currency),
  removeItem: (key) => localStorage.removeItem(key),
});

/** True after the first render in the browser: what only the browser knows is shown from then on. */
export function useHydrated(): boolean {
  const [hydrated, set] = useState(false);
  useEffect(() => set(true), []);
  return hydrated;
}

/** The currency that the reader has chosen; undefined where the brand's own is shown because nothing was chosen, and on the server. */
export function useChosenCurrency(): string | undefined {
  const [currency] = useCurrency();
  return useHydrated() && localStorage.getItem('activeCurrency') === currency ? currency : undefined;
}

/** A part that comes to life late says at first what the server said. */
export function useCurrency(): [string, (currency: string) => void] {
  const [currency, setCurrency] = useAtom(currencyAtom);
  return [useHydrated() ? currency : first, setCurrency];
}

/** Whether lists show member rates alone: kept beside the currency, also through a logout (docs/product/states.md). */
const privilegeOnlyAtom = atomWithStorage('isPrivilegeOnly', false);
export function usePrivilegeOnly(): [boolean, (on: boolean) => void] {
  const [on, set] = useAtom(privilegeOnlyAtom);
  return [useHydrated() && on === true, set];
}
