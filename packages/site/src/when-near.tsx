import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';

/**
 * A part that is not in the first view: the server shows it from the start, and the browser fetches its
 * script when it is about to be seen (never, where it stays hidden). Its links work before that. Import
 * its styles beside it, or it has none until then. Props are compared, so that nothing wakes it early.
 */
export function whenNear<Props extends object>(load: () => Promise<ComponentType<Props>>, className?: string): ComponentType<Props> {
  let reach = () => {};
  const reached = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((done) => {
        reach = done;
      });
  const Part = lazy(() => reached.then(load).then((component) => ({ default: component as ComponentType<object> })));
  let onServer: ComponentType<Props> | undefined;
  if (import.meta.env.SSR)
    void load().then((component) => {
      onServer = component;
    });

  return memo(function Near(props: Props) {
    const spot = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = spot.current;
      if (!element?.firstElementChild) return reach(); // not from the server: nothing to look at yet
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && (reach(), observer.disconnect()), { rootMargin: '50% 0%' });
      observer.observe(element);
      return () => observer.disconnect();
    }, []);
    const Now = onServer ?? Part;
    return (
      <div ref={spot} className={className}>
        <Suspense>
          <Now {...props} />
        </Suspense>
      </div>
    );
  }) as unknown as ComponentType<Props>;
}
