import { atomWithStorage } from 'jotai/utils';

/** A local setting that is on or off, stored under `key` as plain text (docs/product/constants.md, "Local settings"). */
export const switchSetting = (key: string) =>
  atomWithStorage(key, false, {
    getItem: (name) => localStorage.getItem(name) === 'true',
    setItem: (name, on) => localStorage.setItem(name, String(on)),
    removeItem: (name) => localStorage.removeItem(name),
  });
