import { baselineOf, type Align, type Paragraph } from './typeset.ts';

/** Between a text and the English beside it, or beneath it. */
const space = { beside: 5, beneath: 1.4 };
const widthOf = ({ lines }: Paragraph): number => Math.max(0, ...lines.map(({ width }) => width));

/**
 * A text with its English: beside it if that is wanted and both are one line of the column together, beneath it
 * otherwise.
 */
export function withEnglish(own: Paragraph, english: Paragraph, width: number, beside: boolean): Paragraph {
  const inOneLine =
    own.lines.length === 1 &&
    english.lines.length === 1 &&
    widthOf(own) + space.beside + widthOf(english) <= width;
  return beside && inOneLine
    ? { ...own, english: { paragraph: english, at: 'beside' } }
    : {
        ...own,
        english: { paragraph: english, at: 'beneath' },
        height: own.height + space.beneath + english.height,
      };
}

export interface Place {
  x: number;
  y: number;
  width: number;
  align?: Align;
}
/** A text and its English, each with its place in a column. */
export function placed(text: Paragraph, column: Place): { own: Place; english: [Paragraph, Place] | null } {
  if (!text.english) return { own: column, english: null };
  const { paragraph, at } = text.english;
  if (at === 'beneath')
    return { own: column, english: [paragraph, { ...column, y: column.y + text.height - paragraph.height }] };
  const own = widthOf(text);
  const both = own + space.beside + widthOf(paragraph);
  const left = column.x + { left: 0, center: 0.5, right: 1 }[column.align ?? 'left'] * (column.width - both);
  return {
    own: { x: left, y: column.y, width: own },
    english: [
      paragraph,
      {
        x: left + own + space.beside,
        y: column.y + baselineOf(text.style) - baselineOf(paragraph.style),
        width: widthOf(paragraph),
      },
    ],
  };
}
