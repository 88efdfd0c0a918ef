import { holdUntilHydrated } from './hold-until-hydrated.ts';

/** How long a press waits for the scripts before the browser does what it would do without them, ms. */
const patience = 10_000;
/**
 * A place in the page is gone back to: every part must have its height before the scrolling (lazy-when-visible.css.ts).
 * And the nonce is kept for create-site-router.tsx, which comes when the scripts that bear it are gone.
 */
const whole =
  `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole='';self.__webpack_nonce__=document.currentScript.nonce;document.currentScript.remove();(${String(holdUntilHydrated)})(${patience})`.replaceAll(
    '</',
    '<\\/',
  );

/**
 * Scripts and words are fetched once the page is painted: before, they would share the line with what the
 * page shows, and run before it is seen. A browser that does not tell of painting, or a page in the
 * background, starts them after a moment. What is pressed meanwhile
 * is held (hold-until-hydrated.ts). The script bears the nonce, which libraries that write styles look for.
 */
const starter = (source: string, modules: string[], fetched: string[]) =>
  `{const{nonce}=document.currentScript;document.currentScript.remove();let on;const add=(tag,to)=>{const made=Object.assign(document.createElement(tag),to);if(nonce)made.setAttribute('nonce',nonce);document.head.append(made)},start=()=>{if(on)return;on=1;document.documentElement.dataset.painted='';for(const href of ${JSON.stringify(modules)})add('link',{rel:'modulepreload',href});for(const href of ${JSON.stringify(fetched)})add('link',{rel:'preload',as:'fetch',crossOrigin:'anonymous',href});add('script',{type:'module',async:true,src:${JSON.stringify(source)}})};try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}setTimeout(start,PerformanceObserver.supportedEntryTypes?.includes('paint')?2000:200)}`.replaceAll(
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
  // Beside the other scripts with a nonce: what comes after the first of them is sent uncompressed (page-body.ts).
  const at = body.indexOf(`<script${nonce}>`);
  return `${head}${body.slice(0, at)}<script${nonce}>${whole}</script>${body.slice(at)}`;
}
