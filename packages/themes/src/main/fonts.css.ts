import { fallbackFace, latinFace } from '../font-face.ts';

latinFace('Cormorant Garamond', '500', '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2');
latinFace('Hanken Grotesk', '400', '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2');
latinFace('Hanken Grotesk', '600', '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff2');
fallbackFace('Cormorant fallback', 'Georgia', { sizeAdjust: '87%', ascent: '106%', descent: '33%' });
fallbackFace('Hanken fallback', 'Arial', { sizeAdjust: '101%', ascent: '99%', descent: '30%' });
