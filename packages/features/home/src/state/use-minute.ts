import { useSyncExternalStore } from 'react';

const minute = 60_000;
const now = () => Math.floor(Date.now() / minute) * minute;

/** Tells when the next minute begins, and the one after it. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => (notify(), wait()), now() + minute - Date.now());
  };
  wait();
  return () => clearTimeout(timer);
}

/** The minute that it is, in milliseconds since 1970; null in the server's page, which is kept longer than a minute. */
export const useMinute = (): number | null => useSyncExternalStore(subscribe, now, () => null);
