import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { serviceEntries } from '@voyage/checks/release-entries.ts';
import { faceFile } from '@voyage/typefaces/face-file.ts';
import { faces as club } from '@voyage/typefaces/club.ts';
import { faceNames } from '@voyage/typefaces/faces.ts';
import { faces as main } from '@voyage/typefaces/main.ts';
import { otherFaceNames } from '@voyage/typefaces/other-scripts.ts';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { bundle } from './bundle.ts';
import { copyPackageFiles, copyPackages } from './copy-packages.ts';
import { installed } from './packages.ts';

const root = join(workspaceRoot, 'apps', 'api');

/** Native, and what is loaded as CommonJS (apps/api/src/db/drizzle.ts) with the driver that both use. */
const external = ['@node-rs/argon2', 'drizzle-orm', 'pg'];

/** What is read by name: typefaces of certificates, and the reference, whose file includes its dependencies. */
const filesOfPackages = (): string[] => [
  ...new Set([...faceNames(main), ...faceNames(club), ...otherFaceNames()].map(faceFile)),
  join(installed('redoc', 'apps/api'), 'bundles', 'redoc.standalone.js'),
];

/**
 * Puts the service into `to`: its bundled code, its content and migrations, and what cannot be bundled. Returns
 * the folders of the packages.
 */
export async function assembleService(to: string): Promise<string[]> {
  const source = (path: string) => join(root, 'src', path);
  const inside = await bundle({
    root,
    entries: Object.fromEntries(serviceEntries.map((name) => [name, source(`${name}.ts`)])),
    to: join(to, 'src'),
    external,
  });
  cpSync(join(root, 'content'), join(to, 'content'), { recursive: true });
  cpSync(source('db/migrations'), join(to, 'src', 'migrations'), { recursive: true });
  const packages = external.map((name) => installed(name, 'apps/api'));
  return [...inside, ...copyPackages(packages, to), ...copyPackageFiles(filesOfPackages(), to)];
}
