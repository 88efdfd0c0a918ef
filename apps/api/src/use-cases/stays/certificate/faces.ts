import type { Locale } from '@voyage/domain/locale.ts';
import type { FaceKind } from '@voyage/typefaces/brand-faces.ts';
import { faces as club } from '@voyage/typefaces/club.ts';
import { facesForWord } from '@voyage/typefaces/faces.ts';
import { faces as main } from '@voyage/typefaces/main.ts';
import type { Brand } from '../../../mail/transport.ts';

const facesOf: Record<Brand, typeof main> = { main, club };

/**
 * Picks, for each character of a word, a font of the brand and language that has it, else one of its script,
 * and registers it with the document.
 */
export class Faces {
  readonly #brand: Brand;
  readonly #locale: Locale;
  readonly #registered = new Set<string>();
  readonly #chosen = new Map<string, (string | null)[]>();
  readonly #doc: PDFKit.PDFDocument;
  constructor(doc: PDFKit.PDFDocument, brand: Brand, locale: Locale) {
    this.#doc = doc;
    this.#brand = brand;
    this.#locale = locale;
  }

  /**
   * The registered names of the fonts for the characters of a word; null for one that none of ours has. `lang`: of the
   * word, if it is another than that of the page; the same character is drawn differently in Chinese and Japanese.
   */
  facesOf(word: readonly string[], kind: FaceKind, lang: Locale | null): (string | null)[] {
    const locale = lang ?? this.#locale;
    const key = `${kind} ${locale} ${word.join('')}`;
    let chosen = this.#chosen.get(key);
    if (chosen === undefined) this.#chosen.set(key, (chosen = this.#choose(word, kind, locale)));
    return chosen;
  }

  #choose(word: readonly string[], kind: FaceKind, locale: Locale): (string | null)[] {
    const type = { faces: facesOf[this.#brand], locale };
    return facesForWord(word, type, kind).map((face) => {
      if (face === null) return null;
      if (!this.#registered.has(face.name)) {
        this.#doc.registerFont(face.name, face.data);
        this.#registered.add(face.name);
      }
      return face.name;
    });
  }
}
