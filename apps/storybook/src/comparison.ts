import { relative } from 'node:path';
import type { Page } from 'playwright';
import { writeChange } from './changed-pictures.ts';
import { difference, fingerprintOf, type Difference, type Fingerprint } from './fingerprint.ts';
import { readReferences, writeReferences } from './references.ts';
import { idle, pictureOf } from './still-page.ts';

/** Number of identical pictures in a row before a story fails or a reference is written. */
const alike = 6;
/**
 * Tolerance for identical pictures: the edge of a layer may be rounded either way, which changes a mean by
 * one step of the reference.
 */
const step = { base: 3, slope: 0, size: 0 };

const described = ({ sizes, cells, worst }: Difference) =>
  [
    ...(sizes ? [`its size is ${sizes[1]}, in the reference ${sizes[0]}`] : []),
    ...(worst
      ? [
          `${cells} cells differ, most at ${worst.x},${worst.y}: ${worst.actual}, in the reference ${worst.reference}`,
        ]
      : []),
  ].join('; ');

/**
 * Compares the stories of a brand with their committed references. With `update`, references are written:
 * `changed` keeps those that still hold, so that a diff contains only real changes.
 */
export class Comparison {
  readonly #brand: string;
  readonly #references: Map<string, Fingerprint>;
  readonly #update: 'all' | 'changed' | null;
  readonly #counts = { kept: 0, written: 0 };
  readonly #strays: string[];

  constructor(
    brand: string,
    /** Everything to be compared: story, locale and width. */
    names: readonly string[],
    update: 'all' | 'changed' | null,
  ) {
    this.#brand = brand;
    this.#update = update;
    this.#references = readReferences(brand);
    const expected = new Set(names);
    this.#strays = [...this.#references.keys()].filter((name) => !expected.has(name));
  }

  /** The visual faults of the current story. `afresh` renders it again on a fresh page. */
  async faults(
    page: Page,
    story: string,
    locale: string,
    width: number,
    reload: () => Promise<void>,
  ): Promise<string[]> {
    const name = `${story} ${locale} ${width}`;
    const reference = this.#references.get(name);
    if (!reference && !this.#update) return ['has no reference; look at it, then run with --update'];
    // What an update writes is taken from a fresh page anyway: there the first look only says whether anything changed.
    let rest = await this.#atRest(page, reference, this.#update ? 1 : alike);
    // A story that differs, or does not come to rest, is shown once more on a fresh page.
    if (!rest?.isSettled) {
      await reload();
      rest = await this.#atRest(page, reference, alike);
    }
    if (!rest) return ['does not come to rest: every picture of it is another'];
    const { picture, actual, found } = rest;
    if (this.#update) {
      const keeps = reference && !found && this.#update === 'changed';
      this.#counts[keeps ? 'kept' : 'written'] += 1;
      if (!keeps) this.#references.set(name, actual);
      return [];
    }
    if (!reference || !found) return [];
    const file = await writeChange(this.#brand, name, { reference, actual: picture.bitmap, found });
    return [`looks different: ${described(found)} (${relative(process.cwd(), file)})`];
  }

  /**
   * The settled picture: a reference must be reproducible, and a failure must not be a transition. Null if
   * it does not settle. `enough`: so many equal pictures in a row.
   */
  async #atRest(page: Page, reference: Fingerprint | undefined, enough: number) {
    let picture = await pictureOf(page);
    let actual = fingerprintOf(picture.bitmap);
    let found = reference ? difference(reference, actual) : null;
    const isSettled = () => (this.#update ? Boolean(reference && !found && this.#update !== 'all') : !found);
    for (let [looks, same] = [1, 1]; same < enough && !isSettled(); looks += 1) {
      if (looks === 10 * alike) return null;
      await idle(page);
      const before = actual;
      picture = await pictureOf(page);
      actual = fingerprintOf(picture.bitmap);
      found = reference ? difference(reference, actual) : null;
      same = difference(before, actual, step) ? 1 : same + 1;
    }
    return { picture, actual, found, isSettled: isSettled() };
  }

  /** Writes new references; reports those that no story uses any more. */
  end(): string[] {
    if (!this.#update)
      return this.#strays.map(
        (name) => `${this.#brand}: a reference without its story, ${name}; run with --update`,
      );
    for (const name of this.#strays) this.#references.delete(name);
    writeReferences(this.#brand, this.#references);
    console.log(
      `References of ${this.#brand}: ${this.#counts.written} written, ${this.#counts.kept} still hold, ${this.#strays.length} taken away`,
    );
    return [];
  }
}
