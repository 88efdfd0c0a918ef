import { useEffect } from 'react';

/**
 * Keeps the display awake while the page is visible, if supported; the browser releases the lock whenever
 * the page is hidden.
 */
export function useKeepAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const take = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery, and unavailable without TLS: then the operator's own settings must keep it
      // on.
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
