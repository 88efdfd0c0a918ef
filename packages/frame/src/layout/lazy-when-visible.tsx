import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import * as css from './lazy-when-visible.css.ts';

const idle = (): Promise<unknown> =>
  new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(done, { timeout: 1000 })
      : setTimeout(done, 100),
  );
let turn: Promise<unknown> = Promise.resolve();
/** Resolves when the browser has nothing better to do: one after the other, so that each who waits has a frame of its own. */
const inTurn = (): Promise<unknown> => (turn = turn.then(idle));
const lay = (element: HTMLElement): void => void (element.style.contentVisibility = 'visible');

interface Place {
  className?: string;
  /** The part stands in the first view: it is laid out with the page, and only its script comes later. */
  firstView?: boolean;
}

/**
 * A part that is not in the first view: the server shows it from the start, and the browser fetches its
 * script when it is about to be seen (never, where it stays hidden). Its links work before that. Import
 * its styles beside it, or it has none until then. Props are compared, so that nothing wakes it early.
 * Nor is it laid out before the first paint (lazy-when-visible.css.ts), but once the page works, one part at a time.
 */
export function lazyWhenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { className = '', firstView = false }: Place = {},
): ComponentType<Props> {
  let reach = () => {};
  const reached = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((done) => {
        reach = done;
      });
  const Part = lazy(() =>
    // `lazy` makes of a generic component's props a type that nothing fits; they are checked where the part is used.
    reached.then(load).then((component) => ({ default: component as ComponentType<object> })),
  );
  let onServer: ComponentType<Props> | undefined;
  if (import.meta.env.SSR)
    void load().then((component) => {
      onServer = component;
    });

  return memo<Props>(function LazyPart(props: Props) {
    const spot = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (!firstView && spot.current && !spot.current.firstElementChild) lay(spot.current); // not from the server: what is scrolled to must have its height
    }, []);
    useEffect(() => {
      const element = spot.current;
      if (!element?.firstElementChild) return reach(); // not from the server: nothing to look at yet
      if (!firstView) document.documentElement.dataset.painted = ''; // display faces of the lower parts may come (packages/themes/src/languages.ts)
      if (!firstView) void inTurn().then(() => lay(element));
      // A busy browser reports several crossings at once, the oldest first.
      const observer = new IntersectionObserver(
        (crossings) => {
          if (!crossings.some(({ isIntersecting }) => isIntersecting)) return;
          reach();
          observer.disconnect();
        },
        { rootMargin: '50% 0%' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, []);
    const Now = onServer ?? Part;
    return (
      <div
        ref={spot}
        className={firstView ? className : `${css.deferred} ${className}`}
        data-deferred={firstView ? undefined : ''}
      >
        <Suspense>
          <Now {...props} />
        </Suspense>
      </div>
    );
  });
}
