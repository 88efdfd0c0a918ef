import { createHash, randomBytes } from 'node:crypto';

/**
 * The nonce with which pages are rendered. It marks the inline code of the renderer: 128 random bits per
 * process, which never leave it, so that content cannot contain them.
 */
export const renderNonce = randomBytes(16).toString('hex');
const mark = ` nonce="${renderNonce}"`;

/** The sources of a content policy that allow a page's own inline scripts and styles. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * The source that allows one inline script or style (CSP 3, 2.3.1). The HTML parser normalises CR LF to LF
 * first.
 */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

const marked = new RegExp(`<(script|style)((?: [^>]*)?)${mark}([^>]*)>(.*?)</\\1>`, 'gs');
const isData = / type="application\/(?:ld\+)?json"/;
const unique = (sources: string[]): string[] => [...new Set(sources)];

/**
 * A rendered page without its nonces, and the hashes of the elements that had one. Others are not ours and
 * get no hash: they do not run, wherever in the page they came from.
 * @throws Error if the marker is in an unexpected place: the page must not leave the process
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
  if (html.includes(renderNonce)) throw new Error('the page itself contains the render nonce');
  return { html, hashes: { scripts: unique(scripts), styles: unique(styles) } };
}
