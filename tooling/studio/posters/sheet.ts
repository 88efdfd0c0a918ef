export type Brand = 'main' | 'club';
export type Format = 'wide' | 'tall';
/** The few inks and their uses, the same in both brands. All are brand tokens or mixtures of two of them. */
export interface Inks {
  /** From the top of the sky to the horizon. */
  sky: string;
  haze: string;
  /** From the farthest ground to the nearest. */
  far: string;
  middle: string;
  near: string;
  ink: string;
  /** Sun or moon; the one strong colour; the lightest ink; fine lines; thin things in front of the sky. */
  disc: string;
  accent: string;
  light: string;
  line: string;
  edge: string;
}
/** The area of a drawing: 1500 by 1000 or 1200 by 1500 units. `x` and `y` are its centre. */
interface Sheet {
  width: number;
  height: number;
  x: number;
  isTall: boolean;
  brand: Brand;
  inks: Inks;
}
export type Drawing = (sheet: Sheet) => string;
