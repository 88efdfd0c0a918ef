import { clamp, fbm, noise, smooth } from './noise.ts';
import { Print } from './print.ts';
import { alpine, karst } from './relief.ts';
import { bars, clouds, sky, sun, water } from './sky.ts';
import { camera, terrain, trees } from './terrain.ts';

/** A fjord between its walls, the sun at its end. */
export async function fjord(size?: number) {
  const p = new Print('wide', size);
  const horizon = 640;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.45, 'shallow'],
    [0.75, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 800, y: 600, r: 0, ink: 'paper', glow: 'paper', reach: 560, strength: 0.85 });
  bars(
    p,
    [
      [460, 130, 420, 13],
      [1080, 190, 460, 11],
      [760, 250, 380, 8],
    ],
    'paper',
    0.55,
  );
  terrain(p, {
    camera: camera(p, horizon, 0.3, 1150),
    height: (x, z) => {
      const bend = 0.9 * Math.sin(z * 0.2 - 0.75) * smooth(1, 5, z);
      const d = Math.abs(x - bend) - 1.35 - z * 0.02 + (fbm(x * 0.7, z * 0.7, 3, 4) - 0.5) * 0.9;
      return (
        smooth(-0.1, 1.7, d) * (0.35 + 3.1 * alpine(x * 0.85 + 5, z * 0.62, 31) ** 1.25) -
        0.04 +
        clamp(d, -1, 0) * 0.2
      );
    },
    from: 1.5,
    to: 36,
    most: 3.6,
    light: [0.8, 0.5, 0.3],
    shadows: 0.7,
    cut: 0.7,
    tone: ({ y, steep, x, z }) =>
      y + noise(x * 3, z * 3, 3) * 0.5 > 1.45 && steep < 0.66
        ? { lit: 'paper', half: 'rose', shade: 'mauve' }
        : y < 0.15 + 0.5 * fbm(x * 1.5, z * 1.5, 3, 6) && steep < 0.6
          ? { lit: 'moss', half: 'pine', shade: 'night' }
          : { lit: 'rose', half: 'plum', shade: 'indigo' },
    haze: { ink: 'apricot', distance: 15, power: 1.25 },
    mist: { ink: 'cream', height: 0.22, strength: 0.55 },
  });
  water(p, {
    horizon: horizon + 3,
    near: 'indigo',
    far: 'apricot',
    seed: 4,
    mirror: 0.72,
    glint: { x: 800, ink: 'paper', width: 120, strength: 0.8 },
    chop: 0.3,
    crest: 'shallow',
  });
  return p.finish();
}
/** The highest peaks at first light, valleys still blue. */
export async function himalaya(size?: number) {
  const p = new Print('wide', size);
  const horizon = 700;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.35, 'sea'],
    [0.7, 'rose'],
    [1, 'cream'],
  ]);
  terrain(p, {
    camera: camera(p, horizon, 1.25, 1500),
    height: (x, z) =>
      smooth(3, 9, z) *
        (3.2 * alpine(x * 0.4 + 12, z * 0.34, 5) ** 1.4 +
          4.6 *
            Math.exp(-Math.hypot((x - 1) * 0.55, (z - 11) * 0.5) * 1.15) *
            (0.75 + 0.5 * alpine(x * 0.7, z * 0.6, 3))) +
      0.7 * alpine(x * 0.8, z * 0.8, 9),
    from: 1.2,
    to: 30,
    light: [-0.85, 0.42, -0.15],
    shadows: 0.8,
    cut: 0.8,
    tone: ({ x, z, y, steep }) =>
      y > 1.45 + 0.5 * noise(x, z, 3) && steep < 0.74
        ? { lit: 'paper', half: 'apricot', shade: 'mauve' }
        : y > 1.0 + 0.7 * fbm(x, z, 3, 5)
          ? { lit: 'apricot', half: 'plum', shade: 'indigo' }
          : { lit: 'sea', half: 'prussian', shade: 'indigo' },
    haze: { ink: 'rose', distance: 19, power: 1.5 },
    mist: { ink: 'mist', height: 0.55, strength: 0.85 },
  });
  return p.finish();
}
/** Limestone towers in morning mist above a river. */
export async function towers(size?: number) {
  const p = new Print('wide', size);
  const horizon = 640;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.4, 'mist'],
    [0.8, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 1090, y: 300, r: 62, ink: 'coral', glow: 'paper', reach: 420, strength: 0.6 });
  terrain(p, {
    camera: camera(p, horizon, 0.28, 1250),
    height: (x, z) => {
      const river = Math.abs(x - 0.9 * Math.sin(z * 0.33 + 1)) - 0.85;
      return (
        smooth(-0.1, 0.5, river) * (0.08 + karst(x, z, 41, 2.1) * smooth(0, 1.1, river) * smooth(1.5, 4, z)) -
        0.02 +
        smooth(0, 0.3, river) * trees(x, z, 0.05, 3, 0.2, 0.8) * 0.5
      );
    },
    from: 1.4,
    to: 30,
    light: [0.7, 0.6, 0.3],
    cut: 0.5,
    tone: ({ steep, y }) =>
      steep > 0.72 && y > 0.5
        ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
        : { lit: 'sage', half: 'moss', shade: 'pine' },
    haze: { ink: 'cream', distance: 8, power: 1.1 },
    mist: { ink: 'paper', height: 0.5, strength: 0.75 },
  });
  water(p, {
    horizon: horizon + 2,
    near: 'sea',
    far: 'cream',
    seed: 14,
    mirror: 0.8,
    chop: 0.25,
    crest: 'mist',
  });
  return p.finish();
}
/** A great cone above its lake, snow on its head. */
export async function volcano(size?: number) {
  const p = new Print('wide', size);
  const horizon = 660;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.35, 'sea'],
    [0.68, 'rose'],
    [0.88, 'apricot'],
    [1, 'cream'],
  ]);
  bars(
    p,
    [
      [330, 400, 420, 12],
      [1250, 330, 380, 10],
      [1130, 470, 460, 9],
      [240, 500, 300, 7],
    ],
    'paper',
    0.6,
  );
  terrain(p, {
    camera: camera(p, horizon, 0.25, 1500),
    height: (x, z) => {
      const r = Math.hypot(x + 0.6, (z - 15) * 0.9);
      const gullies = (fbm(Math.atan2(x + 0.6, z - 15) * 7, r * 0.5, 4, 6) - 0.5) * 0.5;
      const cone =
        r < 9
          ? 5.4 * Math.exp(-r * 0.46) * (1 + gullies * 0.35 * smooth(0.1, 2.5, r)) -
            smooth(0.42, 0.1, r) * 0.5
          : 0;
      const hills = smooth(6, 9, z) * 0.5 * alpine(x * 0.6, z * 0.5, 14) * smooth(0, 3, Math.abs(x + 0.6));
      const shore = smooth(5.6, 6.6, z + fbm(x * 0.7, 2, 3, 1) * 1.2);
      return (
        Math.max(
          cone * smooth(6, 10, z),
          hills + 0.12 * shore + shore * trees(x, z, 0.16, 4, 0.7, 0.8) * 0.7,
        ) -
        0.03 * (1 - shore)
      );
    },
    from: 4.5,
    to: 30,
    light: [-0.8, 0.5, -0.1],
    cut: 0.55,
    tone: ({ y, x, z }) =>
      y > 3.1 + (fbm(Math.atan2(x + 0.6, z - 15) * 9, y * 0.6, 3, 8) - 0.5) * 1.9
        ? { lit: 'paper', half: 'snow', shade: 'ice' }
        : y > 0.9
          ? { lit: 'mauve', half: 'prussian', shade: 'indigo' }
          : { lit: 'moss', half: 'pine', shade: 'night' },
    haze: { ink: 'rose', distance: 34, power: 1.6 },
    mist: { ink: 'paper', height: 0.32, strength: 0.8 },
  });
  water(p, {
    horizon: horizon + 62,
    near: 'indigo',
    far: 'rose',
    seed: 24,
    mirror: 0.85,
    chop: 0.2,
    crest: 'rose',
  });
  return p.finish();
}
/** Red walls and a river far below. */
export async function canyon(size?: number) {
  const p = new Print('wide', size);
  const horizon = 330;
  sky(p, horizon, [
    [0, 'sea'],
    [0.6, 'mist'],
    [1, 'cream'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'rose', cover: 0.42, seed: 61, scale: 0.8, from: -1 });
  const gorge = (x: number, z: number) =>
    Math.abs(x + 0.75 - 1.2 * Math.sin(z * 0.36 - 0.9) - 0.25 * Math.sin(z * 1.4)) +
    (fbm(x * 0.6, z * 0.6, 4, 71) - 0.5) * 1.5;
  terrain(p, {
    camera: camera(p, horizon, 2.55, 1250),
    height: (x, z) => {
      const d = gorge(x, z) - 0.1;
      const raw = clamp(d / (2.6 - 0.9 * smooth(2, 6, z))) * 2.3;
      const stepped = Math.floor(raw / 0.38) * 0.38 + 0.38 * smooth(0.62, 1, (raw / 0.38) % 1);
      return stepped + fbm(x * 3, z * 3, 3, 7) * 0.06;
    },
    from: 1.5,
    to: 34,
    light: [-0.75, 0.6, -0.1],
    shadows: 0.8,
    cut: 0.75,
    tone: ({ y, x, z, steep }) =>
      gorge(x, z) < 0.14 && y < 0.12
        ? { lit: 'shallow', half: 'shallow', shade: 'sea' }
        : steep < 0.35 && y < 0.5
          ? { lit: 'sage', half: 'moss', shade: 'plum' }
          : Math.sin(y * 19 + noise(x, z, 3) * 2) > 0.35
            ? { lit: 'apricot', half: 'coral', shade: 'plum' }
            : { lit: 'coral', half: 'rust', shade: 'plum' },
    haze: { ink: 'rose', distance: 16, power: 1.3 },
  });
  return p.finish();
}
/** A loch between heathered hills after rain. */
export async function loch(size?: number) {
  const p = new Print('wide', size);
  const horizon = 560;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.5, 'shallow'],
    [0.85, 'mist'],
    [1, 'paper'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'mauve', cover: 0.52, seed: 21, scale: 0.7, from: 1 });
  terrain(p, {
    camera: camera(p, horizon, 0.7, 1250),
    height: (x, z) => {
      const d = Math.abs(x - 0.25 * z * 0.5 + 1.1 - 0.6 * Math.sin(z * 0.3)) - 0.9 - z * 0.03;
      return (
        smooth(-0.05, 3, d + (fbm(x * 0.5, z * 0.5, 3, 3) - 0.5) * 0.8) *
          (0.3 + 2.3 * alpine(x * 0.45, z * 0.4, 77)) -
        0.02 +
        smooth(0.4, 0.1, d) * smooth(-0.02, 0.04, d) * trees(x, z, 0.07, 8, 0.8, 0.4) * smooth(2, 4, z)
      );
    },
    from: 1.5,
    to: 32,
    light: [0.75, 0.55, 0.1],
    shadows: 0.7,
    cut: 0.45,
    tone: ({ y, x, z, steep }) =>
      steep > 0.55 && y > 0.8
        ? { lit: 'rose', half: 'mauve', shade: 'plum' }
        : fbm(x * 2, z * 2, 3, 5) > 0.53
          ? { lit: 'mauve', half: 'plum', shade: 'indigo' }
          : { lit: 'straw', half: 'moss', shade: 'pine' },
    haze: { ink: 'mist', distance: 12, power: 1.2 },
    mist: { ink: 'paper', height: 0.2, strength: 0.5 },
  });
  water(p, {
    horizon: horizon + 20,
    near: 'prussian',
    far: 'mist',
    seed: 34,
    mirror: 0.75,
    chop: 0.3,
    crest: 'ice',
    only: (x, y) => y > horizon + 20 && inLoch(x, y),
  });
  return p.finish();
}
const inLoch = (x: number, y: number) => {
  const z = (1250 * 0.7) / (y - 560),
    w = ((x - 750) * z) / 1250;
  return Math.abs(w - 0.25 * z * 0.5 + 1.1 - 0.6 * Math.sin(z * 0.3)) - 0.9 - z * 0.03 < 0;
};
