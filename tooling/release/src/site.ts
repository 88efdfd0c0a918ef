import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { otherBrand, pictureOfBrand, type Brand } from '@voyage/checks/brand-words.ts';
import { faces as club } from '@voyage/typefaces/club.ts';
import { faceFile } from '@voyage/typefaces/face-file.ts';
import { faceNames } from '@voyage/typefaces/faces.ts';
import { faces as main } from '@voyage/typefaces/main.ts';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { builtPackages } from './asset-origins.ts';
import { bundle } from './bundle.ts';
import { copyPackageFiles, copyPackages } from './copy-packages.ts';
import { installed } from './packages.ts';

/**
 * Copies what link previews need and cannot be bundled (decision 0023): sharp, which is native, and the files of
 * the brand's typefaces. Returns the folders of the packages.
 */
export function copyDrawing(brand: Brand, to: string): string[] {
  const faces = faceNames({ main, club }[brand], ['display', 'text']);
  return [
    ...copyPackages([installed('sharp', 'packages/site-server')], to),
    ...copyPackageFiles(faces.map(faceFile), to),
  ];
}

/**
 * Puts a built site into `to`: browser files, the renderer, the server in front of it as one file, and what
 * drawing needs. Returns the folders of the packages.
 */
export async function assembleSite(brand: Brand, to: string): Promise<string[]> {
  const root = join(workspaceRoot, 'apps', brand);
  const dist = join(root, 'dist');
  const other = otherBrand(brand);
  cpSync(join(dist, 'client'), join(to, 'dist', 'client'), {
    recursive: true,
    filter: (path) => pictureOfBrand(basename(path)) !== other,
  });
  cpSync(join(dist, 'server'), join(to, 'dist', 'server'), { recursive: true });
  const server = await bundle({
    root,
    entries: { server: join(root, 'server.ts') },
    to,
    conditions: brand === 'club' ? ['aldermere:club'] : [],
    external: ['sharp'],
  });
  return [...builtPackages(dist, ['client']), ...server, ...copyDrawing(brand, to)];
}
