import { Print } from './print.ts';
import { bars, clouds, sky, stars, sun, water } from './sky.ts';
import { explorer, liner, posed, printed, reflected, ship } from './ship.ts';
import { toned } from './solid.ts';
import { camera } from './terrain.ts';
import { alpine } from './relief.ts';
import { terrain } from './terrain.ts';
import { smooth } from './noise.ts';

/** A white liner with her lights on, at dusk. */
export async function linerAtDusk(size?: number) {
  const p = new Print('wide', size);
  const horizon = 660;
  sky(p, horizon, [
    [0, 'night'],
    [0.3, 'prussian'],
    [0.62, 'mauve'],
    [0.84, 'coral'],
    [1, 'cream'],
  ]);
  stars(p, 330, 120, 'paper', 3);
  sun(p, { x: 330, y: 650, r: 0, ink: 'paper', glow: 'cream', reach: 620, strength: 0.7 });
  bars(
    p,
    [
      [300, 470, 460, 12],
      [1080, 520, 420, 9],
      [560, 560, 520, 8],
      [1250, 420, 300, 8],
    ],
    'plum',
    0.6,
  );
  const cam = camera(p, horizon, 11, 1500);
  const scene = { camera: cam, light: [-0.75, 0.45, -0.45] as const };
  const parts = posed(
    ship(liner, {
      hull: toned('prussian', 'indigo', 'night'),
      house: toned('paper', 'rose', 'mauve'),
      band: 'rust',
      funnel: toned('coral', 'rust', 'plum'),
      window: 'gold',
      dark: 'plum',
    }),
    -62,
    14,
    0,
    330,
  );
  water(p, {
    horizon: horizon + 1,
    near: 'night',
    far: 'apricot',
    seed: 8,
    mirror: 0.75,
    glint: { x: 330, ink: 'paper', width: 150, strength: 0.8 },
    chop: 0.4,
    crest: 'mauve',
  });
  await p.svg(printed(reflected(parts), scene), { from: horizon, strength: 0.6, wobble: 7, fade: 320 });
  await p.svg(printed(parts, scene));
  return p.finish();
}
/** A small ice-strengthened ship among floes. */
export async function expeditionShip(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'ice'],
    [0.85, 'paper'],
    [1, 'cream'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'ice', cover: 0.46, seed: 31, scale: 0.7, from: -1 });
  const cam = camera(p, horizon, 9, 1400);
  terrain(p, {
    camera: cam,
    height: (x, z) => smooth(900, 1500, z) * 620 * alpine(x * 0.0042 + 3, z * 0.0026, 15) ** 1.3 - 2,
    from: 400,
    to: 4200,
    light: [-0.8, 0.5, 0.05],
    cut: 0.65,
    shadows: 160,
    tone: ({ steep, y }) =>
      steep > 0.68 && y > 40
        ? { lit: 'mauve', half: 'prussian', shade: 'indigo' }
        : { lit: 'paper', half: 'ice', shade: 'shallow' },
    haze: { ink: 'mist', distance: 3600, power: 1.4 },
    mist: { ink: 'paper', height: 40, strength: 0.7 },
  });
  water(p, {
    horizon: horizon + 2,
    near: 'prussian',
    far: 'ice',
    seed: 18,
    mirror: 0.7,
    chop: 0.25,
    crest: 'ice',
  });
  return floes(p, horizon, async () => {
    const parts = posed(
      ship(explorer, {
        hull: toned('coral', 'rust', 'plum'),
        house: toned('paper', 'ice', 'shallow'),
        band: 'night',
        funnel: toned('prussian', 'indigo', 'night'),
        window: 'indigo',
        dark: 'prussian',
      }),
      118,
      -4,
      0,
      185,
    );
    const scene = { camera: cam, light: [-0.75, 0.5, -0.35] as const };
    await p.svg(printed(reflected(parts), scene), { from: horizon, strength: 0.5, wobble: 5, fade: 280 });
    await p.svg(printed(parts, scene));
  });
}
/** Floes lie on level water: cut from noise in perspective, with a bright top and a blue edge. */
async function floes(p: Print, horizon: number, between: () => Promise<void>) {
  const { hash } = await import('./noise.ts');
  const floe = (x: number, z: number, r: number, seed: number) => {
    const points = Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * Math.PI * 2,
        d = r * (0.6 + 0.5 * hash(i, 3, seed));
      const fx = x + Math.cos(a) * d * 1.5,
        fz = z + Math.sin(a) * d;
      return [750 + (1400 * fx) / fz, horizon + (1400 * 9) / fz] as const;
    });
    const lift = (1400 * 0.55) / z;
    const path = (dy: number) =>
      `M${points.map(([a, b]) => `${a.toFixed(1)} ${(b + dy).toFixed(1)}`).join('L')}Z`;
    return `<path d="${path(lift * 0.8)}" fill="#6ba3a3"/><path d="${path(0)}" fill="#b9d2d4"/><path d="${path(-lift * 0.8)}" fill="#f6ead6"/>`;
  };
  const list = Array.from({ length: 64 }, (_, i) => ({
    x: (hash(i, 1, 5) - 0.5) * 190 * (0.3 + hash(i, 2, 5)),
    z: 26 + hash(i, 2, 5) ** 1.4 * 420,
    r: 1.6 + hash(i, 4, 5) ** 2 * 7,
    i,
  })).toSorted((a, b) => b.z - a.z);
  const behind = list.filter(({ z }) => z > 190),
    front = list.filter(({ z, x }) => z <= 170 && Math.abs(x) > (z > 120 ? 70 : 0));
  const all = (part: typeof list) => part.map(({ x, z, r, i }) => floe(x, z, r, i)).join('');
  await p.svg(all(behind));
  await between();
  await p.svg(all(front));
  return p.finish();
}
