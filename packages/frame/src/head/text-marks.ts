/** Marks that turn the writing around (Unicode UAX 9) and are not seen, line and paragraph separators: in a page they end with their element, in a title or a fact they would go on into what stands beside them. */
const marks = /[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text for a place that cannot hold its own direction: the head of a page, a fact for search engines. */
export const stripDirectionMarks = (text: string): string => text.replaceAll(marks, '');
