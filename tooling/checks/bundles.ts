// Checks the built sites: JavaScript of a first view within its budget, and no texts or pages of one brand
// in the other's bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brandMessages, brandNames, experienceWords, foreignWords, otherBrand } from './brand-words.ts';

const root = join(import.meta.dirname, '..', '..');
/** Each page's route and its budget in KiB brotli (docs/quality.md, "Speed"); the second table is of Aldermere alone. */
const pages: Record<string, [route: string, budget: number]> = {
  home: ['/$lang/', 156],
  search: ['/$lang/hotel/search', 184],
  detail: ['/$lang/hotel/$id', 184],
  membership: ['/$lang/membership/', 156],
  tailorMade: ['/$lang/tailor-made', 156],
  fastTrack: ['/$lang/fast-track/', 156],
  airport: ['/$lang/fast-track/$iataCode/{-$name}/{-$country}', 156],
  groups: ['/$lang/hotel/group/', 156],
  group: ['/$lang/hotel/group/$name/', 156],
  brand: ['/$lang/hotel/group/$name/$brand', 156],
  regions: ['/$lang/hotel/region/', 156],
  region: ['/$lang/hotel/region/$code', 156],
  payment: ['/$lang/payment/credit-card/$type/$orderId/$tradeId/', 184],
};
const pagesOfMain: typeof pages = {
  experiences: ['/$lang/ultraluxe-experiences/', 156],
  space: ['/$lang/ultraluxe-experiences/virgin-galactic', 156],
  antarctica: ['/$lang/ultraluxe-experiences/white-desert', 156],
  train: ['/$lang/ultraluxe-experiences/trains/$slug', 156],
  cruiseLine: ['/$lang/ultraluxe-experiences/$line/', 156],
  ship: ['/$lang/ultraluxe-experiences/$line/$shipId/', 156],
  voyage: ['/$lang/ultraluxe-experiences/$line/$shipId/$itineraryId', 156],
};
const problems: string[] = [];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));
}
for (const brand of ['main', 'club'] as const) {
  const other = otherBrand(brand);
  const built = files(join(root, 'apps', brand, 'dist'))
    .filter((file) => /\.(js|css|json|html)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  if (built.length < 20) problems.push(`${brand}: the build looks empty (${built.length} files)`);
  const own = brandMessages(brand, 'en');
  for (const needle of foreignWords(brand)) {
    for (const { file, text } of built)
      if (text.includes(needle))
        problems.push(`${brand}: "${needle.slice(0, 40)}" of ${other} is in ${file.slice(root.length + 1)}`);
  }
  if (brand === 'main')
    for (const needle of experienceWords())
      if (!built.some(({ text }) => text.includes(needle)))
        problems.push(`main: "${needle}" is not in its build`);
  // Only the club has structured data of the organisation (docs/product/overview.md)
  const organization = built
    .filter(({ text }) => text.includes('ContactPoint'))
    .map(({ file }) => file.slice(root.length + 1));
  if (brand === 'main' && organization.length > 0)
    problems.push(`main: data of the organisation is in ${organization.join(', ')}`);
  if (brand === 'club' && organization.length === 0) problems.push('club: no data of the organisation');
  // The check must be able to fail: our own name and texts are present.
  for (const needle of [brandNames[brand], own['brand.home.intro'] ?? ''])
    if (!built.some(({ text }) => text.includes(needle)))
      problems.push(`${brand}: its own "${needle.slice(0, 40)}" is not in its build`);

  const assets = join(root, 'apps', brand, 'dist', 'client', 'assets');
  const size = new Map(
    readdirSync(assets)
      .filter((f) => f.endsWith('.js'))
      .map((f) => [f, brotliCompressSync(readFileSync(join(assets, f))).length]),
  );
  for (const [page, [route, budget]] of Object.entries({ ...pages, ...(brand === 'main' && pagesOfMain) })) {
    const wanted = await first(brand, route);
    const total = [...wanted].reduce((sum, f) => sum + (size.get(f) ?? 0), 0) / 1024;
    console.log(`${brand} ${page}: ${total.toFixed(1)} KiB of JavaScript (brotli), budget ${budget}`);
    if (wanted.size < 2) problems.push(`${brand} ${page}: its scripts were not found in the manifest`);
    if (total > budget) problems.push(`${brand} ${page}: ${total.toFixed(1)} KiB is over ${budget}`);
  }
}

interface StartManifest {
  tsrStartManifest: () => { routes: Record<string, { preloads?: string[] } | undefined> };
}
/**
 * The scripts that a page preloads: those of the root, of the language layout and of its own route, with the
 * entry.
 */
async function first(brand: string, route: string): Promise<Set<string>> {
  const folder = join(root, 'apps', brand, 'dist', 'server', 'assets');
  const file = readdirSync(folder).find((f) => f.startsWith('_tanstack-start-manifest')) ?? '';
  const { tsrStartManifest }: StartManifest = await import(join(folder, file));
  const { routes: all } = tsrStartManifest();
  return new Set(
    ['__root__', '/$lang', route]
      .flatMap((id) => all[id]?.preloads ?? [])
      .map((path) => path.replace('/assets/', '')),
  );
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('bundles and brands: no problems');
