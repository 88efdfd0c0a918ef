import { blend, hex, rgb, type Ink } from './inks.ts';
import { project, type Camera, type Point, type Tone } from './terrain.ts';

/** A flat side of a solid, corners counter-clockwise as seen from outside. */
export interface Face {
  corners: readonly Point[];
  tone: Tone;
  /** Printed unshaded. */
  plain?: boolean;
  /** Visible from both sides. */
  thin?: boolean;
  /** Printed later than its distance implies. */
  over?: number;
}
export type Solid = readonly Face[];
export const toned = (lit: Ink, half: Ink, shade: Ink): Tone => ({ lit, half, shade });

export const moved = (s: Solid, dx: number, dy: number, dz: number): Solid =>
  s.map((f) => ({ ...f, corners: f.corners.map(([x, y, z]): Point => [x + dx, y + dy, z + dz]) }));
/** Rotates around the vertical axis, in degrees; clockwise from above. */
export const turned = (s: Solid, degrees: number): Solid => {
  const a = (degrees * Math.PI) / 180,
    c = Math.cos(a),
    n = Math.sin(a);
  return s.map((f) => ({
    ...f,
    corners: f.corners.map(([x, y, z]): Point => [x * c + z * n, y, -x * n + z * c]),
  }));
};
/** Rotates around the x axis: the nose (z) goes up. */
export const pitched = (s: Solid, degrees: number): Solid => {
  const a = (degrees * Math.PI) / 180,
    c = Math.cos(a),
    n = Math.sin(a);
  return s.map((f) => ({
    ...f,
    corners: f.corners.map(([x, y, z]): Point => [x, y * c + z * n, -y * n + z * c]),
  }));
};
/** Rotates around the z axis. */
export const rolled = (s: Solid, degrees: number): Solid => {
  const a = (degrees * Math.PI) / 180,
    c = Math.cos(a),
    n = Math.sin(a);
  return s.map((f) => ({
    ...f,
    corners: f.corners.map(([x, y, z]): Point => [x * c - y * n, x * n + y * c, z]),
  }));
};
const scaled = (s: Solid, k: number): Solid =>
  s.map((f) => ({ ...f, corners: f.corners.map(([x, y, z]): Point => [x * k, y * k, z * k]) }));

/** The reflection in flat water at y 0. */
export const mirrored = (s: Solid): Solid =>
  s.map((f) => ({ ...f, corners: f.corners.map(([x, y, z]): Point => [x, -y, z]).toReversed() }));

/** A box from a corner, along x, y and z. */
export function box(x: number, y: number, z: number, w: number, h: number, d: number, tone: Tone): Solid {
  const p = (i: number, j: number, k: number): Point => [x + i * w, y + j * h, z + k * d];
  return [
    [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)],
    [p(1, 0, 1), p(0, 0, 1), p(0, 1, 1), p(1, 1, 1)],
    [p(0, 0, 1), p(0, 0, 0), p(0, 1, 0), p(0, 1, 1)],
    [p(1, 0, 0), p(1, 0, 1), p(1, 1, 1), p(1, 1, 0)],
    [p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)],
    [p(0, 0, 1), p(1, 0, 1), p(1, 0, 0), p(0, 0, 0)],
  ].map((corners) => ({ corners, tone }));
}
/**
 * A skin over cross-sections, each a ring with the same number of points (x, y, and how far ahead) at its z;
 * `open` for open rings.
 */
export function loft(
  sections: readonly { z: number; ring: readonly (readonly [x: number, y: number, ahead?: number])[] }[],
  tone: Tone,
  open = false,
): Solid {
  const faces: Face[] = [];
  for (const [i, b] of sections.entries()) {
    const a = sections[i - 1];
    if (!a) continue;
    for (const [j, q] of a.ring.entries()) {
      const next = open ? j + 1 : (j + 1) % a.ring.length;
      const r = a.ring[next],
        s = b.ring[j],
        u = b.ring[next];
      if (!r || !s || !u) continue;
      faces.push({
        corners: [
          [q[0], q[1], a.z + (q[2] ?? 0)],
          [s[0], s[1], b.z + (s[2] ?? 0)],
          [u[0], u[1], b.z + (u[2] ?? 0)],
          [r[0], r[1], a.z + (r[2] ?? 0)],
        ],
        tone,
      });
    }
  }
  return faces;
}
/** A ring of points: half width, half height, centre, squareness (2 round, larger squarer). */
export const oval = (rx: number, ry: number, cy = 0, count = 20, square = 2): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2,
      c = Math.cos(a),
      s = Math.sin(a);
    return [
      rx * Math.sign(c) * Math.abs(c) ** (2 / square),
      cy + ry * Math.sign(s) * Math.abs(s) ** (2 / square),
    ];
  });
