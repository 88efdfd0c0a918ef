import type { Drawing } from './sheet.ts';
import { disc, line, polygon, rays, rect, ripples, shape, stars, stroke, times } from './shapes.ts';

interface Block {
  x: number;
  width: number;
  height: number;
  steps: number;
  spire?: number;
}

/** Stepped towers at nightfall. No particular city. */
export const city: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const base = height * (isTall ? 0.83 : 0.84);
  const tower = (
    { x: bx, width: w, height: h, steps, spire = 0 }: Block,
    face: string,
    side: string,
    lit: string,
  ) =>
    times(steps, (i) => {
      const inset = (w * 0.16 * i) / 1,
        top = base - h + (steps - 1 - i) * h * 0.1,
        left = bx - w / 2 + inset,
        wide = w - inset * 2;
      const bottom = i === 0 ? base : base - h + (steps - i) * h * 0.1;
      return (
        rect(left, top, wide, bottom - top, face) +
        rect(left + wide * 0.66, top, wide * 0.34, bottom - top, side) +
        (i === 0
          ? times(Math.floor((bottom - top - 30) / 34), (r) =>
              times(Math.max(2, Math.floor(wide / 26)), (c) =>
                (r * 7 + c * 5 + Math.round(bx)) % 5 < 2
                  ? rect(
                      left + 9 + (c * (wide - 18)) / Math.max(2, Math.floor(wide / 26)),
                      top + 24 + r * 34,
                      8,
                      16,
                      lit,
                    )
                  : '',
              ),
            )
          : '')
      );
    }) + (spire ? line(bx, base - h, bx, base - h - spire, inks.line, 6) : '');
  const k = width / 1500;
  const far: Block[] = [
    [70, 110, 330],
    [210, 90, 420],
    [330, 120, 300],
    [520, 100, 470],
    [960, 110, 450],
    [1120, 130, 350],
    [1270, 90, 440],
    [1420, 140, 320],
  ].map(([bx = 0, w = 0, h = 0]) => ({
    x: bx * k,
    width: w * (isTall ? 1 : 1),
    height: h * (isTall ? 1.5 : 1),
    steps: 2,
  }));
  const near: Block[] = [
    { x: 150, width: 170, height: 380, steps: 2 },
    { x: 400, width: 150, height: 520, steps: 3, spire: 60 },
    { x: 700, width: 210, height: 690, steps: 4, spire: 130 },
    { x: 930, width: 140, height: 470, steps: 2 },
    { x: 1130, width: 180, height: 580, steps: 3, spire: 80 },
    { x: 1390, width: 190, height: 400, steps: 2 },
  ].map((b) => ({
    ...b,
    x: b.x * k,
    height: b.height * (isTall ? 1.46 : 1),
    width: b.width * (isTall ? 0.94 : 1),
  }));
  const sunX = x + (isTall ? 190 : 330),
    sunY = height * (isTall ? 0.26 : 0.3);
  return [
    rect(0, 0, width, height, inks.sky),
    brand === 'club'
      ? stars(60, width, height * 0.5, inks.line, 8)
      : rays(sunX, sunY, 160, 1900, 61, 0, 354, inks.haze, 5),
    disc(sunX, sunY, isTall ? 140 : 126, inks.disc),
    far.map((b) => tower(b, inks.haze, inks.far, inks.sky)).join(''),
    rect(0, base - 150, width, 160, brand === 'main' ? inks.far : inks.near),
    near
      .map((b, i) =>
        tower(
          b,
          i % 2 ? (brand === 'main' ? inks.middle : inks.far) : brand === 'main' ? inks.near : inks.middle,
          brand === 'main' ? inks.ink : inks.near,
          inks.disc,
        ),
      )
      .join(''),
    rect(0, base, width, height, inks.ink),
    rect(0, base, width, 6, inks.line),
    ripples(width, base + 14, height, 26, brand === 'main' ? inks.middle : inks.far, 7),
    near
      .map((b) =>
        times(5, (i) =>
          line(
            b.x - 20 + ((i * 13) % 20),
            base + 26 + i * 26,
            b.x + 16 + ((i * 17) % 24),
            base + 26 + i * 26,
            inks.disc,
            4,
          ),
        ),
      )
      .join(''),
  ].join('');
};

