import { useEffect, useRef, type RefObject } from 'react';

/** Calls once something has ended that was pressed for: the part with the button, and the focus, are gone then. */
export function useEndedAfterPress(ended: boolean, onEnded: () => void): RefObject<boolean> {
  const pressedRef = useRef(false);
  useEffect(() => {
    if (ended && pressedRef.current) onEnded();
    pressedRef.current = false;
  }, [ended]); // oxlint-disable-line exhaustive-deps -- once, when it ends
  return pressedRef;
}
