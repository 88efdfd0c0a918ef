import text from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url';
import bold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?url';
import display from '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff2?url';

/**
 * The fonts of every page: fetched alongside the styles, they are usually there for the first
 * layout.
 */
export const firstFaces = [text, bold, display];
