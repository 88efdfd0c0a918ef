import { lay, rgb } from './inks.ts';
import { fbm, smooth } from './noise.ts';
import { Print } from './print.ts';
import { bay, carriage, steam, type Coach } from './rail.ts';
import { alpine, dune } from './relief.ts';
import { posed, printed, type Parts } from './ship.ts';
import { bars, sky, stars, sun, clouds } from './sky.ts';
import { box, toned } from './solid.ts';
import { camera, terrain, trees, type Camera, type Point } from './terrain.ts';

const blue: Coach = {
  body: toned('prussian', 'indigo', 'night'),
  roof: toned('mist', 'ice', 'mauve'),
  line: 'gold',
  window: 'cream',
  dark: 'night',
};
/** Things set along a bend, by the metres from its start; the farthest first. */
function along(
  [from, bend, to]: readonly [At, At, At],
  y: number,
  items: { at: number; parts: Parts }[],
): { parts: Parts }[] {
  const steps = 400;
  const points = Array.from({ length: steps + 1 }, (_, i): At => {
    const t = i / steps;
    const of = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * bend[k] + t * t * to[k];
    return [of(0), of(1)];
  });
  let gone = 0;
  const lengths = points.map((q, i) => {
    const before = points[i - 1];
    return (gone += before ? Math.hypot(q[0] - before[0], q[1] - before[1]) : 0);
  });
  return items
    .flatMap(({ at, parts }) => {
      const i = lengths.findIndex((l) => l >= at);
      const a = points[i - 1],
        b = points[i];
      if (!a || !b) return [];
      const yaw = (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
      return [{ parts: posed(parts, yaw, b[0], y, b[1]), far: Math.hypot(b[0], b[1]) }];
    })
    .toSorted((p, q) => q.far - p.far);
}
type At = readonly [x: number, z: number];
/** A train whose head stands at a distance from the start of the bend. */
const trainOf = (head: number, count: number, coach: Coach, engine?: Parts) => [
  ...(engine ? [{ at: head, parts: engine }] : []),
  ...Array.from({ length: count }, (_, i) => ({
    at: head - (engine ? 21.5 : 0) - i * 21.8,
    parts: carriage(coach),
  })),
];
const printAll = (
  list: { parts: Parts }[],
  scene: {
    camera: Camera;
    light: Point;
    haze?: { ink: 'rose' | 'mist' | 'prussian' | 'apricot'; distance: number };
  },
) => list.map(({ parts }) => printed(parts, scene)).join('');

/** A steam train on a curved viaduct below the Alps, last light. */
export async function viaduct(size?: number) {
  const p = new Print('wide', size);
  const horizon = 520;
  sky(p, horizon + 60, [
    [0, 'prussian'],
    [0.4, 'shallow'],
    [0.75, 'cream'],
    [1, 'apricot'],
  ]);
  bars(
    p,
    [
      [330, 90, 380, 11],
      [1150, 140, 420, 10],
      [760, 190, 330, 7],
    ],
    'paper',
    0.6,
  );
  const cam = camera(p, horizon, 46, 1300);
  const light: Point = [-0.8, 0.55, -0.2];
  terrain(p, {
    camera: cam,
    height: (x, z) => {
      const valley = Math.abs(x + 10 - 30 * Math.sin(z * 0.008));
      const rock =
        smooth(260, 1000, z) *
        (60 + 760 * smooth(20, 900, Math.abs(x + 40 - 0.06 * z))) *
        alpine(x * 0.0034 + 8, z * 0.0024, 23) ** 1.25;
      const wood =
        z < 1100
          ? trees(x, z, 11, 6, 0.92, 0.72) * 0.75 * smooth(14, 40, valley) * smooth(210, 120, rock)
          : 0;
      return rock + 50 * smooth(30, 190, valley - 24) + 70 * smooth(70, 300, x - 10) - 6 + wood;
    },
    from: 40,
    to: 3200,
    light,
    shadows: 120,
    cut: 0.7,
    step: 0.003,
    tone: ({ x, z, y, steep }) =>
      y > 215 + 60 * fbm(x * 0.012, z * 0.01, 3, 4) && steep < 0.66
        ? { lit: 'paper', half: 'rose', shade: 'mauve' }
        : y > 170
          ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
          : { lit: 'moss', half: 'pine', shade: 'night' },
    haze: { ink: 'apricot', distance: 2000, power: 1.2 },
    mist: { ink: 'cream', height: 26, strength: 0.75 },
  });
  const bend = [
    [150, 120],
    [40, 236],
    [-118, 118],
  ] as const;
  const stone = toned('cream', 'rose', 'mauve');
  const scene = { camera: cam, light };
  const bays = Array.from({ length: 18 }, (_, i) => ({ at: 4 + i * 17, parts: bay(17.4, 6, 64, stone) }));
  await p.svg(printAll(along(bend, 34, bays), scene));
  const fog = rgb('cream');
  p.each((_x, y, c) => lay(c, fog, 0.5 * smooth(800, 1000, y)), 780);
  const engine = steam(toned('pine', 'night', 'black'), 'gold', toned('night', 'black', 'black'));
  await p.svg(printAll(along(bend, 34, trainOf(190, 9, blue, engine)), scene));
  return p.finish();
}
/** Lit windows cross a snowfield under the moon. */
export async function nightTrain(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'black'],
    [0.5, 'night'],
    [0.85, 'prussian'],
    [1, 'sea'],
  ]);
  stars(p, 560, 420, 'paper', 11);
  sun(p, { x: 1120, y: 210, r: 46, ink: 'paper', glow: 'sea', reach: 420, strength: 0.55 });
  const cam = camera(p, horizon, 20, 1300);
  const light: Point = [0.65, 0.6, -0.1];
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      smooth(300, 1100, z) * 400 * alpine(x * 0.0032 + 2, z * 0.0024, 91) ** 1.3 +
      10 * smooth(110, 300, z) +
      (z < 620 ? trees(x, z, 8, 6, 0.95, 0.6) * smooth(620, 420, z) * smooth(150, 190, z + 0.35 * x) : 0) +
      3.4 * fbm(x * 0.02, z * 0.03, 3, 4) * smooth(88, 60, z) -
      4 * smooth(90, 40, z) +
      (z < 60 ? trees(x, z, 7, 16, 0.95, 0.4) * smooth(56, 44, z) * smooth(9, 22, Math.abs(x + 3)) : 0),
    from: 16,
    to: 3000,
    light,
    shadows: 90,
    cut: 0.65,
    step: 0.003,
    tone: ({ y, steep, z, ground }) =>
      (z < 300 && steep > 0.55 && ground > 2 && y > 0.5) || (z < 60 && steep > 0.5)
        ? { lit: 'sea', half: 'prussian', shade: 'black' }
        : steep > 0.68
          ? { lit: 'sea', half: 'indigo', shade: 'night' }
          : { lit: 'ice', half: 'sea', shade: 'prussian' },
    haze: { ink: 'prussian', distance: 2100, power: 1.2 },
    mist: { ink: 'shallow', height: 14, strength: 0.45 },
  });
  const coach: Coach = {
    body: toned('prussian', 'indigo', 'night'),
    roof: toned('ice', 'sea', 'prussian'),
    line: 'gold',
    window: 'gold',
    dark: 'amber',
  };
  const bend = [
    [190, 250],
    [10, 120],
    [-100, 78],
  ] as const;
  const engine = steam(toned('indigo', 'night', 'black'), 'gold', toned('night', 'black', 'black'));

  await p.svg(printAll(along(bend, 1, trainOf(300, 9, coach, engine)), { camera: cam, light }));
  return p.finish();
}
/** A blue and gold train on the high plain of the Andes. */
export async function andes(size?: number) {
  const p = new Print('wide', size);
  const horizon = 500;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.5, 'sea'],
    [0.85, 'mist'],
    [1, 'paper'],
  ]);
  clouds(p, {
    horizon,
    lit: 'paper',
    shade: 'ice',
    cover: 0.5,
    seed: 12,
    scale: 0.8,
    stretch: 1.6,
    from: -1,
  });
  const cam = camera(p, horizon, 17, 1300);
  const light: Point = [-0.7, 0.65, -0.25];
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      smooth(420, 1100, z) * 430 * alpine(x * 0.0036 + 6, z * 0.0026, 57) ** 1.3 +
      smooth(150, 700, z) * 70 * fbm(x * 0.006, z * 0.005, 4, 3) +
      3 * fbm(x * 0.04, z * 0.05, 4, 8) +
      0.4 * trees(x, z, 1.3, 4, 0.1, 0.3) * smooth(60, 40, z),
    from: 14,
    to: 3200,
    light,
    shadows: 120,
    cut: 0.7,
    step: 0.003,
    tone: ({ y, steep, x, z }) =>
      y > 190 + 70 * fbm(x * 0.01, z * 0.01, 4, 6) && steep < 0.62
        ? { lit: 'paper', half: 'ice', shade: 'mauve' }
        : y > 30 + 60 * fbm(x * 0.012, z * 0.008, 4, 2)
          ? { lit: 'apricot', half: 'coral', shade: 'plum' }
          : fbm(x * 0.05, z * 0.06, 3, 2) > 0.55
            ? { lit: 'sage', half: 'moss', shade: 'umber' }
            : { lit: 'straw', half: 'gold', shade: 'umber' },
    haze: { ink: 'mist', distance: 2600, power: 1.3 },
  });
  const coach: Coach = {
    body: toned('prussian', 'indigo', 'night'),
    roof: toned('paper', 'mist', 'mauve'),
    line: 'gold',
    window: 'cream',
    dark: 'night',
  };
  const bend = [
    [-190, 250],
    [-20, 120],
    [110, 84],
  ] as const;
  await p.svg(printAll(along(bend, 2.4, banks(toned('sage', 'umber', 'bark'))), { camera: cam, light }));
  await p.svg(printAll(along(bend, 2.4, trainOf(272, 8, coach)), { camera: cam, light }));
  return p.finish();
}
const banks = (tone: ReturnType<typeof toned>) =>
  Array.from({ length: 44 }, (_, i) => ({ at: 4 + i * 9, parts: [drawnBank(tone)] }));
