/** A place in the page is gone back to: every part must have its height before the scrolling (when-near.css.ts). */
const whole = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole='';document.currentScript.remove()`;

/** A rendered page that says, before its other scripts run, whether its lower parts may be laid out later. */
export function paintsFirst(html: string): string {
  const at = html.indexOf('<script nonce=', html.indexOf('<body'));
  const nonce = /^<script( nonce="[^"]*")/.exec(html.slice(at, at + 200))?.[1];
  return at < 0 || !nonce ? html : `${html.slice(0, at)}<script${nonce}>${whole}</script>${html.slice(at)}`;
}
