import { cjkDisplayFaces, fallbackFace, latinFace } from '../font-face.ts';

latinFace('Bodoni Moda', '500', '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff2');
latinFace('Figtree', '400', '@fontsource/figtree/files/figtree-latin-400-normal.woff2');
latinFace('Figtree', '600', '@fontsource/figtree/files/figtree-latin-600-normal.woff2');
fallbackFace('Bodoni fallback', 'serif', { sizeAdjust: '114.22%', ascent: '98.50%', descent: '35.02%' });
fallbackFace('Bodoni Android', 'androidSerif', {
  sizeAdjust: '96.47%',
  ascent: '116.62%',
  descent: '41.47%',
});
fallbackFace('Figtree fallback', 'sans', { sizeAdjust: '100.72%', ascent: '94.32%', descent: '24.82%' });
cjkDisplayFaces('600');
