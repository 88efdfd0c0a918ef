// What has passed need not run again: a picture is skipped while nothing that it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const home = join(import.meta.dirname, '..');
/** Ignored by Git, kept by CI from one run to the next. */
const file = join(home, '../../.tools/stories-passed.json');

export const hashOf = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
};

/** A built file as others name it: in its name is a hash, which changes with every story, since all share an entry. */
const named = /[\w.-]+-[\w-]{8}\.(?:js|css|json|woff2?|svg|png|jpg|webp|avif)/g;
const stories =
  /(["'`])([^"'`]+\.(?:stories\.tsx|mdx))\1:\(\)=>\w+\(\(\)=>import\(["'`]\.\/([^"'`]+)["'`]\)(?:,__vite__mapDeps\(\[([\d,]*)\]\))?[^)]*\)/g;

/**
 * The keys of the stories in a built Storybook, by the path of their file. A key is a hash of the contents of
 * all that the file imports, directly or not, and of what all stories share: the preview, public files.
 */
export function storyKeys(folder: string): Map<string, string> {
  const assets = new Set(globSync('assets/*', { cwd: folder }).map((path) => basename(path)));
  const read = (path: string) => readFileSync(join(folder, path), 'latin1');
  const normal = (text: string) =>
    text.replaceAll(named, (name) => (assets.has(name) ? name.replace(/-[\w-]{8}(\.\w+)$/, '$1') : name));
  const known = new Map<string, { hash: string; names: string[] }>();
  const asset = (name: string) => {
    const text = read(`assets/${name}`);
    return {
      hash: hashOf([name.replace(/-[\w-]{8}(\.\w+)$/, '$1'), normal(text)]),
      names: text.match(named) ?? [],
    };
  };
  function closure(names: Iterable<string>): string {
    const all = new Set([...names].filter((name) => assets.has(name)));
    const hashes: string[] = [];
    for (const name of all) {
      // The entry names every story; what it shares with them is in every key.
      if (/^iframe-.*\.js$/.test(name)) continue;
      const one = known.get(name) ?? asset(name);
      known.set(name, one);
      hashes.push(one.hash);
      for (const other of one.names) if (assets.has(other)) all.add(other);
    }
    return hashOf(hashes.toSorted());
  }
  const entries = [...assets]
    .filter((name) => /^iframe-.*\.js$/.test(name))
    .map((name) => read(`assets/${name}`));
  const entry = entries.join('\n');
  const [, list = '[]'] = /m\.f=(\[[^\]]*\])/.exec(entry) ?? [];
  const listed: unknown = JSON.parse(list);
  const dependencies = Array.isArray(listed) ? listed.map((path) => basename(String(path))) : [];
  const rest = entry
    .replace(list, '')
    .replaceAll(stories, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '');
  const page = read('iframe.html');
  const others = globSync(['*.{js,svg}', 'pictures/**/*.*'], { cwd: folder }).toSorted();
  const shared = hashOf([
    ...[page, rest].map(normal),
    closure([page, rest].flatMap((text) => text.match(named) ?? [])),
    ...others.flatMap((path) => [path, readFileSync(join(folder, path))]),
  ]);
  return new Map(
    [...entry.matchAll(stories)].map(([, , path = '', chunk = '', numbers = '']) => {
      const names = numbers.split(',').map((i) => dependencies[Number(i)] ?? '');
      return [path.replace(/^(?!\.)/, './'), hashOf([shared, closure([chunk, ...names])])];
    }),
  );
}

/** A key for the check itself: its sources, and the packages that it uses (axe, fonts). */
export function checkKey(): string {
  const sources = globSync('src/*.ts', { cwd: home }).toSorted();
  const { devDependencies }: { devDependencies: object } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  const packages = Object.keys(devDependencies).map((name) => `node_modules/${name}/package.json`);
  return hashOf([...sources, ...packages].map((path) => readFileSync(join(home, path))));
}

/** The key with which each picture last passed. */
export const readPassed = (): Map<string, string> =>
  new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
export function writePassed(passed: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(passed), null, 1)}\n`);
}
