import type { BrandFaces } from './brand-faces.ts';

export const faces: BrandFaces = {
  latin: { text: ['figtree', 400], strong: ['figtree', 600], display: ['bodoni-moda', 500] },
  cjkDisplayWeight: 600,
};
