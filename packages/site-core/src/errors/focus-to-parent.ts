import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a panel that disappears when its button succeeds: if it disappears with the focus in it, the focus moves to
 * what it was in, or, if that disappears too, to what that was in.
 */
export function useFocusToParent<Panel extends HTMLElement>(): RefObject<Panel | null> {
  const own = useRef<Panel>(null);
  useLayoutEffect(() => {
    const panel = own.current;
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      const around: HTMLElement[] = [];
      for (let at = panel.parentElement; at; at = at.parentElement) around.push(at);
      // Nothing is removed yet; afterwards it is known what stays, and whether something else took the focus.
      queueMicrotask(() => {
        const place = around.find(({ isConnected }) => isConnected);
        if (!place || document.activeElement !== document.body) return;
        place.tabIndex = -1;
        place.style.outline = 'none'; // a ring around a whole form would say nothing
        place.focus({ preventScroll: true });
      });
    };
  }, []);
  return own;
}
