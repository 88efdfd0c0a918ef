import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { otherBrand, pictureOfBrand, type Brand } from '@voyage/checks/brand-words.ts';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { bundle } from './bundle.ts';
import { copyPackages, bundledPackagesOf, assertIncluded, type CopyRequest } from './copy-packages.ts';
import { copyFiles } from './files.ts';
import { merged, assetPackages, readBundledPackages } from './package-origins.ts';

/**
 * Packages for link previews that cannot be bundled (decision 0023): sharp, with platform-specific code, and
 * the files of the brand's typefaces.
 */
export async function drawingPackages(brand: Brand): Promise<CopyRequest> {
  const typefaces = join(workspaceRoot, 'packages', 'typefaces');
  const load = (file: string) => import(pathToFileURL(join(typefaces, 'src', file)).href);
  const { faceNames }: { faceNames: (faces: unknown, kinds: string[]) => string[] } = await load('faces.ts');
  const { faces: ofBrand }: { faces: unknown } = await load(`${brand}.ts`);
  const faces = faceNames(ofBrand, ['display', 'text']);
  const families = new Set(faces.map((name) => name.split('/')[0]));
  return {
    roots: [
      { name: 'sharp', from: join(workspaceRoot, 'packages', 'site-server') },
      ...[...families].map((family) => ({ name: `@fontsource/${family}`, from: typefaces })),
    ],
    faces,
  };
}

/**
 * Puts a built site into `to`: browser files, the renderer, the server in front of it as one file, and the
 * packages for drawing. Returns the packages.
 */
export async function assembleSite(brand: Brand, to: string): Promise<BundledPackage[]> {
  const root = join(workspaceRoot, 'apps', brand);
  const dist = join(root, 'dist');
  const other = otherBrand(brand);
  copyFiles(
    join(dist, 'client'),
    join(to, 'dist', 'client'),
    (path) => pictureOfBrand(basename(path)) !== other,
  );
  copyFiles(join(dist, 'server'), join(to, 'dist', 'server'));
  const server = await bundle({
    root,
    entries: { server: join(root, 'server.ts') },
    to,
    conditions: brand === 'club' ? ['aldermere:club'] : [],
    packagesOutside: ['sharp'],
  });
  const packages = copyPackages(to, await drawingPackages(brand));
  assertIncluded(server.outside, packages);
  const assets = readdirSync(join(dist, 'client', 'assets'));
  return merged(readBundledPackages(dist), server.inside, bundledPackagesOf(packages), assetPackages(assets));
}
