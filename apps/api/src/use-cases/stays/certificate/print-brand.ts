import type { Brand } from '../../../mail/transport.ts';

export interface PrintBrand {
  /** The colour of the paper. */
  page: string;
  text: string;
  secondary: string;
  /** Labels: dark enough to read. */
  accent: string;
  hairline: string;
  /** Opacity of hairlines, 0 to 1: brass is too dark for a hairline. */
  hairlineStrength: number;
  /** The frame and the mark; never text. */
  ornament: string;
  /** Radius of the corners of the frame. */
  radius: number;
  /** The typesetting of the name. */
  wordmark: { size: number; tracking: number; upperCase: boolean };
  /** The mark above the name: strokes in a 32 by 32 box. */
  mark: string;
}

/**
 * Both brands in print: the dark one is on white paper here. Repeats packages/themes and packages/brand,
 * which the service cannot import; a test compares them.
 */
export const printBrands: Record<Brand, PrintBrand> = {
  main: {
    page: '#FBF8F3',
    text: '#1E1B18',
    secondary: '#5E564D',
    accent: '#7A4A2B',
    hairline: '#DED4C4',
    hairlineStrength: 1,
    ornament: '#B08D57',
    radius: 0,
    wordmark: { size: 15, tracking: 5, upperCase: true },
    mark: 'M16 2.5C10 7 9 14 16 18.5C23 14 22 7 16 2.5ZM16 7V18.5M5 22.5H27M9 26H23M13 29.5H19',
  },
  club: {
    page: '#FFFFFF',
    text: '#0E1418',
    secondary: '#2C3A43',
    accent: '#6E6247',
    hairline: '#D2B27C',
    hairlineStrength: 0.55,
    ornament: '#D2B27C',
    radius: 12,
    wordmark: { size: 19, tracking: 0, upperCase: false },
    mark: 'M16 1.5V5M11 9C11 6.5 13 5 16 5S21 6.5 21 9M9 9H23M10 9V25M22 9V25M8 25H24M10.5 29H21.5M16 12.5C12.8 16.5 13.4 20 16 21.5C18.6 20 19.2 16.5 16 12.5Z',
  },
};
