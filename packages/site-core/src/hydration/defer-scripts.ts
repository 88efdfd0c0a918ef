import { holdUntilHydrated } from './hold-until-hydrated.ts';

/** A function of ours as an inline script. It must not use anything from its module. */
const inline = <Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string =>
  `document.currentScript.remove();(${String(run)})(${given.map((one) => JSON.stringify(one)).join()})`.replaceAll(
    '</',
    '<\\/',
  );

/**
 * Whether a member reads (session/until-known.css.ts). And the visitor returns to a position in the page: every
 * part needs its height before scrolling (lazy-when-visible.css.ts).
 */
function markDocument(): void {
  const { dataset } = document.documentElement;
  try {
    // oxlint-disable-next-line no-restricted-globals -- an inline script has no modules
    if (localStorage.getItem('accessToken')) dataset.member = '';
  } catch {
    // the browser refuses storage: nobody is logged in
  }
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (location.hash || !isNew) dataset.whole = '';
}

/** How long a press waits for the scripts before the browser performs its default action, in ms. */
const timeoutMs = 30_000;
/** Behind the visible content: runs before the browser paints, and before any other script. */
export const contentEndScript: string = `${inline(markDocument)};(${String(holdUntilHydrated)})(${timeoutMs})`;

/** What is fetched after the first paint. */
export interface Deferred {
  rel: string;
  href: string;
  as?: string;
  crossOrigin?: string;
}

/**
 * Earlier, scripts would compete for bandwidth and the processor, and delay the paint. A browser without paint timing,
 * or a page in the background, starts them after a delay. Presses in the meantime are held (hold-until-hydrated.ts).
 * Each request has its own task: starting one takes a slow phone 9 ms, and a page has up to 40.
 */
function startAfterPaint(entry: string, links: Deferred[]): void {
  let isStarted = false;
  const add = (tag: string, attributes: object) =>
    setTimeout(() => document.head.append(Object.assign(document.createElement(tag), attributes)));
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset.painted = '';
    for (const link of links) add('link', link);
    add('script', { type: 'module', async: true, src: entry });
  };
  const canObserve = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (canObserve) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, canObserve ? 2_000 : 200);
}

/** Instead of the tags of an entry and of what it needs. */
export const startScript = (entry: string, links: Deferred[]): string =>
  inline(startAfterPaint, entry, links);
