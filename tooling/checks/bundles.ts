// Checks the built sites: JavaScript of a first view within its budget, and no texts or pages of one brand
// in the other's bundle.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  brandMessages,
  brandNames,
  experienceWords,
  otherBrandWords,
  otherBrand,
  type Brand,
} from './brand-words.ts';
import { finish, root } from './check.ts';

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
  payment: ['/$lang/payment/credit-card/$type/$orderId/$tradeId/', 188],
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

/** Texts and pages that are in the build of the wrong brand, or not in that of the right one. */
function wordProblems(brand: Brand): string[] {
  const folder = join(root, 'apps', brand, 'dist');
  const built = globSync('**/*.{js,css,json,html}', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  const filesWith = (needle: string) =>
    built.filter(({ text }) => text.includes(needle)).map(({ file }) => file);
  const foreign = otherBrandWords(brand).flatMap((needle) =>
    filesWith(needle).map((file) => `"${needle.slice(0, 40)}" of ${otherBrand(brand)} is in ${file}`),
  );
  // Only the club has structured data of the organisation (docs/product/overview.md)
  const organization = filesWith('ContactPoint');
  if (brand === 'main' && organization.length > 0)
    foreign.push(`data of the organisation is in ${organization.join(', ')}`);
  // The check must be able to fail: our own name and texts are present.
  const own = [brandNames[brand], brandMessages(brand, 'en')['brand.home.intro'] ?? ''];
  const wanted = [...own, ...(brand === 'main' ? experienceWords() : ['ContactPoint'])];
  const missing = wanted.filter((needle) => filesWith(needle).length === 0);
  return [
    ...(built.length < 20 ? [`the build looks empty (${built.length} files)`] : []),
    ...foreign,
    ...missing.map((needle) => `its own "${needle.slice(0, 40)}" is not in its build`),
  ].map((problem) => `${brand}: ${problem}`);
}

interface StartManifest {
  tsrStartManifest: () => { routes: Record<string, { preloads?: string[] } | undefined> };
}
export interface FirstView {
  page: string;
  /** Files of its JavaScript, and their size in KiB, brotli. */
  files: number;
  size: number;
  budget: number;
}
/** What each page of the built sites preloads: the scripts of the root, of the language layout and of its own route, with the entry. */
export async function firstViews(): Promise<FirstView[]> {
  const views: FirstView[] = [];
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1024;
    sizes.set(file, size);
    return size;
  };
  for (const brand of ['main', 'club'] as const) {
    const assets = join(root, 'apps', brand, 'dist', 'client', 'assets');
    const server = join(root, 'apps', brand, 'dist', 'server', 'assets');
    const [manifest = ''] = globSync('_tanstack-start-manifest*', { cwd: server });
    const { tsrStartManifest }: StartManifest = await import(join(server, manifest));
    const { routes } = tsrStartManifest();
    for (const [page, [route, budget]] of Object.entries({
      ...pages,
      ...(brand === 'main' && pagesOfMain),
    })) {
      const preloads = ['__root__', '/$lang', route].flatMap((id) => routes[id]?.preloads ?? []);
      const files = [...new Set(preloads)]
        .filter((path) => path.endsWith('.js'))
        .map((path) => join(assets, path.replace('/assets/', '')));
      const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
      views.push({ page: `${brand} ${page}`, files: files.length, size, budget });
    }
  }
  return views;
}

if (import.meta.main) {
  const problems = [...wordProblems('main'), ...wordProblems('club')];
  for (const { page, files, size, budget } of await firstViews()) {
    console.log(`${page}: ${size.toFixed(1)} KiB of JavaScript (brotli), budget ${budget}`);
    if (files < 2) problems.push(`${page}: its scripts were not found in the manifest`);
    if (size > budget) problems.push(`${page}: ${size.toFixed(1)} KiB is over ${budget}`);
  }
  finish('bundles and brands', problems);
}
