import { hexOf, type Ink } from './inks.ts';
import { hash } from './noise.ts';

/** Silhouettes, with feet at 0 0, facing right; `k` scales, a negative `k` also mirrors. */
const at = (x: number, y: number, k: number, content: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k} ${Math.abs(k)})">${content}</g>`;
const silhouette = (d: string) => (x: number, y: number, k: number, ink: Ink) =>
  at(x, y, k, `<path d="${d}" fill="${hexOf(ink)}"/>`);

export const giraffe = silhouette(
  'M-30 0L-27 -40L-33 -62C-39 -78 -34 -90 -20 -94C0 -96 14 -100 24 -108C34 -122 44 -146 51 -164C53 -171 56 -175 59 -177L58 -186L61 -187L63 -178L66 -179L67 -186L70 -186L69 -176C76 -173 82 -168 87 -163C88 -159 85 -157 82 -158C76 -158 71 -160 67 -159C62 -142 50 -112 41 -92C39 -84 36 -76 34 -70L32 -38L33 0L28 0L27 -38L24 -62L21 -38L22 0L17 0L16 -40L13 -64C2 -58 -10 -58 -17 -62L-20 -40L-18 0L-23 0L-24 -38L-25 0ZM-34 -86C-40 -78 -41 -66 -39 -52L-42 -40L-38 -42L-36 -52C-38 -66 -36 -76 -32 -82Z',
);
export const elephant = silhouette(
  'M-52 0L-54 -34C-62 -52 -58 -78 -34 -85C-14 -91 8 -89 20 -82C30 -92 47 -90 54 -76C60 -62 60 -44 60 -28C60 -16 63 -9 68 -11L70 -6C63 0 53 -2 51 -14L49 -38L60 -24L48 -34C44 -34 38 -34 34 -40L34 0L19 0L18 -30L13 -34L12 0L-2 0L-4 -30C-14 -28 -24 -28 -31 -32L-34 0ZM-57 -62C-64 -50 -64 -38 -63 -28L-60 -28C-61 -40 -60 -48 -55 -56Z',
);
export const wildebeest = silhouette(
  'M-20 0L-21 -14C-26 -22 -24 -32 -15 -34C-4 -34 6 -38 14 -43L20 -46C17 -50 19 -54 23 -53C20 -51 22 -48 25 -48C28 -48 30 -51 28 -53C32 -53 33 -49 30 -45L31 -38L34 -28L30 -24L25 -31L24 -22L20 -29C18 -24 15 -21 12 -19L12 0L9 0L7 -16L4 0L1 0L1 -17L-10 -18L-12 0L-15 0L-16 -14L-17 0ZM-24 -30C-29 -22 -28 -14 -28 -8L-26 -9C-26 -16 -26 -22 -22 -26Z',
);
export const zebra = silhouette(
  'M-20 0L-20 -14C-25 -22 -24 -32 -15 -34C-4 -35 4 -35 10 -37L19 -50L20 -54L23 -52L25 -54L25 -50L35 -42L34 -38L29 -38L24 -40C22 -32 18 -24 13 -20L12 0L9 0L8 -16L5 0L2 0L1 -18L-10 -19L-12 0L-15 0L-16 -14L-17 0ZM-24 -30C-28 -24 -28 -14 -27 -8L-25 -9C-26 -16 -25 -22 -22 -26Z',
);
export const camel = silhouette(
  'M-40 -34C-36 -44 -26 -46 -20 -42C-16 -58 -2 -58 2 -42C10 -46 16 -44 22 -38C28 -40 30 -52 32 -64L30 -70L44 -72L52 -66L50 -62L42 -62C42 -44 38 -30 28 -24L30 0H25L20 -20C6 -16 -10 -16 -22 -20L-26 0H-31L-32 -22C-38 -24 -40 -28 -40 -34Z',
);
export const bird = (x: number, y: number, k: number, ink: Ink) =>
  at(
    x,
    y,
    k,
    `<path d="M-22 -4C-15 -12 -7 -11 0 -2C7 -11 15 -12 22 -4C14 -8 6 -6 0 2C-6 -6 -14 -8 -22 -4Z" fill="${hexOf(ink)}"/>`,
  );

/** An emperor penguin, 100 high. */
export const penguin = (x: number, y: number, k: number, dark: Ink = 'black', light: Ink = 'paper') =>
  at(
    x,
    y,
    k,
    `<ellipse cx="16" cy="1" rx="40" ry="5" fill="${hexOf('prussian')}" opacity="0.35"/><path d="M-14 0C-26 -20 -26 -58 -14 -76C-14 -92 -6 -101 4 -100C12 -99 17 -93 17 -87L29 -83L17 -82C15 -79 14 -77 15 -74C25 -56 25 -20 14 0Z" fill="${hexOf(dark)}"/><path d="M-6 -2C-14 -22 -10 -56 1 -72C10 -70 18 -58 19 -40C20 -24 17 -8 11 -2Z" fill="${hexOf(light)}"/><path d="M0 -82C6 -84 12 -82 13 -76C10 -70 5 -68 1 -66C4 -72 3 -78 0 -82Z" fill="${hexOf('gold')}"/><path d="M-14 -70C-24 -56 -27 -38 -22 -24C-17 -34 -13 -50 -10 -62Z" fill="${hexOf('night')}"/><path d="M-12 0H0L-4 4H-14ZM4 0H14L12 4H2Z" fill="${hexOf('night')}"/>`,
  );

