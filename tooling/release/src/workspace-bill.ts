// npm run dependencies:bill [-- file]: the bill of materials of the whole workspace's production dependencies,
// from the lock file (CycloneDX). A release has its own, of what is in it (bill-of-materials.ts).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

const file = resolve(process.argv[2] ?? join(workspaceRoot, 'releases', 'voyage.cdx.json'));
mkdirSync(dirname(file), { recursive: true });
const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const { status, error } = spawnSync('pnpm', ['sbom', ...kind, '--prod', '--lockfile-only', '--out', file], {
  cwd: workspaceRoot,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);
const { components }: { components: unknown[] } = JSON.parse(readFileSync(file, 'utf8'));
console.log(`${components.length} packages`);
