import { cjkDisplayFaces, fallbackFace, latinFace } from '../font-face.ts';

latinFace(
  'Cormorant Garamond',
  '500',
  '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
);
latinFace('Hanken Grotesk', '400', '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2');
latinFace('Hanken Grotesk', '600', '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff2');
fallbackFace('Cormorant fallback', 'serif', { sizeAdjust: '96.98%', ascent: '95.27%', descent: '29.59%' });
fallbackFace('Cormorant Android', 'androidSerif', {
  sizeAdjust: '81.91%',
  ascent: '112.80%',
  descent: '35.04%',
});
fallbackFace('Hanken fallback', 'sans', { sizeAdjust: '100.94%', ascent: '99.07%', descent: '30.02%' });
cjkDisplayFaces('500');