const drawnBank = (tone: ReturnType<typeof toned>) => box(-3.4, -1.5, -4.7, 6.8, 1.45, 9.4, tone);
/** A short train between dunes, its shadow long. */
export async function desertTrain(size?: number) {
  const p = new Print('wide', size);
  const horizon = 430;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'shallow'],
    [0.85, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 240, y: 300, r: 0, ink: 'paper', glow: 'paper', reach: 520, strength: 0.75 });
  const cam = camera(p, horizon, 34, 1300);
  const light: Point = [-0.85, 0.42, 0.1];
  const line = (x: number) => 162 - 0.0021 * (x - 4) ** 2 - 0.05 * x;
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (14 + z * 0.05) * dune(x * 0.02 + 4, z * 0.018, 8) * smooth(8, 60, Math.abs(z - line(x))),
    from: 18,
    to: 2200,
    light,
    shadows: 36,
    cut: 0.75,
    step: 0.0026,
    tone: () => ({ lit: 'gold', half: 'amber', shade: 'umber' }),
    haze: { ink: 'apricot', distance: 900, power: 1.15 },
  });
  const coach: Coach = {
    body: toned('cream', 'apricot', 'plum'),
    roof: toned('paper', 'cream', 'mauve'),
    line: 'rust',
    window: 'plum',
    dark: 'bark',
  };
  const bend = [
    [150, 118],
    [0, 190],
    [-150, 150],
  ] as const;
  await p.svg(printAll(along(bend, 0.6, banks(toned('amber', 'umber', 'bark'))), { camera: cam, light }));
  await p.svg(printAll(along(bend, 0.9, trainOf(222, 6, coach)), { camera: cam, light }));
  return p.finish();
}
