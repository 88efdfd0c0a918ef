import { htmlLang } from '@voyage/domain/locale.ts';
import PDFDocument from 'pdfkit';
import { certificateFacts, type CertificateOf } from './facts.ts';
import { Faces } from './faces.ts';
import { setPage } from './page.ts';
import { printBrands } from './print-brand.ts';
import { Typesetter, type PlacedText } from './typeset.ts';

export interface Certificate {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each line was set. */
  placed: readonly PlacedText[];
}

/**
 * The booking certificate (docs/product/entities.md): one A4 page of the brand, in the reader's language,
 * ready to show at the desk.
 */
export async function certificate(of: CertificateOf): Promise<Certificate> {
  const facts = certificateFacts(of);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: `${facts.title} ${facts.number.value}`, Author: facts.brandName, CreationDate: of.now },
    lang: htmlLang(of.locale),
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    font: '', // the default is read from a file beside PDFKit, which a release does not have; all of ours are registered
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => void doc.on('end', resolve));
  const typesetter = new Typesetter(doc, new Faces(doc, of.brand, of.locale));
  setPage(doc, typesetter, facts, printBrands[of.brand], of.locale);
  doc.end();
  await done;
  return { bytes: Buffer.concat(chunks), placed: typesetter.placed };
}
