import { fallbackFace, latinFace } from '../font-face.ts';

latinFace('Bodoni Moda', '500', '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff2');
latinFace('Figtree', '400', '@fontsource/figtree/files/figtree-latin-400-normal.woff2');
latinFace('Figtree', '600', '@fontsource/figtree/files/figtree-latin-600-normal.woff2');
fallbackFace('Bodoni fallback', 'Georgia', { sizeAdjust: '98%', ascent: '102%', descent: '30%' });
fallbackFace('Figtree fallback', 'Arial', { sizeAdjust: '100%', ascent: '95%', descent: '25%' });