/** Roofs, towers and a dome above a wall. No particular town. */
export const oldTown: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const base = height * (isTall ? 0.84 : 0.86);
  const wall = brand === 'main' ? inks.light : inks.middle,
    shade = brand === 'main' ? inks.haze : inks.far,
    roof = inks.accent;
  const house = (hx: number, w: number, h: number, front: string) =>
    [
      rect(hx, base - h, w, h, front),
      polygon(
        [
          [hx - 10, base - h],
          [hx + w * 0.5, base - h - w * 0.42],
          [hx + w + 10, base - h],
        ],
        roof,
      ),
      polygon(
        [
          [hx + w * 0.5, base - h - w * 0.42],
          [hx + w + 10, base - h],
          [hx + w * 0.5, base - h],
        ],
        'rgba(0,0,0,0.16)',
      ),
      times(2, (r) =>
        times(2, (c) => rect(hx + w * (0.2 + c * 0.38), base - h + 26 + r * 62, w * 0.2, 34, inks.near)),
      ),
    ].join('');
  const dome = (dx: number, w: number, h: number) =>
    [
      rect(dx - w / 2, base - h, w, h, shade),
      times(7, (i) => rect(dx - w / 2 + 12 + (i * (w - 40)) / 6, base - h + 18, 16, 70, inks.near, 8)),
      shape(
        `M${dx - w / 2 - 12} ${base - h}C${dx - w / 2} ${base - h - w * 0.62} ${dx - 40} ${base - h - w * 0.74} ${dx} ${base - h - w * 0.8}C${dx + 40} ${base - h - w * 0.74} ${dx + w / 2} ${base - h - w * 0.62} ${dx + w / 2 + 12} ${base - h}Z`,
        inks.near,
      ),
      [-0.3, -0.1, 0.1, 0.3]
        .map((t) =>
          stroke(
            `M${dx} ${base - h - w * 0.8}C${dx + t * w * 0.9} ${base - h - w * 0.66} ${dx + t * w * 1.2} ${base - h - w * 0.4} ${dx + t * w * 1.24} ${base - h}`,
            inks.line,
            2.6,
          ),
        )
        .join(''),
      rect(dx - 20, base - h - w * 0.8 - 62, 40, 66, wall),
      polygon(
        [
          [dx - 28, base - h - w * 0.8 - 60],
          [dx, base - h - w * 0.8 - 120],
          [dx + 28, base - h - w * 0.8 - 60],
        ],
        roof,
      ),
      line(dx, base - h - w * 0.8 - 118, dx, base - h - w * 0.8 - 166, inks.line, 5),
    ].join('');
  const belfry = (bx: number, w: number, h: number) =>
    [
      rect(bx - w / 2, base - h, w, h, wall),
      rect(bx, base - h, w / 2, h, shade),
      rect(bx - w / 2 - 10, base - h - 14, w + 20, 18, inks.line),
      rect(bx - w / 2 + 8, base - h - 108, w - 16, 96, wall),
      shape(
        `M${bx - 20} ${base - h - 14}V${base - h - 62}A20 20 0 0 1 ${bx + 20} ${base - h - 62}V${base - h - 14}Z`,
        inks.near,
      ),
      polygon(
        [
          [bx - w / 2, base - h - 106],
          [bx, base - h - 240],
          [bx + w / 2, base - h - 106],
        ],
        roof,
      ),
      rect(bx - 7, base - h + 60, 14, 44, inks.near),
      rect(bx - 7, base - h + 170, 14, 44, inks.near),
      line(bx, base - h - 238, bx, base - h - 280, inks.line, 4),
    ].join('');
  const s = isTall ? 1.36 : 1;
  const sunX = x - (isTall ? 280 : 430),
    sunY = height * (isTall ? 0.24 : 0.28);
  const houses = times(isTall ? 8 : 10, (i) =>
    house(-40 + i * 160, 150, (150 + ((i * 67) % 120)) * s, i % 2 ? shade : wall),
  );
  return [
    rect(0, 0, width, height, inks.sky),
    times(6, (i) => rect(0, base - 560 * s + i * 72 * s, width, 12 + i * 5, inks.haze)),
    brand === 'club' ? stars(50, width, height * 0.4, inks.line, 11) : '',
    disc(sunX, sunY, isTall ? 132 : 116, inks.disc),
    shape(
      `M0 ${base - 150 * s}C${width * 0.2} ${base - 290 * s} ${width * 0.36} ${base - 230 * s} ${width * 0.5} ${base - 180 * s}C${width * 0.7} ${base - 260 * s} ${width * 0.9} ${base - 300 * s} ${width} ${base - 200 * s}V${base}H0Z`,
      inks.far,
    ),
    times(10, (i) => {
      const px = width * 0.04 + i * width * 0.1,
        h = (90 + ((i * 43) % 60)) * s;
      return shape(
        `M${px} ${base - 180 * s}c-26 ${-h * 0.3} -10 ${-h} 0 ${-h}c10 0 26 ${h * 0.7} 0 ${h}Z`,
        brand === 'main' ? inks.middle : inks.near,
      );
    }),
    dome(x + (isTall ? 120 : 150), 300 * (isTall ? 1.1 : 1), 330 * s),
    belfry(x - (isTall ? 260 : 240), 96, 400 * s),
    belfry(x + (isTall ? 450 : 560), 84, 300 * s),
    houses,
    rect(0, base, width, height, inks.near),
    rect(0, base, width, 12, inks.line),
    times(Math.ceil(width / 88), (i) => rect(i * 88 + 10, base - 26, 46, 30, inks.near)),
    times(6, (i) => line(0, base + 40 + i * 40, width, base + 40 + i * 40, inks.middle, 1.6)),
    times(40, (i) =>
      line(
        (i * 173) % width,
        base + 40 + (i % 6) * 40,
        (i * 173) % width,
        base + 80 + (i % 6) * 40,
        inks.middle,
        1.6,
      ),
    ),
  ].join('');
};
