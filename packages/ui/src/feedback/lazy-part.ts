import { createElement, lazy, type ReactNode } from 'react';

/** React asks for the component once more after a failure, and has to find that one. */
const failureLastsMs = 1000;

/**
 * React's `lazy` for what a visitor can ask for again: `lazy` remembers a failed import for good, this one imports
 * again when it is rendered later than a second after the failure. For use in a `LazyBoundary` or
 * what is built on it: a blocker may refuse any script, and the page stays without it. Chromium answers a repeated
 * import from memory; there only a reload helps, which the notice of a `LazyLayer` offers.
 * @param load Imports the module, whose default export is the component.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): (props: Props) => ReactNode {
  const begin = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => (Part = begin()), failureLastsMs);
        throw error;
      }),
    );
  let Part = begin();
  return (props) => createElement(Part, props);
}
