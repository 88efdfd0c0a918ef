import { join } from 'node:path';
import type { Release } from './source.ts';

interface ImageFiles {
  /** File name of the release's archive, next to its `.sha256`. */
  archive: string;
  /** That contains the archive: the build context. */
  folder: string;
  /** That contains the Dockerfiles. */
  dockerfiles: string;
  /** Of the image's name: a registry, with a slash at its end. */
  prefix: string;
}

/** The command that builds the image of a release. @throws Error for a part that has no image */
export function imageCommand(
  release: Release,
  { archive, folder, dockerfiles, prefix }: ImageFiles,
): string[] {
  const { part, version, commit } = release;
  if (part === 'storybook') throw new Error('the stories have no image: any server of files will do');
  if (commit.endsWith('+changes')) throw new Error(`${archive} contains changes that are not committed`);
  const args = {
    ARCHIVE: archive,
    VERSION: version,
    COMMIT: commit,
    ...(part === 'api' ? {} : { BRAND: part }),
  };
  return [
    'docker',
    'build',
    `--file=${join(dockerfiles, part === 'api' ? 'service.Dockerfile' : 'site.Dockerfile')}`,
    ...Object.entries(args).map(([name, value]) => `--build-arg=${name}=${value}`),
    `--tag=${prefix}voyage-${part}:${version}`,
    folder,
  ];
}
