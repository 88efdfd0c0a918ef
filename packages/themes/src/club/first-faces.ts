import text from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url';
import display from '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff2?url';

/** The faces that every page begins with: fetched beside the styles, they are there for the first layout more often than not. */
export const firstFaces = [text, display];
