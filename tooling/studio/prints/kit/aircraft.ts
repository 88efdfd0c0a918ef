import type { Ink } from './inks.ts';
import { box, loft, oval, toned, type Face, type Solid } from './solid.ts';
import type { Parts } from './ship.ts';
import type { Point, Tone } from './terrain.ts';

/** A flat wing given by its outline, visible from both sides. */
const slab = (corners: Point[], tone: Tone): Face => ({ corners, tone, thin: true });
const flip = (points: Point[]): Point[] => points.map(([x, y, z]): Point => [-x, y, z]).toReversed();
const body = (
  stations: readonly (readonly [z: number, rx: number, ry: number, y: number])[],
  tone: Tone,
): Solid =>
  loft(
    stations.map(([z, rx, ry, y]) => ({ z, ring: oval(rx, ry, y, 28) })),
    tone,
  );
export interface Paint {
  skin: Tone;
  wing: Tone;
  accent: Ink;
  window: Ink;
  /** Wheels down: the ground is 2.6 m below. */
  gear?: boolean;
}
/** A business jet, nose to +z, metres; wheels up. */
export function jet({ skin, wing, accent, window, gear = false }: Paint): Parts {
  const band = toned(accent, accent, accent),
    pane = toned(window, window, window);
  const fuselage = body(
    [
      [-14, 0.15, 0.15, 0.9],
      [-12, 0.55, 0.6, 0.75],
      [-8, 1.1, 1.15, 0.25],
      [-4, 1.3, 1.35, 0],
      [8, 1.3, 1.35, 0],
      [10.5, 1.15, 1.2, -0.08],
      [12.4, 0.85, 0.85, -0.22],
      [13.8, 0.45, 0.42, -0.4],
      [14.4, 0.05, 0.05, -0.48],
    ],
    skin,
  );
  const plan: Point[] = [
    [1, -0.6, 3.6],
    [4, -0.45, 0.6],
    [14.2, 0.35, -5],
    [14.2, 0.35, -6.6],
    [4.6, -0.42, -4],
    [1, -0.6, -4.4],
  ];
  const let1: Point[] = [
    [14.2, 0.35, -5],
    [14.9, 2.2, -6.4],
    [14.9, 2.2, -7.4],
    [14.2, 0.35, -6.6],
  ];
  const tail: Point[] = [
    [0, 0.9, -8],
    [0, 1.4, -10],
    [0, 5.4, -13.2],
    [0, 5.4, -15.2],
    [0, 0.9, -13.4],
  ];
  const plane: Point[] = [
    [0.1, 5.3, -12.8],
    [4.9, 5.6, -15],
    [4.9, 5.6, -16],
    [0.1, 5.3, -15.2],
  ];
  const pod = (x: number): Solid => [
    ...body(
      [
        [-9.8, 0.3, 0.3, 0.8],
        [-9, 0.6, 0.6, 0.8],
        [-6, 0.78, 0.78, 0.8],
        [-5.2, 0.66, 0.66, 0.8],
      ],
      wing,
    ).map((f) => ({ ...f, corners: f.corners.map(([a, b, c]): Point => [a + x, b, c]) })),
    {
      corners: oval(0.66, 0.66, 0.8)
        .map(([a, b]): Point => [a + x, b, -5.2])
        .toReversed(),
      tone: band,
      thin: true,
      plain: true,
    },
  ];
  const windows: Face[] = [];
  for (const side of [-1, 1])
    for (let i = 0; i < 8; i++) {
      const z = -2.6 + i * 1.35;
      const ring = Array.from({ length: 12 }, (_, k): Point => {
        const a = (k / 12) * Math.PI * 2;
        const y = 0.42 + Math.sin(a) * 0.27;
        return [side * (Math.sqrt(Math.max(0, 1 - (y / 1.35) ** 2)) * 1.3 + 0.02), y, z + Math.cos(a) * 0.21];
      });
      windows.push({ corners: side > 0 ? ring.toReversed() : ring, tone: pane, plain: true });
    }
  const glass: Face[] = [-1, 1].map((side) => {
    const corners: Point[] = [
      [side * 0.1, 0.72, 11.55],
      [side * 0.72, 0.62, 11.1],
      [side * 0.98, 0.36, 11.0],
      [side * 0.62, 0.2, 12.55],
      [side * 0.1, 0.24, 12.95],
    ];
    return { corners: side > 0 ? corners.toReversed() : corners, tone: pane, plain: true, thin: true };
  });
  const stripe: Face[] = [-1, 1].map((side) => {
    const corners: Point[] = [
      [side * 1.32, -0.28, 8],
      [side * 1.33, -0.02, 8],
      [side * 1.33, -0.02, -4],
      [side * 1.2, 0.1, -7.6],
      [side * 1.18, -0.1, -7.6],
      [side * 1.32, -0.28, -4],
    ];
    return { corners, tone: band, plain: true, thin: true };
  });
  const dark = toned('plum', 'night', 'black');
  const leg = (x: number, z: number): Solid => [
    ...box(x - 0.09, -2, z - 0.09, 0.18, 1.4, 0.18, dark),
    ...[-0.32, 0.1].flatMap((d) => {
      const wheel = (at: number): Point[] =>
        Array.from({ length: 14 }, (_, k): Point => {
          const a = (k / 14) * Math.PI * 2;
          return [x + at, -2.1 + Math.sin(a) * 0.48, z + Math.cos(a) * 0.48];
        });
      return [d, d + 0.22].map((at): Face => ({ corners: wheel(at), tone: dark, thin: true, plain: true }));
    }),
  ];
  const wheels = gear ? [...leg(-2, -2.6), ...leg(0, 9.6), ...leg(2, -2.6)] : [];
  const near: Solid = [slab(plan, wing), slab(let1, band)];
  const far: Solid = [slab(flip(plan), wing), slab(flip(let1), band)];
  return [
    wheels,
    far,
    pod(-1.9),
    [slab(tail, skin), slab(plane, wing), slab(flip(plane), wing)],
    fuselage,
    [...stripe, ...windows, ...glass],
    pod(1.9),
    near,
  ];
}
/** A rocket plane with folded tails, nose to +z. */
export function rocketPlane({ skin, wing, accent, window }: Paint): Parts {
  const pane = toned(window, window, window),
    band = toned(accent, accent, accent);
  const fuselage = body(
    [
      [-8, 0.45, 0.45, 0.1],
      [-7.4, 0.75, 0.75, 0.1],
      [-3, 1.1, 1.12, 0],
      [3, 1.15, 1.18, 0],
      [6, 0.98, 0.98, -0.05],
      [8.2, 0.5, 0.5, -0.12],
      [9.2, 0.05, 0.05, -0.18],
    ],
    skin,
  );
  const delta: Point[] = [
    [0.9, -0.35, 3.2],
    [1.5, -0.35, 1.2],
    [5.1, -0.2, -5.4],
    [5.1, -0.2, -7.6],
    [0.9, -0.35, -6.2],
  ];
  const fin: Point[] = [
    [5.1, -0.9, -5.2],
    [5.1, 2.6, -8.6],
    [5.1, 2.6, -10],
    [5.1, 0.2, -10.4],
    [5.1, -0.9, -8.2],
  ];
  const plate: Point[] = [
    [5.1, 0.35, -8.4],
    [7.4, 0.35, -9.8],
    [7.4, 0.35, -10.6],
    [5.1, 0.35, -10.4],
  ];
  const dots: Face[] = [];
  for (const side of [-1, 1])
    for (const [z, y] of [
      [6.5, 0.3],
      [5.4, 0.42],
      [3.2, 0.35],
      [1.6, 0.35],
      [0, 0.35],
      [-1.6, 0.35],
    ] as const) {
      const ring = Array.from({ length: 14 }, (_, k): Point => {
        const a = (k / 14) * Math.PI * 2,
          h = y + Math.sin(a) * 0.25,
          r = z > 5 ? 0.96 - (z - 5) * 0.12 : 1.13;
        return [
          side * (Math.sqrt(Math.max(0, 1 - (h / (r + 0.04)) ** 2)) * r + 0.03),
          h,
          z + Math.cos(a) * 0.25,
        ];
      });
      dots.push({ corners: side > 0 ? ring.toReversed() : ring, tone: pane, plain: true });
    }
  const nozzle: Solid = [
    ...body(
      [
        [-9, 0.62, 0.62, 0.1],
        [-8, 0.36, 0.36, 0.1],
      ],
      toned('mauve', 'plum', 'night'),
    ),
  ];
  const stripe: Face[] = [-1, 1].map((side) => ({
    corners: [
      [side * 1.17, -0.42, 3],
      [side * 1.19, -0.2, 3],
      [side * 1.14, -0.2, -3],
      [side * 0.8, -0.1, -7.2],
      [side * 0.78, -0.3, -7.2],
      [side * 1.13, -0.42, -3],
    ],
    tone: band,
    plain: true,
    thin: true,
  }));
  return [
    [slab(flip(delta), wing), slab(flip(fin), skin), slab(flip(plate), wing)],
    nozzle,
    fuselage,
    [...stripe, ...dots],
    [slab(delta, wing), slab(fin, skin), slab(plate, wing)],
  ];
}