const blob = (x: number, y: number, rx: number, ry: number, ink: Ink, seed: number) => {
  const points = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2,
      k = 0.82 + 0.32 * hash(i, seed, 3);
    return `${(x + Math.cos(a) * rx * k).toFixed(1)} ${(y + Math.sin(a) * ry * k).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${hexOf(ink)}" stroke="${hexOf(ink)}" stroke-width="4" stroke-linejoin="round"/>`;
};
/** An umbrella acacia, about 300 wide and 210 high. */
export const acacia = (
  x: number,
  y: number,
  k: number,
  [dark, mid, lit]: readonly [Ink, Ink, Ink],
  seed = 1,
) => {
  const trunk = `<g fill="none" stroke="${hexOf(dark)}" stroke-linecap="round">${[
    [-110, -158, 5],
    [-62, -170, 6],
    [-14, -176, 7],
    [46, -172, 6],
    [104, -160, 5],
  ]
    .map(
      ([tx = 0, ty = 0, w]) =>
        `<path d="M0 0C-4 -40 ${(tx * 0.1).toFixed(0)} -70 ${(tx * 0.3).toFixed(0)} -106C${(tx * 0.5).toFixed(0)} -128 ${(tx * 0.8).toFixed(0)} ${ty + 22} ${tx} ${ty}" stroke-width="${w}"/>`,
    )
    .join('')}<path d="M-2 0C-6 -34 -2 -60 2 -84" stroke-width="13"/></g>`;
  const clumps = Array.from({ length: 26 }, (_, i) => {
    const t = (i / 25) * 2 - 1;
    return {
      x: t * 150 + (hash(i, 1, seed) - 0.5) * 22,
      y: -176 - (1 - t * t) * 26 + (hash(i, 2, seed) - 0.5) * 14,
      r: 20 + 15 * (1 - t * t) + 8 * hash(i, 3, seed),
    };
  });
  const crown = [
    ...clumps.map((c, i) => blob(c.x, c.y + 6, c.r * 1.15, c.r * 0.42, dark, seed + i)),
    ...clumps.map((c, i) => blob(c.x - 3, c.y - 3, c.r * 0.95, c.r * 0.28, mid, seed + 40 + i)),
    ...clumps
      .filter((_, i) => i % 2 === seed % 2)
      .map((c, i) => blob(c.x - 8, c.y - 10, c.r * 0.6, c.r * 0.14, lit, seed + 80 + i)),
  ].join('');
  return at(x, y, k, `${trunk}${crown}`);
};
/** A baobab, about 200 wide and 260 high. */
export const baobab = (
  x: number,
  y: number,
  k: number,
  [dark, mid, lit]: readonly [Ink, Ink, Ink],
  seed = 1,
) => {
  const body =
    'M-46 0C-36 -30 -40 -90 -30 -140C-34 -160 -60 -178 -84 -196L-80 -202C-56 -190 -36 -178 -22 -170C-22 -192 -30 -216 -44 -236L-38 -240C-22 -222 -12 -200 -6 -176C0 -200 10 -224 30 -244L36 -240C20 -216 14 -194 14 -172C30 -182 54 -196 84 -208L88 -202C62 -186 38 -168 30 -142C40 -90 38 -30 48 0Z';
  const ends = [
    [-92, -206],
    [-60, -216],
    [-42, -246],
    [-8, -232],
    [34, -252],
    [62, -228],
    [94, -212],
    [12, -246],
  ];
  return at(
    x,
    y,
    k,
    `<path d="${body}" fill="${hexOf(dark)}"/><path d="M-40 0C-30 -30 -34 -90 -25 -140L-8 -168C-16 -110 -12 -50 -16 0Z" fill="${hexOf(mid)}"/><path d="M-38 0C-30 -40 -31 -90 -24 -138L-18 -146C-24 -96 -22 -40 -28 0Z" fill="${hexOf(lit)}"/>${ends.map(([cx = 0, cy = 0], i) => blob(cx, cy, 28, 10, dark, seed + i) + blob(cx - 5, cy - 5, 19, 5, mid, seed + i + 20)).join('')}`,
  );
};
/** Blades of grass along the bottom of a sheet. */
export const grass = (width: number, y: number, tall: number, count: number, ink: Ink, seed = 1) =>
  Array.from({ length: count }, (_, i) => {
    const x = hash(i, 1, seed) * width,
      h = tall * (0.4 + 0.6 * hash(i, 2, seed)),
      lean = (hash(i, 3, seed) - 0.4) * h * 0.7,
      foot = y + hash(i, 4, seed) * 30;
    return `<path d="M${(x - 2).toFixed(1)} ${foot.toFixed(1)}Q${(x + lean * 0.2).toFixed(1)} ${(foot - h * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(foot - h).toFixed(1)}Q${(x + lean * 0.3 + 2).toFixed(1)} ${(foot - h * 0.5).toFixed(1)} ${(x + 2.5).toFixed(1)} ${foot.toFixed(1)}Z" fill="${hexOf(ink)}"/>`;
  }).join('');
