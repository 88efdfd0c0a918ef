import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { placed, type Place } from './bilingual.ts';
import type { PrintBrand } from './print-brand.ts';
import type { Paragraph, Typesetter } from './typeset.ts';

/** Tags of the standard PDF structure, known to screen readers. */
export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
export type Element = PDFKit.PDFStructureElement;

/**
 * The page: everything drawn is either text with a place in the structure, or an artifact that screen
 * readers skip.
 */
export class Sheet {
  readonly typesetter: Typesetter;
  readonly #doc: PDFKit.PDFDocument;
  readonly brand: PrintBrand;
  readonly #root: Element;
  constructor(doc: PDFKit.PDFDocument, typesetter: Typesetter, brand: PrintBrand) {
    this.typesetter = typesetter;
    this.#doc = doc;
    this.brand = brand;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** An element that contains others. */
  group(tag: Tag, within: Element = this.#root): Element {
    const element = this.#doc.struct(tag);
    within.add(element);
    return element;
  }

  write(tag: Tag, paragraph: Paragraph, at: Place, within: Element = this.#root): void {
    const { own, english } = placed(paragraph, at);
    const parts = (part: Paragraph, { x, y, width, align }: Place) =>
      this.typesetter
        .drawings(part, x, y, width, align)
        .map(({ lang, draw }) => (lang ? this.#span(lang, [draw]) : draw));
    within.add(
      this.#doc.struct(tag, {}, [
        ...parts(paragraph, own),
        ...(english ? [this.#span('en', parts(...english))] : []),
      ]),
    );
  }

  /** An element of its own, because it is read aloud in another language than the page's. */
  #span(lang: Locale, parts: (Element | (() => void))[]): Element {
    return this.#doc.struct('Span', { lang: htmlLang(lang) }, parts);
  }

  end(): void {
    this.#root.end();
  }

  #ornament(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #hairline(weight: number, draw: () => void): void {
    this.#ornament(() => {
      this.#doc.save().lineWidth(weight).strokeOpacity(this.brand.hairlineStrength);
      draw();
      this.#doc.stroke(this.brand.hairline).restore();
    });
  }

  rule(x: number, y: number, width: number, weight = 0.5): void {
    this.#hairline(weight, () => this.#doc.moveTo(x, y).lineTo(x + width, y));
  }

  post(x: number, y: number, height: number): void {
    this.#hairline(0.5, () => this.#doc.moveTo(x, y).lineTo(x, y + height));
  }

  /** Two hairlines around the page, as on an engraved card. */
  ground({ outer, inner }: { outer: number; inner: number }): void {
    const { width, height } = this.#doc.page;
    const { page, ornament, hairline, radius } = this.brand;
    this.#ornament(() => {
      this.#doc.rect(0, 0, width, height).fill(page);
      for (const [inset, weight, color] of [
        [outer, 0.9, ornament],
        [inner, 0.45, hairline],
      ] as const) {
        const round = Math.max(0, radius - (inset - outer));
        const box = [inset, inset, width - 2 * inset, height - 2 * inset] as const;
        (round > 0 ? this.#doc.roundedRect(...box, round) : this.#doc.rect(...box))
          .lineWidth(weight)
          .stroke(color);
      }
    });
  }

  mark(center: number, y: number, size: number): void {
    this.#ornament(() => {
      this.#doc.save();
      this.#doc.translate(center - size / 2, y).scale(size / 32);
      this.#doc
        .path(this.brand.mark)
        .lineWidth(1.1)
        .lineCap('round')
        .lineJoin('round')
        .stroke(this.brand.accent);
      this.#doc.restore();
    });
  }
}
