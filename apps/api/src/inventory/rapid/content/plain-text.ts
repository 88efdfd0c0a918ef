/** Marks that begin or end a line of text. */
const breaks = /<(?:br|\/li|\/?(?:p|ul|ol|div|h\d))\b[^>]*>/gi;
const marks = /<\/?[a-z][^>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;

const decoded = (text: string): string =>
  text.replaceAll(entity, (whole: string, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return entities[name.toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** The lines of a text with HTML in it, without its marks; some texts are escaped once more. */
export function plainLines(html: string): string[] {
  const text = /&lt;\s*\/?[a-z]/i.test(html) ? decoded(html) : html;
  return decoded(text.replaceAll(breaks, '\n').replaceAll(marks, ''))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The same as one line. */
export const plainLine = (html: string): string => plainLines(html).join(' ');
