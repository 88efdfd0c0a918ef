// Builds the picture set: photographs from npm packages, our own renders, our own prints and drawings. `node
// build/build.ts [id ...]` builds all, or the named pictures (`art-` alone: every print and drawing; `none`:
// only missing ones), and always rewrites the lists. The result is committed, so that neither a build nor a
// start needs the packages.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import previousPictures from '../../../packages/pictures/src/pictures.json' with { type: 'json' };
import { drawings } from '../posters/drawings.ts';
import { artWidths, draw, heightOf } from '../posters/draw.ts';
import { drawn, encode, output, photographic, printed, rendered, type Quality } from './encode.ts';
import { factsOf } from '../photographs/facts.ts';
import { limb } from '../photographs/limb.ts';
import { fileOf, photographs, type Photograph } from '../photographs/manifest.ts';
import { prints } from '../prints/prints.ts';
import { creditsPage } from './credits.ts';
import { renders } from './renders.ts';
import { toneOf } from './tones.ts';

const widths = [640, 1024, 1600];
const only = process.argv.slice(2);
const isWanted = (id: string) =>
  only.length === 0 || only.includes(id) || (only.includes('art-') && id.startsWith('art-'));

async function source(photograph: Photograph): Promise<Sharp> {
  const file = fileOf(photograph);
  if (photograph.projection === 'limb')
    return limb(
      file,
      photograph.clouds ? fileOf({ package: photograph.package, file: photograph.clouds }) : null,
    );
  const whole = sharp(await sharp(file).rotate().toBuffer());
  const { width = 0, height = 0 } = await whole.metadata();
  const [x, y, w, h] = photograph.crop ?? [0, 0, 1, 1];
  const part = whole.extract({
    left: Math.round(x * width),
    top: Math.round(y * height),
    width: Math.floor(w * width),
    height: Math.floor(h * height),
  });
  return sharp(
    await (photograph.gain ? part.linear(photograph.gain, 0) : part).png({ compressionLevel: 1 }).toBuffer(),
  );
}

interface Made {
  width: number;
  height: number;
  widths: number[];
  position?: string;
  tone: string;
}
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const site = new URL('../../../packages/pictures/src/', import.meta.url);
const before = new Map<string, Made>(Object.entries(previousPictures));
const made: Record<string, Made> = {};
const files = new Set<string>();
const artPrints = prints.map((one) => ({ ...one, id: `art-${one.id}` }));
const keep = (id: string, list: readonly number[]) =>
  list.forEach((w) => ['avif', 'webp'].forEach((ending) => files.add(`${id}-${w}.${ending}`)));
async function make(id: string, picture: Sharp, quality: Quality): Promise<Made> {
  const { width = 0, height = 0 } = await picture.metadata();
  // A width hardly larger than the previous one is not worth a file.
  const widest = Math.min(width, widths.at(-1) ?? width);
  const list = [...(quality === printed ? [640] : widths).filter((w) => w * 1.08 < widest), widest];
  await encode(id, picture, list, quality);
  return {
    width: widest,
    height: Math.round((height / width) * widest),
    widths: list,
    tone: await toneOf(picture),
  };
}
const all = [
  ...photographs.map((one) => ({ ...one, quality: photographic, read: () => source(one) })),
  ...renders.map(({ file, ...one }) => ({ ...one, quality: rendered, read: async () => sharp(file) })),
  ...artPrints.map((one) => ({ ...one, quality: printed, read: one.print })),
];
for (const { id, position, quality, read } of all) {
  const kept = isWanted(id) ? undefined : before.get(id);
  const { width, height, widths: list, tone } = kept ?? (await make(id, await read(), quality));
  made[id] = { width, height, widths: list, ...(position && { position }), tone };
  keep(id, list);
}
for (const { id } of drawings) {
  for (const brand of ['main', 'club'] as const) {
    for (const format of ['wide', 'tall'] as const) {
      const name = `art-${id}${format === 'tall' ? '-tall' : ''}-${brand}`;
      if (isWanted(name))
        await encode(name, sharp(Buffer.from(draw(id, brand, format))), artWidths[format], drawn);
      keep(name, artWidths[format]);
    }
  }
}
for (const file of readdirSync(output)) if (!files.has(file)) rmSync(new URL(file, output));

writeFileSync(new URL('pictures.json', site), json(made));
const credits = [
  ...photographs.map(({ id, shows, credit, package: name, licence }) => ({
    id,
    shows,
    credit,
    package: name,
    licence,
  })),
  ...renders.map(({ id, shows }) => ({
    id,
    shows,
    credit: 'Rendered for this site',
    package: null,
    licence: 'Own work',
  })),
  ...[...artPrints, ...drawings.map(({ id, shows }) => ({ id: `art-${id}`, shows }))].map(
    ({ id, shows }) => ({
      id,
      shows,
      credit: 'Drawn for this site',
      package: null,
      licence: 'Own work',
    }),
  ),
];
writeFileSync(new URL('picture-credits.json', site), json(credits));
writeFileSync(
  new URL('../../../apps/api/content/pictures.json', import.meta.url),
  json([...photographs, ...renders].map(factsOf)),
);
writeFileSync(new URL('../../../packages/pictures/CREDITS.md', import.meta.url), creditsPage(credits));
console.log(
  `${photographs.length} photographs, ${renders.length} renders, ${prints.length} prints, ${drawings.length} drawings (wide ${artWidths.wide.at(-1)} x ${heightOf('wide', artWidths.wide.at(-1) ?? 0)}).`,
);
