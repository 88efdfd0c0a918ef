import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import { brand } from '@voyage/brand';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { switchSetting } from './switch-setting.ts';

const first = brand.currencies[0];

/** Where the search bar stores what was last searched for, as JSON; the account prices saved hotels for it. */
export const draftKey = 'searchDraft';

/**
 * The chosen currency, null if none is chosen; besides the privilege filter the only setting that survives a
 * logout (docs/product/states.md). Stored as plain text; anything that is not a currency of the brand is
 * ignored.
 */
const currencyAtom = atomWithStorage<string | null>('activeCurrency', null, {
  getItem: (key, initial) => {
    const stored = browserStorage.getItem(key);
    return stored && brand.currencies.includes(stored) ? stored : initial;
  },
  setItem: (key, currency) =>
    currency === null ? browserStorage.removeItem(key) : browserStorage.setItem(key, currency),
  removeItem: (key) => browserStorage.removeItem(key),
});

/**
 * True after the first render in the browser: from then on, content that only the browser knows is shown.
 */
export function useHydrated(): boolean {
  const [hydrated, set] = useState(false);
  useEffect(() => set(true), []);
  return hydrated;
}

/**
 * The currency that the visitor has chosen; undefined if nothing was chosen, so that the brand's own is
 * shown, and on the server.
 */
export function useChosenCurrency(): string | undefined {
  const [currency] = useAtom(currencyAtom);
  return useHydrated() && currency !== null ? currency : undefined;
}

/**
 * The currency of approximate amounts. `null` takes back a choice. A part that hydrates late first renders
 * what the server rendered.
 */
export function useCurrency(): [string, (currency: string | null) => void] {
  const [currency, setCurrency] = useAtom(currencyAtom);
  return [(useHydrated() && currency) || first, setCurrency];
}

/** Whether lists show only member rates: survives a logout, like the currency (docs/product/states.md). */
const privilegeOnlyAtom = switchSetting('isPrivilegeOnly');
export function usePrivilegeOnly(): [boolean, (on: boolean) => void] {
  const [on, set] = useAtom(privilegeOnlyAtom);
  return [useHydrated() && on, set];
}
