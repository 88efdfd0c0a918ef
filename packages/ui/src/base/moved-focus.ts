import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part whose pressed button is removed: the focus moves to what replaces it, the first of `selector` in `place`,
 * once `shown` has changed after `moved` was called.
 */
export function useMovedFocus<Place extends HTMLElement>(
  shown: unknown,
  selector: string,
): { place: RefObject<Place | null>; moved: () => void } {
  const place = useRef<Place>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) place.current?.querySelector<HTMLElement>(selector)?.focus();
    isMoved.current = false;
  }, [shown, selector]);
  return {
    place,
    moved: () => {
      isMoved.current = true;
    },
  };
}
