import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Patch {
  spec: { template: { spec: { initContainers: { command: string[] }[] } } };
}
const component = join(import.meta.dirname, '../../../deploy/kubernetes/components/earlier-assets');
const patch: Patch = parse(readFileSync(join(component, 'copy-assets.yaml'), 'utf8'));
const [, ...command] = patch.spec.template.spec.initContainers[0]?.command ?? [];

let folder: string;
let releases: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voyage-assets-'));
  releases = join(folder, 'releases');
  mkdirSync(join(folder, 'site', 'dist', 'client', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'site', 'dist', 'client', 'assets', 'a-1.js'), 'export {};');
  writeFileSync(join(folder, 'site', 'release.json'), '{"version":"2.0.0","commit":"abc"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A release whose last process started so many days ago. */
function earlier(name: string, days: number): void {
  mkdirSync(join(releases, name), { recursive: true });
  const at = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(releases, name), at, at);
}
/** What a process of the release 2.0.0 does before it starts. */
function start(): void {
  const folderInScript = releases.replaceAll('\\', '/'); // of Windows: it goes into literals of JavaScript
  const { status, stderr } = spawnSync(
    process.execPath,
    command.map((argument) => argument.replaceAll('/srv/releases', folderInScript)),
    { cwd: join(folder, 'site'), encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
}

test('copies the assets, and what the release is', () => {
  mkdirSync(releases);
  start();
  start(); // another process of it
  const own = join(releases, '2.0.0-abc');
  expect(readdirSync(releases)).toEqual(['2.0.0-abc']);
  expect(existsSync(join(own, 'dist', 'client', 'assets', 'a-1.js'))).toBe(true);
  expect(readFileSync(join(own, 'release.json'), 'utf8')).toContain('"2.0.0"');
});

test('keeps the release that it replaces, though its processes started half a year ago', () => {
  earlier('1.0.0-aaa', 180);
  start();
  expect(readdirSync(releases)).toEqual(['1.0.0-aaa', '2.0.0-abc']);
});

test('keeps five others, and more of the last 30 days; removes the rest', () => {
  for (let i = 1; i <= 7; i++) earlier(`1.${i}.0-old`, 200 - i);
  start();
  expect(readdirSync(releases)).toEqual([...[3, 4, 5, 6, 7].map((i) => `1.${i}.0-old`), '2.0.0-abc']);

  for (let i = 1; i <= 6; i++) earlier(`1.8.${i}-new`, i);
  start();
  expect(readdirSync(releases)).toEqual([...[1, 2, 3, 4, 5, 6].map((i) => `1.8.${i}-new`), '2.0.0-abc']);
});
