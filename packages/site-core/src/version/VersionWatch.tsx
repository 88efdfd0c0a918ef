import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../context/site-context.ts';

/** Content of the page itself has priority. */
const afterStart = 3_000;

/**
 * Starts the version check and what follows it (watch-version.ts). A page whose script for this is gone is an
 * older one, and reloads when it next needs a script (chunk-failures.ts).
 */
export function VersionWatch() {
  const site = useSite();
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const start = async () => {
      const { watchVersion } = await import('./watch-version.ts');
      if (!left) stop = watchVersion(site, router);
    };
    const timer = setTimeout(() => void start().catch(() => {}), afterStart);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [site, router]);
  return null;
}