/** A solid of revolution around the vertical axis: radii at heights, from the bottom up. */
export function lathe(profile: readonly (readonly [r: number, y: number])[], tone: Tone, sides = 24): Solid {
  const at = (r: number, y: number, i: number): Point => {
    const a = (i / sides) * Math.PI * 2;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  };
  return profile.flatMap(([r, y], k) => {
    const up = profile[k + 1];
    if (!up) return [];
    return Array.from({ length: sides }, (_, i) => ({
      corners: [at(r, y, i), at(up[0], up[1], i), at(up[0], up[1], i + 1), at(r, y, i + 1)].toReversed(),
      tone,
    }));
  });
}
const normal = ([a, b, c]: readonly Point[]): [number, number, number] => {
  if (!a || !b || !c) return [0, 1, 0];
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n: [number, number, number] = [
    v[1] * u[2] - v[2] * u[1],
    v[2] * u[0] - v[0] * u[2],
    v[0] * u[1] - v[1] * u[0],
  ];
  const l = Math.hypot(...n) || 1;
  return [n[0] / l, n[1] / l, n[2] / l];
};
export interface Scene {
  camera: Camera;
  light: Point;
  haze?: { ink: Ink; distance: number };
}
const n = (v: number) => String(Math.round(v * 100) / 100);
/** Renders solids as SVG, farthest first; sides facing away are left out. */
export function drawn(solids: readonly Solid[], { camera, light, haze }: Scene): string {
  const l = Math.hypot(...light);
  const eye: Point = [0, camera.height, 0];
  return solids
    .flat()
    .flatMap((face) => {
      const { corners } = face;
      if (corners.some(([, , z]) => z <= 0.01)) return [];
      const mean = (k: 0 | 1 | 2) => corners.reduce((sum, p) => sum + p[k], 0) / corners.length;
      const middle = [mean(0), mean(1), mean(2)] as const;
      // A quadrilateral may have two corners in the same place: the diagonal decides.
      const [a, b, c, d] = corners;
      let up = a && b && c && d ? normal([a, b, c]) : normal(corners);
      if (a && c && d && Math.abs(Math.hypot(...up) - 1) > 0.01) up = normal([a, c, d]);
      const to = [eye[0] - middle[0], eye[1] - middle[1], eye[2] - middle[2]] as const;
      let facing = up[0] * to[0] + up[1] * to[1] + up[2] * to[2];
      if (facing <= 0 && !face.thin) return [];
      let bright = (up[0] * light[0] + up[1] * light[1] + up[2] * light[2]) / l;
      if (facing <= 0) bright = -bright;
      facing = Math.hypot(...to);
      const { tone } = face;
      const t = face.plain ? 1 : bright;
      let color =
        t > 0.45
          ? blend(rgb(tone.half), rgb(tone.lit), Math.min(1, (t - 0.45) / 0.35))
          : blend(rgb(tone.shade), rgb(tone.half), Math.max(0, Math.min(1, (t + 0.15) / 0.6)));
      if (haze) color = blend(color, rgb(haze.ink), 1 - Math.exp(-facing / haze.distance));
      return [
        {
          distance: facing - (face.over ?? 0),
          color: hex(color),
          points: corners.map((p) => project(camera, p)),
        },
      ];
    })
    .toSorted((a, b) => b.distance - a.distance)
    .map(
      ({ color, points }) =>
        `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${color}" stroke="${color}" stroke-width="0.6" stroke-linejoin="round"/>`,
    )
    .join('');
}
