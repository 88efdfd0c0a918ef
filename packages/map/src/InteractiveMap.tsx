import { Button } from '@voyage/ui/forms/Button.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import * as css from './InteractiveMap.css.ts';
import type { CanvasProps, MapProps } from './map-props.ts';

type Phase = 'waiting' | 'loading' | 'failed' | 'unavailable';

/** Whether this browser can draw the map at all. */
const canDraw = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

/** Content of the page itself has priority. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => run(), { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}

/**
 * A map of places with a marker each. It loads shortly before it scrolls into view; if it cannot be
 * drawn, a sentence says so, and the list beside it has the same content as the markers. It fills
 * its container.
 */
export function InteractiveMap(props: MapProps) {
  const { words, label } = props;
  const frame = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [loaded, setLoaded] = useState<{ Canvas: ComponentType<CanvasProps> }>();
  const unavailable = () => {
    setPhase('unavailable');
    props.onUnavailable?.();
  };
  const seen = useEffectEvent(() => {
    if (canDraw()) setPhase('loading');
    else unavailable();
    props.onSeen?.();
  });
  useEffect(() => {
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (crossings) => {
        if (!crossings.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = whenIdle(seen);
      },
      { rootMargin: '300px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);
  useEffect(() => {
    if (phase !== 'loading') return;
    let unmounted = false;
    import('./MapCanvas.tsx').then(
      ({ MapCanvas }) => unmounted || setLoaded({ Canvas: MapCanvas }),
      () => unmounted || setPhase('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [phase]);
  return (
    <section ref={frame} className={css.frame} aria-label={label} data-map={loaded ? 'shown' : phase}>
      {phase === 'unavailable' && (
        <p className={css.middle} role="status">
          {words.unavailable}
        </p>
      )}
      {phase === 'failed' && (
        <div className={css.middle} role="alert">
          <p>{words.failed}</p>
          <Button variant="secondary" onClick={() => setPhase('loading')}>
            {words.retry}
          </Button>
        </div>
      )}
      {(phase === 'waiting' || (phase === 'loading' && !loaded)) && (
        <p className={css.middle} role={phase === 'loading' ? 'status' : undefined}>
          {words.loading}
        </p>
      )}
      {phase === 'loading' && loaded && <loaded.Canvas {...props} onUnavailable={unavailable} />}
    </section>
  );
}
