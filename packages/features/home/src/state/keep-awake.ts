import { useEffect } from 'react';

/** Keeps the display from sleeping while the page is seen, where the browser can; it takes the lock away whenever the page is hidden. */
export function useKeepAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const take = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery, and absent on a page without TLS: the operator's own settings keep it on then.
      void navigator.wakeLock?.request('screen').then(
        (taken) => (lock = taken),
        () => undefined,
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
