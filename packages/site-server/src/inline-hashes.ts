import { createHash, randomBytes } from 'node:crypto';

/**
 * The nonce that pages are rendered with. It marks what the renderer itself wrote inline: 128 random bits a
 * process, which never leave it, so that no content can hold them.
 */
export const renderNonce = randomBytes(16).toString('hex');
const mark = ` nonce="${renderNonce}"`;

/** The sources of a content policy that allow a page's own inline scripts and styles. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The source that allows one inline script or style (CSP 3, 2.3.1). The parser of HTML turns CR LF to LF before it counts. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

const marked = new RegExp(`<(script|style)((?: [^>]*)?)${mark}([^>]*)>(.*?)</\\1>`, 'gs');
const isData = / type="application\/(?:ld\+)?json"/;
const unique = (sources: string[]): string[] => [...new Set(sources)];

/**
 * A rendered page without its nonces, and the hashes of what bore them. What does not bear one is not ours and
 * gets no hash: it does not run, wherever in the page it came from.
 * @throws Error where the mark stands in a place that is not known: the page must not leave the process
 */
export function hashInline(rendered: string): { html: string; hashes: InlineHashes } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, before = '', after = '', text = ''] of rendered.matchAll(marked)) {
    const attributes = before + after;
    if (text === '' || attributes.includes(' src=') || isData.test(attributes)) continue;
    (tag === 'script' ? scripts : styles).push(hashSource(text));
  }
  const html = rendered.replace(/<meta property="csp-nonce"[^>]*>/, '').replaceAll(mark, '');
  if (html.includes(renderNonce)) throw new Error('the nonce of rendering stands in the page itself');
  return { html, hashes: { scripts: unique(scripts), styles: unique(styles) } };
}
