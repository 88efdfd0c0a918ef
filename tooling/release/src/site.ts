import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { otherBrand, pictureOfBrand, type Brand } from '@voyage/checks/brand-words.ts';
import { type PackageInside, workspaceRoot } from '@voyage/vite/packages-inside.ts';
import { bundle } from './bundle.ts';
import { copyFiles } from './files.ts';
import { merged, packagesCut, readInside } from './made-of.ts';

/** Puts a built site into `to`: what browsers get, the renderer, and the server before it as one file. Answers what is inside. */
export async function assembleSite(brand: Brand, to: string): Promise<PackageInside[]> {
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
  });
  const assets = readdirSync(join(dist, 'client', 'assets'));
  return merged(readInside(dist), server.inside, packagesCut(assets));
}
