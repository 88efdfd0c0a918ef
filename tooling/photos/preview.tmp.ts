import sharp from 'sharp';
import { draw } from './src/art/draw.ts';
import { drawings } from './src/art/drawings.ts';
const only = process.argv.slice(3);
const ids = drawings.map((d) => d.id).filter((id) => only.length === 0 || only.includes(id));
const W = Number(process.argv[2] ?? 420), rows: sharp.OverlayOptions[] = [];
const HW = Math.round(W / 1.5), TW = Math.round(HW * 0.8);
for (const [i, id] of ids.entries()) {
  let left = 0;
  for (const brand of ['main', 'club'] as const) for (const format of ['wide', 'tall'] as const) {
    const w = format === 'wide' ? W : TW;
    rows.push({ input: await sharp(Buffer.from(draw(id, brand, format))).resize(w, HW).png().toBuffer(), left, top: i * (HW + 6) });
    left += w + 6;
  }
}
await sharp({ create: { width: 2 * (W + TW + 12), height: ids.length * (HW + 6), channels: 3, background: '#888' } }).composite(rows).png().toFile('/tmp/ph/sheets/art.png');
