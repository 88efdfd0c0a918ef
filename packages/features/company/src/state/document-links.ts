import type { Block } from './document.ts';

export interface Link {
  words: string;
  /** A page of the site without its language, optionally with a fragment. */
  to: string;
}
/** Splits a text at its links. */
export function partsOf(text: string): (string | Link)[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      return link ? { words: link[1] ?? '', to: link[2] ?? '' } : part;
    });
}
/** A text without link markup. */
const plainText = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
/** An answer as plain text. */
export const answerText = (answer: readonly Block[]): string =>
  answer
    .map((block) => (typeof block === 'string' ? plainText(block) : block.map(plainText).join('\n')))
    .join('\n');
