import type { Locale } from '@voyage/domain/locale.ts';
import type { FaceKind } from '@voyage/typefaces/brand-faces.ts';
import { faces as club } from '@voyage/typefaces/club.ts';
import { faceFor, faceNames as namesOf } from '@voyage/typefaces/faces.ts';
import { faces as main } from '@voyage/typefaces/main.ts';
import type { Brand } from '../../mail/transport.ts';

const facesOf: Record<Brand, typeof main> = { main, club };

/** Every font that a certificate may use: those that a release of the service includes (tooling/release). */
export const faceNames = (): string[] =>
  [...new Set([main, club].flatMap((faces) => namesOf(faces)))].toSorted();

/**
 * Picks, for each character, the first font of the brand and language that has it, and registers it with the
 * document.
 */
export class Faces {
  readonly #brand: Brand;
  readonly #locale: Locale;
  readonly #registered = new Set<string>();
  readonly #chosen = new Map<string, string | null>();
  readonly #doc: PDFKit.PDFDocument;
  constructor(doc: PDFKit.PDFDocument, brand: Brand, locale: Locale) {
    this.#doc = doc;
    this.#brand = brand;
    this.#locale = locale;
  }

  /** The registered name of the font for a character; null if none of ours has it. */
  faceOf(character: string, kind: FaceKind): string | null {
    const key = kind + character;
    let chosen = this.#chosen.get(key);
    if (chosen === undefined) this.#chosen.set(key, (chosen = this.#choose(character, kind)));
    return chosen;
  }

  #choose(character: string, kind: FaceKind): string | null {
    const found = faceFor(character, { faces: facesOf[this.#brand], locale: this.#locale }, kind);
    if (found === null) return null;
    if (!this.#registered.has(found.name)) {
      this.#doc.registerFont(found.name, found.data);
      this.#registered.add(found.name);
    }
    return found.name;
  }
}
