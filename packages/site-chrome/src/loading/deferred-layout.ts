import { useEffect, useRef, type RefObject } from 'react';

const idle = (): Promise<unknown> =>
  new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(done, { timeout: 1000 })
      : setTimeout(done, 100),
  );
let turn: Promise<unknown> = Promise.resolve();
/** Resolves when the browser is idle, one waiter at a time, so that each has its own frame. */
const inTurn = (): Promise<unknown> => (turn = turn.then(idle));
export const layOut = (element: HTMLElement): void => void (element.style.contentVisibility = 'visible');
/** Lays out a deferred element (`content-visibility: auto`) when the browser is idle, one element at a time. */
export const layOutWhenIdle = (element: HTMLElement): Promise<void> => inTurn().then(() => layOut(element));

interface DeferredProps<E> {
  ref: RefObject<E | null>;
  'data-deferred': '' | undefined;
  suppressHydrationWarning: true;
}
/**
 * Props of an element below the fold that hydrates with the page but is laid out after the first paint: give it
 * `deferredLayout` (deferred-style.ts). Only the server marks it; an element that appears later needs
 * its height at once.
 */
export function useDeferredLayout<E extends HTMLElement>(isBelowFold = true): DeferredProps<E> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (ref.current && 'deferred' in ref.current.dataset) void layOutWhenIdle(ref.current);
  }, []);
  return {
    ref,
    'data-deferred': import.meta.env.SSR && isBelowFold ? '' : undefined,
    suppressHydrationWarning: true,
  };
}
