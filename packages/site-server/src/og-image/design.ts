import type { BrandFaces } from '@voyage/typefaces/brand-faces.ts';

/** The design of a brand's link previews. Colours are those of its tokens. */
export interface Design {
  name: string;
  /** The brand's mark, as the outline of an SVG of 32 by 32. */
  mark: string;
  /** The colours of the icon in a tab or on a home screen. */
  icon: { background: string; line: string };
  faces: BrandFaces;
  page: string;
  /** The mark and the name. */
  accent: string;
  title: string;
  secondary: string;
  /** The frame of a picture without a photograph, and the radius of its corners. */
  frame: string;
  corner: number;
  caption: {
    title: string;
    place: string;
    /** Below the photograph on the page's background, or over it, on a scrim. */
    at: 'below' | 'over';
  };
}
