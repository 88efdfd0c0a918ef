import type { BrandFaces } from './brand-faces.ts';

export const faces: BrandFaces = {
  latin: {
    text: ['hanken-grotesk', 400],
    strong: ['hanken-grotesk', 600],
    display: ['cormorant-garamond', 500],
  },
  cjkDisplayWeight: 500,
};
