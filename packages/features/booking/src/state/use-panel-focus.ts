import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a panel that answers a pressed button far below it: scrolls it into view and focuses it when it appears, or when
 * `when` becomes true.
 */
export function usePanelFocus<E extends HTMLElement = HTMLDivElement>(when = true): RefObject<E | null> {
  const panel = useRef<E>(null);
  useEffect(() => {
    if (!when) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [when]);
  return panel;
}
