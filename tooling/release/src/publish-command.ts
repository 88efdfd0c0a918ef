import { isPart, type Part } from './source.ts';

/** The part and version that a tag names. @throws Error for a tag that is not of a release */
export function releaseOfTag(tag: string): { part: Part; version: string } {
  const [, part, version = ''] = /^(\w+)-v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(tag) ?? [];
  if (!isPart(part)) throw new Error(`"${tag}" is not the tag of a release, such as main-v0.2.0`);
  return { part, version };
}

/** Written by changesets, from the root. */
export const changelogOf = (part: Part): string => `apps/${part}/CHANGELOG.md`;

const findSection = (notes: string, version: string): string | undefined =>
  notes.split(/^(?=## )/m).find((one) => one.startsWith(`## ${version}\n`));
export const hasSection = (notes: string, version: string): boolean =>
  findSection(notes, version) !== undefined;

/** The section of one version in the changelog of a part. @throws Error if there is none */
export function sectionOf(notes: string, version: string): string {
  const section = findSection(notes, version);
  if (!section) throw new Error(`the changelog has no section for ${version}`);
  return `${section.slice(section.indexOf('\n')).trim()}\n`;
}

/**
 * The command that puts archives next to their tag as a release of GitHub; `files` are the names in the folder
 * of the archives. @throws Error if one is of another part or version, or lacks its `.sha256`
 */
export function publishCommand(tag: string, files: readonly string[], notesFile: string): string[] {
  const { part, version } = releaseOfTag(tag);
  const archives = files.filter((name) => name.endsWith('.tar.gz')).toSorted();
  if (archives.length === 0) throw new Error('there is no archive');
  for (const archive of archives) {
    if (!archive.startsWith(`voyage-${part}-${version}-`)) throw new Error(`${archive} is not of ${tag}`);
    if (!files.includes(`${archive}.sha256`)) throw new Error(`${archive} has no .sha256`);
  }
  const assets = archives.flatMap((archive) => [archive, `${archive}.sha256`]);
  return [
    'gh',
    'release',
    'create',
    tag,
    '--verify-tag',
    `--title=${tag}`,
    `--notes-file=${notesFile}`,
    ...assets,
  ];
}
