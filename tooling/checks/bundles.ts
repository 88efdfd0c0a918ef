// Checks the built sites: JavaScript of a first view within its budget, and no texts or pages of one brand
// in the other's bundle.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  brandMessages,
  brands,
  experienceWords,
  otherBrand,
  otherBrandWords,
  type Brand,
} from './brand-words.ts';
import { finish, root } from './check.ts';

/**
 * The budget of a page in KiB brotli, by the first pattern that fits its route (docs/quality.md, "Speed"); without one
 * are pages of members and those that are filled in.
 */
const budgets: readonly [route: RegExp, budget: number][] = [
  [/\/hotel\/(search|\$id|detail\/.*)$/, 184],
  [/^\/\$lang\/payment\/credit-card\//, 188],
  [/\/(user_?|register|login|(forgot|reset)-password|contact|newsletter|eligibility)(\/|$)/, Infinity],
  [/\/(hotel\/(booking|compare)$|(fast-track|membership)\/payment\/)/, Infinity],
  [/^\/\$lang\//, 156],
];

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
  const own = [brands[brand].name, brandMessages(brand, 'en')['brand.home.intro'] ?? ''];
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
/**
 * What each page of the built sites that has a budget preloads: the scripts of the root, of the language layout and of its
 * own route, with the entry. Their size is in KiB, brotli.
 */
export async function firstViews() {
  const views = [];
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
    for (const route of Object.keys(routes)) {
      const [, budget = Infinity] = budgets.find(([pattern]) => pattern.test(route)) ?? [];
      if (budget === Infinity) continue;
      const preloads = ['__root__', '/$lang', route].flatMap((id) => routes[id]?.preloads ?? []);
      const files = [...new Set(preloads)]
        .filter((path) => path.endsWith('.js'))
        .map((path) => join(assets, path.replace('/assets/', '')));
      const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
      views.push({ page: `${brand} ${route.replace('/$lang', '')}`, files: files.length, size, budget });
    }
  }
  return views;
}

if (import.meta.main) {
  const problems = [...wordProblems('main'), ...wordProblems('club')];
  const views = await firstViews();
  if (views.length < 60) problems.push(`only ${views.length} pages were found in the manifests`);
  for (const { page, files, size, budget } of views) {
    console.log(`${page}: ${size.toFixed(1)} KiB of JavaScript (brotli), budget ${budget}`);
    if (files < 2) problems.push(`${page}: its scripts were not found in the manifest`);
    if (size > budget) problems.push(`${page}: ${size.toFixed(1)} KiB is over ${budget}`);
  }
  finish('bundles and brands', problems);
}
