import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '..');
const read = [
  '.storybook',
  'src/foundations',
  'src/pages',
  'src/brand-of-environment.ts',
  'src/landing.ts',
  '../../packages/ui/src',
  '../../packages/themes/src',
  '../../packages/brand/src',
  '../../packages/domain/src',
  '../../packages/i18n/src',
  '../../packages/i18n/generated',
  '../../packages/frame/src',
  '../../packages/forms/src',
  '../../packages/journey-parts/src',
  '../../packages/page-stories/src',
  '../../packages/api-client/src',
  '../../packages/contracts/src',
  '../../packages/routes/src',
  '../../packages/pictures/src',
  '../../packages/features',
  '../../tooling/vite/src',
  '../../pnpm-lock.yaml',
];
const seen = ['../../packages/pictures/public'];
const mark = (brand: string) => join(home, 'dist', brand, 'sources.txt');

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => (name === 'node_modules' || name === '.turbo' ? [] : files(join(path, name))));
}

/**
 * A hash of everything that the stories are built from. Contents, not times: a cache or checkout changes
 * those.
 */
export function sourcesValue(): string {
  const hash = createHash('sha256');
  for (const file of read
    .map((path) => join(home, path))
    .filter(existsSync)
    .flatMap(files))
    hash.update(file.slice(home.length)).update(readFileSync(file));
  for (const file of seen.flatMap((path) => files(join(home, path))))
    hash.update(`${file.slice(home.length)} ${statSync(file).size}`);
  return hash.digest('hex');
}
export const markBuilt = (brand: string, value: string): void => writeFileSync(mark(brand), value);
export const isFresh = (brand: string, value: string): boolean =>
  existsSync(mark(brand)) && readFileSync(mark(brand), 'utf8') === value;
