import { decodeHTMLStrict } from 'entities/decode';

/** Marks that begin or end a line of text. */
const breaks = /<(?:br|\/li|\/?(?:p|ul|ol|div|h\d))\b[^>]*>/gi;
const marks = /<\/?[a-z][^>]*>/gi;

/** The lines of a text with HTML in it, without its marks; some texts are escaped once more. */
export function plainLines(html: string): string[] {
  const text = /&lt;\s*\/?[a-z]/i.test(html) ? decodeHTMLStrict(html) : html;
  return decodeHTMLStrict(text.replaceAll(breaks, '\n').replaceAll(marks, ''))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The same as one line. */
export const plainLine = (html: string): string => plainLines(html).join(' ');
