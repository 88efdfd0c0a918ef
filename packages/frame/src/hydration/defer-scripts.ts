import { holdUntilHydrated } from './hold-until-hydrated.ts';

/** How long a press waits for the scripts before the browser does what it would do without them, ms. */
const patience = 30_000;
/** A place in the page is gone back to: every part must have its height before the scrolling (lazy-when-visible.css.ts). */
const whole =
  `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole='';document.currentScript.remove();(${String(holdUntilHydrated)})(${patience})`.replaceAll(
    '</',
    '<\\/',
  );

/**
 * Scripts and words are fetched once the page is painted: before, they would share the line with what the
 * page shows, and run before it is seen. A browser that does not tell of painting, or a page in the
 * background, starts them after a moment. What is pressed meanwhile is held (hold-until-hydrated.ts).
 */
const starter = (source: string, modules: string[], fetched: string[]) =>
  `{document.currentScript.remove();let on;const add=(tag,to)=>document.head.append(Object.assign(document.createElement(tag),to)),start=()=>{if(on)return;on=1;document.documentElement.dataset.painted='';for(const href of ${JSON.stringify(modules)})add('link',{rel:'modulepreload',href});for(const href of ${JSON.stringify(fetched)})add('link',{rel:'preload',as:'fetch',crossOrigin:'anonymous',href});add('script',{type:'module',async:true,src:${JSON.stringify(source)}})};try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}setTimeout(start,PerformanceObserver.supportedEntryTypes?.includes('paint')?2000:200)}`.replaceAll(
    '</',
    '<\\/',
  );

const entry = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const fetchPreload = /<link rel="preload" as="fetch" href="([^"]+)"[^>]*>/g;

/** A rendered page whose first paint waits for nothing that the page does not show. */
export function deferScripts(html: string): string {
  const [found, source = '', nonce = ''] = entry.exec(html) ?? [];
  if (!found) return html;
  const end = html.indexOf('<body');
  const taken: [string[], string[]] = [[], []];
  const head = [modulePreload, fetchPreload].reduce(
    (text, link, i) => text.replaceAll(link, (_, href: string) => (taken[i]?.push(href), '')),
    html.slice(0, end),
  );
  const body = html.slice(end).replace(entry, () => `<script${nonce}>${starter(source, ...taken)}</script>`);
  // After what is looked at, before the first script of the page.
  const at = body.indexOf(`<script${nonce}>`);
  return `${head}${body.slice(0, at)}<script${nonce}>${whole}</script>${body.slice(at)}`;
}
