import { brand } from '@voyage/brand';
import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';

const stored = (key: string) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key));

const currencyState = atom<string | undefined>(undefined);
/** The currency of approximate totals; the only setting besides the privilege filter that a logout keeps (docs/product/states.md). */
const currencyAtom = atom(
  (get) => get(currencyState) ?? (brand.currencies[0] as string),
  (_get, set, currency: string) => {
    localStorage.setItem('activeCurrency', currency);
    set(currencyState, currency);
  },
);

/** True after the first render in the browser: what only the browser knows is shown from then on. */
export function useHydrated(): boolean {
  const [hydrated, set] = useState(false);
  useEffect(() => set(true), []);
  return hydrated;
}

export function useCurrency(): [string, (currency: string) => void] {
  const [currency, setCurrency] = useAtom(currencyAtom);
  const hydrated = useHydrated();
  const kept = hydrated ? stored('activeCurrency') : null;
  const chosen = kept && brand.currencies.includes(kept) ? kept : currency;
  return [hydrated ? chosen : (brand.currencies[0] as string), setCurrency];
}
