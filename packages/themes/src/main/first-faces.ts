import text from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2?url';
import bold from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff2?url';
import display from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';

/**
 * The fonts of every page: fetched alongside the styles, they are usually there for the first
 * layout.
 */
export const firstFaces = [text, bold, display];
