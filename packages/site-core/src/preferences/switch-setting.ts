import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import { atomWithStorage } from 'jotai/utils';

/** A local setting that is on or off, stored under `key` as plain text (docs/product/constants.md, "Local settings"). */
export const switchSetting = (key: string) =>
  atomWithStorage(key, false, {
    getItem: (name) => browserStorage.getItem(name) === 'true',
    setItem: (name, on) => browserStorage.setItem(name, String(on)),
    removeItem: (name) => browserStorage.removeItem(name),
  });
