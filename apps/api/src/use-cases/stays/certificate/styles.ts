import type { Locale } from '@voyage/domain/locale.ts';
import type { PrintBrand } from './print-brand.ts';
import type { TextStyle } from './typeset.ts';

/**
 * The styles of a page at a scale, and with a share of the usual space around its lines (`air`); Chinese and
 * Japanese headings are smaller and have more line spacing (docs/look.md).
 */
export function stylesOf(
  { text, secondary, accent, wordmark }: PrintBrand,
  locale: Locale,
  scale: number,
  air: number,
) {
  const latin = locale === 'en';
  const heading = latin ? 1 : 0.86;
  const style = (
    face: TextStyle['face'],
    size: number,
    color: string,
    leading: number,
    more: Partial<TextStyle> = {},
  ): TextStyle => ({
    face,
    size: size * scale,
    color,
    leading,
    ...more,
  });
  return {
    /** Small capitals: Latin only. */
    capitals: latin,
    air,
    wordmark: { ...style('display', wordmark.size, text, 1.2), tracking: wordmark.tracking },
    title: style('display', 24 * heading, text, 1.25),
    number: style('display', 31, text, 1.15, { figures: true, tracking: 1.4 * scale }),
    status: style('text', latin ? 7.8 : 9, accent, 1.4, latin ? { tracking: 1.3 * scale } : {}),
    label: style('text', latin ? 7 : 8.2, accent, 1.45, latin ? { tracking: 0.9 * scale } : {}),
    code: style('strong', 10, text, 1.35, { figures: true }),
    hotel: style('display', 20 * heading, text, 1.25),
    date: style('display', 15.5 * (latin ? 1 : 0.9), text, 1.3, { figures: true }),
    body: style('text', 9.6, text, latin ? 1.45 : 1.6, { figures: true }),
    quiet: style('text', 8.6, secondary, latin ? 1.45 : 1.6, { figures: true }),
    total: style('strong', 11.5, text, 1.4, { figures: true }),
    show: style('display', latin ? 13.5 : 11.4, text, 1.4),
    contact: style('text', 8.6, text, 1.5, { figures: true }),
    /** The English for the desk: never too small to be read there. */
    desk: style('text', Math.max(7, 6.3 / scale), secondary, 1.35, { figures: true }),
    deskHotel: style('display', 11.5, secondary, 1.35),
    issuer: style('text', 7.8, secondary, 1.5, { figures: true }),
  };
}
export type Styles = ReturnType<typeof stylesOf>;
