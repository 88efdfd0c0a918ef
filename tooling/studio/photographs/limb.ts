import sharp, { type Sharp } from 'sharp';

interface Globe {
  width: number;
  height: number;
  radius: number;
  /** The centre of the globe, in pixels. */ x: number;
  y: number;
  /** Degrees of latitude at that centre. */ lat: number;
  lng: number;
}
const view: Globe = { width: 1600, height: 1067, radius: 1010, x: 800, y: 1440, lat: -24, lng: 126 };

async function texture(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return (u: number, v: number, channel: number) => {
    const x = u * info.width - 0.5,
      y = Math.min(info.height - 1.001, Math.max(0, v * info.height - 0.5));
    const x0 = Math.floor(x),
      y0 = Math.floor(y);
    const at = (i: number, j: number) =>
      data[(j * info.width + ((i + info.width) % info.width)) * info.channels + channel] ?? 0;
    const mix = (a: number, b: number, t: number) => a + (b - a) * t;
    return mix(
      mix(at(x0, y0), at(x0 + 1, y0), x - x0),
      mix(at(x0, y0 + 1), at(x0 + 1, y0 + 1), x - x0),
      y - y0,
    );
  };
}

/**
 * The edge of the globe against the black of space, drawn from an equirectangular map; by day (with a map of
 * clouds) the sun is on the left.
 */
export async function limb(map: string, clouds: string | null): Promise<Sharp> {
  const sample = await texture(sharp(map).removeAlpha());
  const day = clouds !== null;
  const cover = clouds ? await texture(sharp(clouds).extractChannel('alpha')) : null;
  const { width, height, radius } = view;
  const out = Buffer.alloc(width * height * 3);
  const phi = (view.lat * Math.PI) / 180;
  const air = day ? [96, 158, 214] : [40, 74, 108];
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const nx = (px - view.x) / radius,
        ny = (view.y - py) / radius;
      const r = Math.hypot(nx, ny),
        o = (py * width + px) * 3;
      const light = Math.max(0, Math.min(1, 0.62 - nx * 0.85));
      const rim = r > 1 ? Math.exp(-(r - 1) * 95) * (day ? 0.85 * light : 0.5) : 0;
      if (r >= 1) {
        for (let c = 0; c < 3; c++) out[o + c] = 6 + (air[c] ?? 0) * rim;
        continue;
      }
      const nz = Math.sqrt(1 - r * r);
      const lat = Math.asin(ny * Math.cos(phi) + nz * Math.sin(phi));
      const lng = Math.atan2(nx, nz * Math.cos(phi) - ny * Math.sin(phi)) + (view.lng * Math.PI) / 180;
      const u = (((lng / (2 * Math.PI) + 0.5) % 1) + 1) % 1,
        v = 0.5 - lat / Math.PI;
      const haze = (1 - nz) ** 3 * (day ? 0.6 * light + 0.05 : 0.35);
      const white = cover ? Math.min(0.92, cover(u, v, 0) / 255) : 0;
      for (let c = 0; c < 3; c++) {
        // The night map is subdued: its lights are raised more than its land.
        const bare = day ? sample(u, v, c) * 0.92 + 6 : sample(u, v, c) ** 1.35 / 3.4;
        const covered = bare + (246 - bare) * white;
        out[o + c] = Math.min(
          255,
          covered * (day ? 0.05 + 1.15 * light : 1) * (1 - haze) + (air[c] ?? 0) * haze,
        );
      }
    }
  }
  return sharp(
    await sharp(out, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
}
