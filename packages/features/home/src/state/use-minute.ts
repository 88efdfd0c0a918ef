import { useSyncExternalStore } from 'react';

const minute = 60_000;
const now = () => Math.floor(Date.now() / minute) * minute;

/** Notifies at the start of every minute. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => (notify(), wait()), now() + minute - Date.now());
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * The current minute, in milliseconds since 1970; null in the server-rendered page, which is cached for
 * longer than a minute.
 */
export const useMinute = (): number | null => useSyncExternalStore(subscribe, now, () => null);
