import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import type { QueryKey } from '@tanstack/react-query';

/** The data of a query, and when it was fetched, in milliseconds since 1970. */
interface StoredMeta<Data> {
  data: Data;
  at: number;
}
const prefix = 'meta:';
const day = 86_400_000;
const keyOf = (query: QueryKey): string => prefix + JSON.stringify(query);

/** What an earlier page stored, less than a day ago; the version check removes it when the server's data is newer. */
export function readMeta<Data>(query: QueryKey): StoredMeta<Data> | undefined {
  try {
    // stored by `storeMeta` under the same key, in the same version of the site's data
    const stored: StoredMeta<Data> = JSON.parse(browserStorage.getItem(keyOf(query)) ?? '');
    return Date.now() - stored.at < day ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const storeMeta = <Data>(query: QueryKey, meta: StoredMeta<Data>): void =>
  browserStorage.setItem(keyOf(query), JSON.stringify(meta));

/** Removes what is stored of a query in any language; `name` is the first part of its key. */
export function forgetMeta(name: string): void {
  const start = `${prefix}["${name}"`;
  for (const key of Array.from({ length: browserStorage.length }, (_, i) => browserStorage.key(i)))
    if (key?.startsWith(start)) browserStorage.removeItem(key);
}
