import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a panel that can take the focus into view, and focuses it. */
export function focusPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}

/**
 * For a panel that answers a pressed button far below it: scrolls it into view and focuses it when it appears, or when
 * `answered` becomes true or a failure. Each failure is focused once: for a panel that may go and come back with the
 * same one, this is called in a component that stays.
 */
export function usePanelFocus<E extends HTMLElement = HTMLDivElement>(
  answered: unknown,
): RefObject<E | null> {
  const panel = useRef<E>(null);
  const focused = useRef<unknown>(undefined);
  useEffect(() => {
    if (!answered || answered === focused.current) return;
    focused.current = answered;
    focusPanel(panel.current);
  }, [answered]);
  return panel;
}
