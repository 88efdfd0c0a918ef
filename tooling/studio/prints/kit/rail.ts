import type { Ink } from './inks.ts';
import { box, lathe, loft, moved, toned, turned, type Face, type Solid } from './solid.ts';
import type { Parts } from './ship.ts';
import type { Point, Tone } from './terrain.ts';

const one = (ink: Ink): Tone => toned(ink, ink, ink);
/** A carriage's outline: straight sides, a curved roof. */
const outline = (half: number, eaves: number, roof: number): [number, number][] => [
  [half, 0.9],
  [half * 1.02, eaves],
  [half * 0.82, eaves + (roof - eaves) * 0.62],
  [half * 0.4, roof - 0.06],
  [0, roof],
  [-half * 0.4, roof - 0.06],
  [-half * 0.82, eaves + (roof - eaves) * 0.62],
  [-half * 1.02, eaves],
  [-half, 0.9],
];
export interface Coach {
  body: Tone;
  roof: Tone;
  line: Ink;
  window: Ink;
  dark: Ink;
}
const plate = (x: number, y: number, z: number, h: number, d: number, tone: Tone): Face => {
  const at: Point[] = [
    [x, y, z],
    [x, y, z + d],
    [x, y + h, z + d],
    [x, y + h, z],
  ];
  return { corners: x > 0 ? at : at.toReversed(), tone, plain: true };
};
/** A panelled carriage along z, centred at 0, with rails at y 0. Metres. */
export function carriage(c: Coach, length = 21): Parts {
  const ring = outline(1.45, 3.2, 4.05),
    h = length / 2;
  const skin = loft(
    [
      { z: -h, ring },
      { z: h, ring },
    ],
    c.body,
  );
  // The first and last sides are walls; the others roof, except the floor from foot to foot.
  const body = skin.map((f, i) => (i === 0 || i === 7 ? f : { ...f, tone: i === 8 ? one('night') : c.roof }));
  const ends: Face[] = [-h, h].map((z) => {
    const corners = ring.map(([x, y]): Point => [x, y, z]);
    return { corners: z > 0 ? corners.toReversed() : corners, tone: c.body };
  });
  const trim: Face[] = [];
  for (const x of [-1.5, 1.5]) {
    trim.push(
      plate(x, 1.75, -h + 0.2, 0.09, length - 0.4, one(c.line)),
      plate(x, 3.12, -h + 0.2, 0.1, length - 0.4, one(c.line)),
      plate(x, 1.0, -h + 0.2, 0.07, length - 0.4, one(c.line)),
    );
    for (let i = 0; i < 8; i++)
      trim.push(
        plate(
          x,
          1.98,
          -h + 1.9 + i * ((length - 3.4) / 8),
          0.92,
          ((length - 3.4) / 8) * 0.66,
          one(i % 4 === 2 ? c.dark : c.window),
        ),
      );
    for (const z of [-h + 0.5, h - 1.3]) trim.push(plate(x, 1.05, z, 2.05, 0.8, one(c.dark)));
  }
  const under = [-h * 0.68, h * 0.68].map((z) => box(-1.2, 0.1, z - 1.5, 2.4, 0.8, 3, one('night'))).flat();
  return [under, [...body, ...ends], trim];
}
/** A steam locomotive facing +z. */
export function steam(body: Tone, trim: Ink, black: Tone): Parts {
  const boiler = (r: number, from: number, to: number, y: number, tone: Tone): Solid => {
    const ring = Array.from({ length: 20 }, (_, i): [number, number] => [
      Math.cos((i / 20) * Math.PI * 2) * r,
      y + Math.sin((i / 20) * Math.PI * 2) * r,
    ]);
    return [
      ...loft(
        [
          { z: from, ring },
          { z: to, ring },
        ],
        tone,
      ),
      { corners: ring.map(([x, y2]): Point => [x, y2, to]).toReversed(), tone },
    ];
  };
  const wheel = (x: number, z: number, r: number): Solid => {
    const at = (k: number, q: number): Point => [
      x,
      r + Math.sin((k / 18) * Math.PI * 2) * q,
      z + Math.cos((k / 18) * Math.PI * 2) * q,
    ];
    const disc = (q: number, tone: Tone): Face => {
      const corners = Array.from({ length: 18 }, (_, k) => at(k, q));
      return { corners: x > 0 ? corners : corners.toReversed(), tone, plain: true, thin: true };
    };
    return [disc(r, black), disc(r * 0.82, body), disc(r * 0.2, one(trim))];
  };
  const wheels = [-1.05, 1.05].flatMap((x) => [
    ...[-3.4, -1.5, 0.4].map((z) => wheel(x, z, 0.92)),
    ...[2.7, 4].map((z) => wheel(x, z, 0.5)),
  ]);
  return [
    box(-1, 0.7, -6.4, 2, 0.45, 12, black),
    ...wheels,
    boiler(0.95, -2.6, 4.9, 2.35, body),
    ...[-0.6, 1.4, 3.4].map((z) => boiler(0.985, z, z + 0.14, 2.35, one(trim))),
    boiler(0.9, 4.9, 5.3, 2.35, black),
    moved(
      lathe(
        [
          [0.38, 0],
          [0.34, 0.9],
          [0.46, 1.1],
        ],
        black,
        14,
      ),
      0,
      3.2,
      4.2,
    ),
    moved(
      lathe(
        [
          [0.4, 0],
          [0.38, 0.4],
          [0.2, 0.62],
          [0.01, 0.68],
        ],
        one(trim),
        14,
      ),
      0,
      3.2,
      1.4,
    ),
    box(-1.35, 1.1, -5.6, 2.7, 2.6, 3, body),
    box(-1.5, 3.7, -5.9, 3, 0.18, 3.5, black),
    [-1.38, 1.38].map((x) => plate(x, 2.4, -4.9, 0.8, 1.5, one(trim))),
    box(-1.3, 0.9, -10.6, 2.6, 2.1, 4.6, body),
    box(-1.2, 0.65, 5.2, 2.4, 0.5, 0.3, one('rust')),
    moved(turned(boiler(0.2, 0, 0.2, 0, one(trim)), 0), 0, 3.15, 5.2),
  ];
}
/** One bay of a viaduct along z, `span` long, `wide` across, deck at y 0, with piers down to `depth`. */
export function bay(span: number, wide: number, depth: number, tone: Tone): Parts {
  const half = span / 2,
    pier = span * 0.13,
    r = half - pier;
  const spring = -1.6 - r;
  const arc = Array.from({ length: 13 }, (_, i): [number, number] => {
    const a = (i / 12) * Math.PI;
    return [Math.cos(a) * r, spring + Math.sin(a) * r];
  });
  const profile: [number, number][] = [
    [-half, 0],
    [half, 0],
    [half, -depth],
    [r, -depth],
    ...arc,
    [-r, -depth],
    [-half, -depth],
  ];
  const wall = (x: number): Face => {
    const corners = profile.map(([z, y]): Point => [x, y, z]);
    return { corners: x > 0 ? corners.toReversed() : corners, tone };
  };
  const vault: Face[] = [];
  const line: [number, number][] = [[r, -depth], ...arc, [-r, -depth]];
  for (const [i, [z, y]] of line.entries()) {
    const before = line[i - 1];
    if (before)
      vault.push({
        corners: [
          [wide / 2, before[1], before[0]],
          [wide / 2, y, z],
          [-wide / 2, y, z],
          [-wide / 2, before[1], before[0]],
        ],
        tone,
        thin: true,
      });
  }
  const top: Face = {
    corners: [
      [-wide / 2, 0, -half],
      [wide / 2, 0, -half],
      [wide / 2, 0, half],
      [-wide / 2, 0, half],
    ],
    tone,
  };
  return [
    [...vault, wall(-wide / 2), wall(wide / 2)],
    [
      ...box(-wide / 2 - 0.3, -0.3, -half, 0.6, 0.9, span, tone),
      ...box(wide / 2 - 0.3, -0.3, -half, 0.6, 0.9, span, tone),
      top,
    ],
  ];
}
