import { lay, rgb } from '../kit/inks.ts';
import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { box, drawn, moved, toned, turned, type Face } from '../kit/solid.ts';
import type { Point, Tone } from '../kit/terrain.ts';

/** A gift with a ribbon on a table, the evening window behind it. */
export async function gift(size?: number) {
  const p = new Print('wide', size);
  const wall = rgb('pine'),
    deep = rgb('night'),
    sun = rgb('gold'),
    table = rgb('umber'),
    shine = rgb('apricot');
  p.each((x, y, c) => {
    lay(c, wall, 1);
    lay(c, deep, 0.75 * smooth(300, 1500, x));
    const u = x * 0.96 - y * 0.12;
    const arch = Math.hypot((u - 330) / 190, Math.min(0, (y - 330) / 210));
    const pane =
      smooth(1.02, 0.98, arch) *
      smooth(660, 640, y) *
      smooth(5, 9, Math.abs(u - 330)) *
      smooth(5, 9, Math.abs(y - 420));
    lay(c, sun, 0.62 * pane);
    if (y > 690) {
      lay(c, table, 1);
      lay(c, deep, 0.5 * smooth(300, 1500, x));
      lay(c, shine, 0.35 * smooth(240, 0, Math.abs(x - 420 - (y - 690) * 0.5)) * smooth(690, 720, y));
    }
  });
  const cam = { height: 1.9, horizon: 330, x: 800, focal: 1250 };
  const paper = toned('paper', 'rose', 'mauve'),
    band = toned('coral', 'rust', 'plum'),
    small = toned('sea', 'prussian', 'indigo'),
    gold = toned('gold', 'amber', 'umber');
  const parcel = (
    w: number,
    h: number,
    d: number,
    wrap: typeof paper,
    ribbon: typeof band,
    stripe: number,
  ) => [
    box(-w / 2, 0, -d / 2, w, h, d, wrap),
    box(-w / 2 - 0.03, h - 0.18, -d / 2 - 0.03, w + 0.06, 0.2, d + 0.06, wrap),
    ribbons(w, h, d, stripe, ribbon),
  ];
  const loop = (a: number, k: number, y: number, tone: typeof band): Face[] => {
    const c = Math.cos(a),
      s = Math.sin(a);
    const path = Array.from({ length: 15 }, (_, i) => {
      const t = (i / 14) * Math.PI * 2;
      return [0.5 * (1 - Math.cos(t)) * k, Math.sin(t) * 0.2 * k + 0.12 * (1 - Math.cos(t)) * k] as const;
    });
    return path.slice(1).map(([r, h2], i) => {
      const [q, g] = path[i] ?? [0, 0];
      const at = (r2: number, h3: number, w: number): Point => [c * r2 - s * w, y + h3, s * r2 + c * w];
      return {
        corners: [at(q, g, -0.13 * k), at(r, h2, -0.13 * k), at(r, h2, 0.13 * k), at(q, g, 0.13 * k)],
        tone,
        thin: true,
      };
    });
  };
  const light: Point = [-0.75, 0.6, -0.35];
  const place = (yaw: number, x: number, z: number) => (s: readonly Face[]) => moved(turned(s, yaw), x, 0, z);
  const big = [
    ...parcel(1.7, 1.05, 1.3, paper, band, 0.12),
    [0.3, 2.9, 1.6, 4.5, 3.9].flatMap((a) => loop(a, 0.85, 1.07, band)),
    box(-0.11, 1.05, -0.11, 0.22, 0.2, 0.22, band),
  ].map(place(28, 0.1, 6.1));
  const tiny = [
    ...parcel(0.8, 0.6, 0.8, small, gold, 0.07),
    [0.2, 1.7, 3.3, 4.8].flatMap((a) => loop(a, 0.5, 0.61, gold)),
    box(-0.06, 0.6, -0.06, 0.12, 0.12, 0.12, gold),
  ].map(place(-18, 1.45, 5.2));
  const scene = { camera: cam, light };
  await p.svg(
    `<defs><filter id="soft"><feGaussianBlur stdDeviation="12"/></filter></defs><path d="M640 760L940 690L1230 730L1170 800L860 812Z" fill="#11181d" opacity="0.55" filter="url(#soft)"/><path d="M1060 800L1240 780L1400 800L1300 838Z" fill="#11181d" opacity="0.5" filter="url(#soft)"/>`,
  );
  await p.svg([...big, ...tiny].map((s) => drawn([s], scene)).join(''));
  return p.finish();
}
/** Bands over the front, both sides and the lid. */
function ribbons(w: number, h: number, d: number, s: number, tone: Tone): Face[] {
  const x = w / 2 + 0.04,
    z = -d / 2 - 0.04,
    y = h + 0.03;
  return [
    {
      corners: [
        [-s, 0, z],
        [s, 0, z],
        [s, y, z],
        [-s, y, z],
      ],
      tone,
    },
    {
      corners: [
        [x, 0, -s],
        [x, 0, s],
        [x, y, s],
        [x, y, -s],
      ],
      tone,
    },
    {
      corners: [
        [-x, 0, s],
        [-x, 0, -s],
        [-x, y, -s],
        [-x, y, s],
      ],
      tone,
    },
    {
      corners: [
        [-s, y, z],
        [s, y, z],
        [s, y, -z],
        [-s, y, -z],
      ],
      tone,
    },
    {
      corners: [
        [-x, y, -s],
        [x, y, -s],
        [x, y, s],
        [-x, y, s],
      ],
      tone,
    },
  ];
}
