import { holdUntilHydrated } from './hold-until-hydrated.ts';

/** How long a press waits for the scripts before the browser performs its default action, in ms. */
const patience = 30_000;
/**
 * Whether a member reads (session/until-known.css.ts). And the visitor returns to a position in the page: every
 * part needs its height before scrolling (lazy-when-visible.css.ts).
 */
const whole =
  `try{if(localStorage.getItem('accessToken'))document.documentElement.dataset.member=''}catch{}if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole='';document.currentScript.remove();(${String(holdUntilHydrated)})(${patience})`.replaceAll(
    '</',
    '<\\/',
  );

/**
 * Scripts and messages are fetched after the first paint: earlier they would compete for bandwidth and delay
 * the paint. A browser without paint timing, or a page in the background, starts them after a delay. Presses
 * in the meantime are held (hold-until-hydrated.ts). Each request has its own task: starting one takes a slow phone
 * 9 ms, and a page has up to 40.
 */
const starter = (source: string, modules: string[], fetched: string[]) =>
  `{document.currentScript.remove();let on;const append=(tag,to)=>document.head.append(Object.assign(document.createElement(tag),to)),add=(...of)=>setTimeout(append,0,...of),start=()=>{if(on)return;on=1;document.documentElement.dataset.painted='';for(const href of ${JSON.stringify(modules)})add('link',{rel:'modulepreload',href});for(const href of ${JSON.stringify(fetched)})add('link',{rel:'preload',as:'fetch',crossOrigin:'anonymous',href});add('script',{type:'module',async:true,src:${JSON.stringify(source)}})};try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}setTimeout(start,PerformanceObserver.supportedEntryTypes?.includes('paint')?2000:200)}`.replaceAll(
    '</',
    '<\\/',
  );

/** The id of the script behind the visible content. */
const contentEnd = 'content-end';
/**
 * The first paint shows the whole content, laid out once: otherwise a browser paints as soon as it has the styles,
 * and styles, lays out and moves the rest with each part that it parses, while the page becomes interactive.
 * Chromium waits only for the start tag of the expected element, so this is the one behind the content.
 */
const wholeContent = `<link rel="expect" href="#${contentEnd}" blocking="render">`;

/** Visible content ends at the first script, usually the page's state. Data for search engines is within the content. */
const afterContent = /<script(?![^>]* type="application\/ld\+json")/;
const entry = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const fetchPreload = /<link rel="preload" as="fetch" href="([^"]+)"[^>]*>/g;

/** A rendered page whose first paint waits only for what the page shows. */
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
  const at = body.search(afterContent);
  return `${head.replace('<head>', `<head>${wholeContent}`)}${body.slice(0, at)}<script id="${contentEnd}"${nonce}>${whole}</script>${body.slice(at)}`;
}
