import { roofOf } from './riverside.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { riverShip } from '../kit/fleet.ts';
import { posed, printed, reflected, ship } from '../kit/ship.ts';
import { clouds, sky, water } from '../kit/sky.ts';
import { type Solid, box, drawn, lathe, moved, toned } from '../kit/solid.ts';
import { type Point, camera, terrain, trees } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

/** A river ship below terraced vineyards and a castle. */
export async function vineyards(size?: number) {
  const p = new Print('wide', size);
  const horizon = 430;
  sky(p, horizon, [
    [0, 'sea'],
    [0.55, 'mist'],
    [1, 'cream'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'rose', cover: 0.45, seed: 27, scale: 0.8, stretch: 1.8 });
  const cam = camera(p, horizon, 34, 1300);
  const light: Point = [-0.75, 0.6, -0.3];
  const bend = (z: number) => 70 * Math.sin(z * 0.0062 - 0.9) + 8;
  const off = (x: number, z: number) => Math.abs(x - bend(z)) - 46 - 4 * fbm(x * 0.03, z * 0.03, 2, 3);
  const hill = (x: number, z: number) =>
    smooth(0, 150, off(x, z)) *
    (60 + 150 * alpine(x * 0.004 + 6, z * 0.0035, 37)) *
    smooth(60, 320, z + (x > 0 ? 120 : 0));
  terrain(p, {
    camera: cam,
    height: (x, z) => {
      const h = hill(x, z),
        wood = smooth(62, 80, h + 26 * fbm(x * 0.02, z * 0.02, 3, 9));
      const vine = Math.sin(h * 1.15) * 0.5 + 0.5;
      return off(x, z) < 0
        ? -1
        : h +
            (z < 900 ? wood * trees(x, z, 6, 5, 0.15, 0.85) : 0) +
            (1 - wood) * smooth(4, 12, h) * vine * 0.7 +
            0.3;
    },
    from: 24,
    to: 2200,
    light,
    shadows: 70,
    cut: 0.6,
    level: -0.5,
    tone: ({ x, z, ground }) => {
      const h = hill(x, z);
      if (h > 68 - 26 * fbm(x * 0.02, z * 0.02, 3, 9) + 6)
        return { lit: 'sage', half: 'moss', shade: 'pine' };
      return ground < 5
        ? { lit: 'straw', half: 'sage', shade: 'moss' }
        : Math.sin(h * 1.15) > -0.1
          ? { lit: 'sage', half: 'moss', shade: 'pine' }
          : { lit: 'cream', half: 'straw', shade: 'umber' };
    },
    haze: { ink: 'mist', distance: 1500, power: 1.2 },
  });
  water(p, {
    horizon,
    near: 'prussian',
    far: 'ice',
    seed: 9,
    mirror: 0.35,
    chop: 0.35,
    crest: 'ice',
    only: (x, y) => p.isWet(x, y),
  });
  const stone = toned('cream', 'apricot', 'mauve'),
    slate = toned('mauve', 'plum', 'indigo');
  const tower = (x: number, z: number, y: number, r: number, h: number): Solid[] => [
    moved(
      lathe(
        [
          [r, 0],
          [r, h],
          [r * 1.15, h],
          [r * 1.15, h + r * 0.4],
        ],
        stone,
        14,
      ),
      x,
      y,
      z,
    ),
    moved(
      lathe(
        [
          [r * 1.25, h + r * 0.4],
          [0.01, h + r * 2.6],
        ],
        slate,
        14,
      ),
      x,
      y,
      z,
    ),
  ];
  const cx = -104,
    cz = 330,
    cy = hill(cx, cz) - 4;
  const castle = [
    ...tower(cx + 8, cz + 8, cy, 4.4, 34),
    moved(box(-16, 0, -7, 30, 18, 14, stone), cx, cy, cz),
    [...roofOf(-17, 18, -8, 32, 9, 16, slate)].map((s) => moved([s], cx, cy, cz)).flat(),
    ...tower(cx - 16, cz - 7, cy, 4, 24),
    ...tower(cx + 14, cz - 7, cy, 3.4, 20),
  ];
  const boat = posed(
    ship(riverShip, {
      hull: toned('prussian', 'indigo', 'night'),
      house: toned('paper', 'ice', 'mauve'),
      band: 'rust',
      funnel: toned('paper', 'mist', 'mauve'),
      window: 'prussian',
      dark: 'indigo',
    }),
    196,
    6,
    0,
    165,
  );
  await p.svg(castle.map((s) => drawn([s], { camera: cam, light })).join(''));
  await p.svg(printed(reflected(boat), { camera: cam, light }), {
    from: 640,
    strength: 0.4,
    wobble: 4,
    fade: 260,
  });
  await p.svg(
    printed(boat, { camera: cam, light }) + bird(1090, 250, 0.8, 'indigo') + bird(1150, 226, 0.55, 'indigo'),
  );
  return p.finish();
}
