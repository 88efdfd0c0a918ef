import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser shows the page again as it was left (Back, from its back-forward cache): what was
 * under way then, such as the button that led to the next page, is not any more.
 */
export function usePageReturn(returned: () => void): void {
  const latest = useRef(returned);
  useEffect(() => {
    latest.current = returned;
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
