export type Brand = 'main' | 'club';
export type Format = 'wide' | 'tall';
/** Few inks: what each is for, the same in both brands. All come from the brands' tokens or lie between two of them. */
export interface Inks {
  /** From the top of the sky to the horizon. */
  sky: string;
  haze: string;
  /** From the farthest ground to the nearest. */
  far: string;
  middle: string;
  near: string;
  ink: string;
  /** Sun or moon, the one strong colour, the lightest ink, fine lines, thin things that stand against the sky. */
  disc: string;
  accent: string;
  light: string;
  line: string;
  edge: string;
}
/** The sheet that a drawing fills: 1500 by 1000 or 1200 by 1500 units. `x` and `y` are its middle. */
export interface Sheet {
  width: number;
  height: number;
  x: number;
  isTall: boolean;
  brand: Brand;
  inks: Inks;
}
export type Drawing = (sheet: Sheet) => string;
