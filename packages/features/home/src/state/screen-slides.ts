import { useEffect, useState } from 'react';

/** How long each place is shown, in milliseconds: enough to read from across a room. */
const slideFor = 14_000;

/** Index of the current slide; advances automatically while `runs`. */
export function useSlides(count: number, runs: boolean): { at: number; go: (by: 1 | -1) => void } {
  const [at, setAt] = useState(0);
  const go = (by: 1 | -1) => setAt((now) => (now + by + count) % count);
  useEffect(() => {
    if (!runs || count < 2) return undefined;
    const timer = setTimeout(() => setAt((now) => (now + 1) % count), slideFor);
    return () => clearTimeout(timer);
  }, [runs, count, at]);
  return { at, go };
}
