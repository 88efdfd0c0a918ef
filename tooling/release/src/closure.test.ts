import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closureOf } from './closure.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'voyage-closure-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As pnpm installs: each in a folder of its own, with links to its dependencies beside it. */
function install(id: string, manifest: object = {}, links: Record<string, string> = {}): void {
  const [name = '', version = ''] = id.split('@');
  const store = join(root, '.store', id, 'node_modules');
  mkdirSync(join(store, name), { recursive: true });
  writeFileSync(join(store, name, 'package.json'), JSON.stringify({ name, version, ...manifest }));
  for (const [link, to] of Object.entries(links))
    symlinkSync(join(root, '.store', to, 'node_modules', link), join(store, link));
}
install('leaf@1.0.0');
install('leaf@2.0.0');
install('deep@1.0.0', { dependencies: { leaf: '^2' } }, { leaf: 'leaf@2.0.0' });
install(
  'a@1.0.0',
  { dependencies: { leaf: '^1', round: '*' } },
  { leaf: 'leaf@1.0.0', round: 'round@1.0.0' },
);
install(
  'b@1.0.0',
  {
    dependencies: { leaf: '^2', deep: '1' },
    optionalDependencies: { absent: '1' },
    peerDependencies: { a: '*', maybe: '*' },
    peerDependenciesMeta: { maybe: { optional: true } },
  },
  { leaf: 'leaf@2.0.0', deep: 'deep@1.0.0', a: 'a@1.0.0' },
);
install('round@1.0.0', { dependencies: { a: '*' } }, { a: 'a@1.0.0' });
install('broken@1.0.0', { dependencies: { absent: '1' } });
const app = join(root, 'app');
for (const id of ['a@1.0.0', 'b@1.0.0', 'broken@1.0.0']) {
  const name = id.split('@')[0] ?? '';
  mkdirSync(join(app, 'node_modules'), { recursive: true });
  symlinkSync(join(root, '.store', id, 'node_modules', name), join(app, 'node_modules', name));
}
const from = (...names: string[]) => names.map((name) => ({ name, from: app }));

it('includes dependencies once each, and other versions below the packages that need them', () => {
  const placed = closureOf(from('b', 'a'), new Set());
  expect(placed.map(({ place, version }) => `${place} ${version}`)).toEqual([
    'node_modules/a 1.0.0',
    'node_modules/b 1.0.0',
    'node_modules/b/node_modules/leaf 2.0.0',
    'node_modules/deep 1.0.0',
    'node_modules/deep/node_modules/leaf 2.0.0',
    'node_modules/leaf 1.0.0',
    'node_modules/round 1.0.0',
  ]);
  // As Node would look them up from their places, each finds the version that it found where it is installed.
  const leafOf = (place: string): string | undefined => {
    for (let at = place; ; at = dirname(at)) {
      const there = placed.find((one) => one.place === join(at, 'node_modules', 'leaf'));
      if (there || at === '.') return there?.version;
    }
  };
  expect(['a', 'b', 'deep'].map((name) => leafOf(`node_modules/${name}`))).toEqual([
    '1.0.0',
    '2.0.0',
    '2.0.0',
  ]);
});

it('leaves out excluded packages, and what only they need', () => {
  expect(closureOf(from('a', 'b'), new Set(['b'])).map(({ name }) => name)).toEqual(['a', 'leaf', 'round']);
});

it('reports a package that is not installed', () => {
  expect(() => closureOf(from('broken'), new Set())).toThrow(
    'absent, which node_modules/broken needs, is not installed',
  );
});
