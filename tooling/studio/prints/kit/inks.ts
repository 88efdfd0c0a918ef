import { clamp } from './noise.ts';

/** Red, green, blue, 0 to 255. */
export type Rgb = [number, number, number];
/** The inks of the series; each print uses a few of them. */
export const inks = {
  black: '#11181d',
  night: '#182730',
  indigo: '#23404f',
  prussian: '#2b5566',
  sea: '#3c7080',
  shallow: '#6ba3a3',
  ice: '#b9d2d4',
  mist: '#d5dcd6',
  snow: '#f2eee4',
  paper: '#f6ead6',
  cream: '#f3dcb4',
  gold: '#e3b261',
  amber: '#d98f45',
  apricot: '#efb58a',
  coral: '#e58d6f',
  rose: '#d9a59a',
  rust: '#a8502f',
  umber: '#7a4a2b',
  bark: '#4a3126',
  plum: '#5d4455',
  mauve: '#8f7686',
  pine: '#23433a',
  moss: '#4c6a4a',
  sage: '#8fa585',
  straw: '#cdb778',
} as const;
export type Ink = keyof typeof inks | `#${string}`;

const isNamed = (ink: Ink): ink is keyof typeof inks => Object.hasOwn(inks, ink);
export const hexOf = (ink: Ink): string => (isNamed(ink) ? inks[ink] : ink);
const known = new Map<string, Rgb>();
export function rgb(ink: Ink): Rgb {
  const hex = hexOf(ink);
  const before = known.get(hex);
  if (before) return before;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const made: Rgb = [r, g, b];
  known.set(hex, made);
  return made;
}
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
/** Blends `over` into `under` with this opacity, in place. */
export function lay(under: Rgb, over: Rgb, t: number): void {
  under[0] += (over[0] - under[0]) * t;
  under[1] += (over[1] - under[1]) * t;
  under[2] += (over[2] - under[2]) * t;
}
export const hex = (c: Rgb): `#${string}` =>
  `#${c
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
export const mixed = (a: Ink, b: Ink, t: number): `#${string}` => hex(blend(rgb(a), rgb(b), t));

export type Stops = readonly (readonly [number, Ink])[];
/** The colour of a gradient at a position, eased between its stops like a wiped printing block. */
export function gradient(stops: Stops): (t: number) => Rgb {
  const list = stops.map(([at, ink]) => ({ at, color: rgb(ink) }));
  return (t) => {
    const after = list.findIndex(({ at }) => at >= t);
    const high = list[after === -1 ? list.length - 1 : after],
      low = list[after === -1 ? list.length - 1 : Math.max(0, after - 1)];
    if (!high || !low) return [0, 0, 0];
    return blend(low.color, high.color, high.at > low.at ? clamp((t - low.at) / (high.at - low.at)) : 0);
  };
}
