import type { Locale } from '@voyage/domain/locale.ts';
import { blocksOf } from './blocks.ts';
import { withHotelOnly, type CertificateFacts } from './facts.ts';
import type { PrintBrand } from './print-brand.ts';
import { Sheet } from './sheet.ts';
import { stylesOf } from './styles.ts';
import type { Typesetter } from './typeset.ts';

/** Points from the edge of the paper. */
export const frame = { outer: 30, inner: 36, text: 64 };
const masthead = { top: 58 };

const spacious = { air: 1, noteLines: 10, english: 'all' };
const tight = { ...spacious, scale: 0.7, air: 0.6 };
/**
 * From spacious to tight: smaller type, then less air between lines of the table and between blocks, then a
 * long note is shortened, then there is less English. The longest content that the contracts allow fits: a test
 * renders it.
 */
const attempts = [
  ...[1, 0.96, 0.92, 0.88, 0.85, 0.82, 0.79, 0.76].map((scale) => ({ ...spacious, scale })),
  ...[0.76, 0.73].map((scale) => ({ ...tight, scale })),
  ...['all', 'hotel'].flatMap((english) =>
    [6, 5, 4, 3, 2, 1].map((noteLines) => ({ ...tight, noteLines, english })),
  ),
  ...[0.67, 0.64].map((scale) => ({ ...tight, scale, noteLines: 1, english: 'hotel' })),
];

/**
 * Lays out a certificate on one A4 page: the frame, then its blocks with the remaining space distributed
 * between them. @throws RangeError if it does not fit at the smallest size
 */
export function setPage(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  facts: CertificateFacts,
  brand: PrintBrand,
  locale: Locale,
): void {
  const { width, height } = doc.page;
  const sheet = new Sheet(doc, typesetter, brand);
  const room = height - frame.text - masthead.top;
  for (const { scale, air, noteLines, english } of attempts) {
    const styles = stylesOf(brand, locale, scale, air);
    const blocks = blocksOf(
      sheet,
      english === 'all' ? facts : withHotelOnly(facts),
      styles,
      { x: frame.text, width: width - 2 * frame.text },
      noteLines,
    );
    const used = blocks.reduce((sum, block) => sum + block.height + block.gap * scale * air, 0);
    if (used > room) continue;
    // The space goes where a reader pauses; a short certificate is not stretched over the whole page.
    const share = Math.min((room - used) / blocks.reduce((sum, block) => sum + block.stretch, 0), 26);
    const left = room - used - share * blocks.reduce((sum, block) => sum + block.stretch, 0);
    sheet.ground(frame);
    let y = masthead.top + left / 3;
    for (const block of blocks) {
      y += block.gap * scale * air + block.stretch * share;
      block.draw(y);
      y += block.height;
    }
    sheet.end();
    return;
  }
  throw new RangeError('the certificate does not fit its page');
}
