// Makes the picture set from openly licensed photographs that ship inside npm packages: `node src/build.ts`.
// The result is committed, so that neither a build nor a start needs the packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

interface Source { id: string; package: string; file: string; credit: string; licence: string }
const sources = JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8')) as Source[];
const output = new URL('../../../packages/site/public/pictures/', import.meta.url);
const widths = [480, 960, 1500];
mkdirSync(output, { recursive: true });

/** The files of a package, unpacked once; nothing of it is installed. */
function unpacked(name: string): string {
  const folder = join(tmpdir(), 'voyage-photos', name);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const tarball = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', tarball], { cwd: folder });
  }
  return join(folder, 'package');
}

const pictures: Record<string, { width: number; height: number; widths: number[] }> = {};
for (const { id, package: name, file } of sources) {
  const source = sharp(join(unpacked(name), file)).rotate();
  const { width = 0, height = 0 } = await source.metadata();
  const made = [...new Set(widths.map((w) => Math.min(w, width)))];
  for (const w of made) {
    await source.clone().resize(w).avif({ quality: 48, effort: 5 }).toFile(new URL(`${id}-${w}.avif`, output).pathname);
    await source.clone().resize(w).webp({ quality: 70 }).toFile(new URL(`${id}-${w}.webp`, output).pathname);
  }
  const widest = Math.max(...made);
  pictures[id] = { width: widest, height: Math.round((height / width) * widest), widths: made };
}
writeFileSync(new URL('../../../packages/site/src/pictures.json', import.meta.url), `${JSON.stringify(pictures, null, 1)}\n`);
writeFileSync(new URL('../../../docs/picture-credits.md', import.meta.url), `# Picture credits\n\nMade by \`tooling/photos\` from files inside these packages.\n\n| Picture | Photographer | Package | Licence |\n|---|---|---|---|\n${sources.map((s) => `| ${s.id} | ${s.credit} | ${s.package} | ${s.licence} |`).join('\n')}\n`);
