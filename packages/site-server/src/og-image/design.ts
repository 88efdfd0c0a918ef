import type { BrandFaces } from '@voyage/typefaces/brand-faces.ts';

/** How a brand's pictures of links look. Colours are those of its tokens. */
export interface Design {
  name: string;
  /** The brand's sign, as the outline of an SVG of 32 by 32. */
  mark: string;
  faces: BrandFaces;
  page: string;
  /** The sign and the name. */
  accent: string;
  title: string;
  secondary: string;
  /** The frame of a picture without a photograph, and how round its corners are. */
  frame: string;
  corner: number;
  caption: {
    title: string;
    place: string;
    /** Below the photograph on the page's ground, or over it, on a scrim. */
    at: 'below' | 'over';
  };
}
