import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { layOut, layOutWhenIdle } from './deferred-layout.ts';
import { untilLoaded } from './until-loaded.ts';
import * as css from './lazy-when-visible.css.ts';

interface Place {
  className?: string;
  /** The part is above the fold: it is laid out with the page, and only its script is lazy. */
  firstView?: boolean;
}

/**
 * A part below the fold: rendered by the server, with its script fetched shortly before it scrolls into view
 * (never, if it stays hidden). Its links work before that. Import its styles beside it, otherwise it is
 * unstyled until then. Props are compared, so that nothing loads it early. It is laid out after the first
 * paint (lazy-when-visible.css.ts), one part at a time. If its script cannot be fetched, it stays as the server
 * rendered it until it can.
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
    reached
      .then(() => untilLoaded(load))
      // `lazy` cannot infer the props of a generic component; they are checked where the part is used.
      .then((component) => ({ default: component as ComponentType<object> })),
  );
  let onServer: ComponentType<Props> | undefined;
  if (import.meta.env.SSR)
    void load().then((component) => {
      onServer = component;
    });

  return memo<Props>(function LazyPart(props: Props) {
    const spot = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      // not server-rendered: needs its height before it is scrolled to
      if (!firstView && spot.current && !spot.current.firstElementChild) layOut(spot.current);
    }, []);
    useEffect(() => {
      const element = spot.current;
      if (!element?.firstElementChild) return reach(); // not server-rendered: nothing to look at yet
      // display fonts of the lower parts may load now (packages/themes/src/languages.ts)
      if (!firstView) document.documentElement.dataset.painted = '';
      if (!firstView) void layOutWhenIdle(element);
      // A busy browser reports several crossings at once, oldest first.
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
