/**
 * Invisible bidirectional controls (Unicode UAX 9), line and paragraph separators: inside a page their
 * effect ends with the element, but in a title or structured data they would affect the text that follows.
 */
const marks = /[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text for places that cannot isolate its direction: the head of a page, structured data. */
export const stripDirectionMarks = (text: string): string => text.replaceAll(marks, '');
