// The fonts of the check: a machine's own are never used.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fontverter from 'fontverter';

/** The first fonts of the themes' stacks for Chinese and Japanese. */
const families = {
  'noto-sans-tc': ['PingFang TC', 'Noto Serif CJK TC'],
  'noto-sans-sc': ['PingFang SC', 'Noto Serif CJK SC'],
  'noto-sans-jp': ['Hiragino Sans', 'Hiragino Mincho ProN'],
};
const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(resolve(`@fontsource/${name}/400.css`));
const weights = ['400', '600'];

/** Paths of the font files on the check's server. */
export const fontFolders = Object.fromEntries(
  Object.keys(families).map((name) => [`/fonts/${name}/`, join(folderOf(name), 'files')]),
);

/** A font for each family, weight and range of characters; of overlapping ranges the later one applies. */
export const faces = Object.entries(families).flatMap(([name, all]) => {
  const ranges: unknown = JSON.parse(readFileSync(`${folderOf(name)}/unicode.json`, 'utf8'));
  return Object.entries(ranges ?? {}).flatMap(([subset, unicodeRange]) =>
    weights.flatMap((weight) => {
      const file = `${name}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff2`;
      const source = `url(/fonts/${name}/${file}) format('woff2')`;
      return all.map((family) => ({ family, source, weight, unicodeRange: String(unicodeRange) }));
    }),
  );
});

/**
 * Environment of a browser that knows none of the machine's fonts, but Latin letters, and Chinese for what does
 * not wait for fonts of the page (labels of maps). Of Thai and others it draws boxes. Without any font Chromium
 * does not start. Systems without fontconfig ignore it.
 */
export async function fontEnvironment(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'story-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sources = { 'noto-sans-jp': 'latin-{400,600}', 'noto-sans-tc': '*-{400,600}' };
  for (const [name, subsets] of Object.entries(sources)) {
    const files = join(folderOf(name), 'files');
    for (const file of globSync(`${name}-${subsets}-normal.woff`, { cwd: files }))
      // Chromium takes no packed font from the system.
      writeFileSync(
        join(folder, `${file}.ttf`),
        await fontverter.convert(readFileSync(join(files, file)), 'sfnt'),
      );
  }
  const generic = ['serif', 'sans-serif', 'monospace', 'system-ui'].map(
    (name) =>
      `<alias binding="same"><family>${name}</family><prefer><family>Noto Sans JP</family></prefer></alias>`,
  );
  const config = `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${generic.join('')}</fontconfig>`;
  writeFileSync(join(folder, 'fonts.conf'), config);
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf'), FONTCONFIG_PATH: folder };
}
