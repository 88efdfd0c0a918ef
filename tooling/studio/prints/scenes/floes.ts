import { hash } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';

/** Floes lie on flat water: cut from noise in perspective, with a bright top and a blue edge. */
export async function floes(p: Print, horizon: number, between: () => Promise<void>) {
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
