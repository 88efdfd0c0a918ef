import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startArguments } from '@voyage/checks/release-entries.ts';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { pack } from './archive.ts';
import { billOfMaterials, billOfWorkspace } from './bill-of-materials.ts';
import { sha256 } from './files.ts';
import { licenceText, packagesIn } from './packages.ts';
import { assembleService } from './service.ts';
import { assembleSite } from './site.ts';
import { assembleStorybook } from './storybook.ts';
import { nameOf, type Part, type Release } from './source.ts';
import { manifestOf, problemsOf } from './verify.ts';

/** Puts the files of a part into a folder. Returns the folders of the packages in it. */
function assemble(part: Part, to: string): Promise<string[]> {
  if (part === 'api') return assembleService(to);
  return part === 'storybook' ? assembleStorybook(to) : assembleSite(part, to);
}

/**
 * Builds everything that a part consists of, with the time of the release, which is part of turbo's key.
 * @throws Error if the build fails
 */
export function buildPart({ part, builtAt }: Release): void {
  const turbo = join(workspaceRoot, 'node_modules', 'turbo', 'bin', 'turbo');
  const task = part === 'api' ? 'prepared' : 'build';
  const args = [turbo, 'run', task, `--filter=@voyage/${part}`, '--output-logs=errors-only'];
  execFileSync(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(builtAt) / 1000) },
  });
}

/** Makes the folder and the archive of a release from the built files. @throws Error listing its problems */
export async function make(release: Release, out: string): Promise<void> {
  const name = nameOf(release);
  const folder = join(out, name);
  const archive = `${folder}.tar.gz`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inside = packagesIn(await assemble(release.part, folder));
  const json = (file: string, value: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  json('release.json', release);
  json('package.json', {
    name: `voyage-${release.part}`,
    version: release.version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: { start: ['node', ...startArguments[release.part]].join(' ') },
  });
  const title = `voyage-${release.part} ${release.version}: the packages of others that are in it, and their licences.`;
  writeFileSync(join(folder, 'licences.txt'), licenceText(inside, title));
  json('bom.cdx.json', billOfMaterials(release, inside, billOfWorkspace()));
  json('manifest.json', manifestOf(folder, release));
  const problems = problemsOf(folder, workspaceRoot);
  if (problems.length > 0) throw new Error(`${name} is not fit for release:\n${problems.join('\n')}`);
  await pack(folder, name, archive, new Date(release.builtAt));
  const sum = sha256(archive);
  writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
  console.log(
    `${name}: ${inside.length} packages inside, archive of ${(statSync(archive).size / 2 ** 20).toFixed(1)} MiB\n  ${archive}\n  sha256 ${sum}`,
  );
}
