// The format of CHANGELOG.md for changesets (.changeset/config.json): sentences, without commits; one line for changed
// dependencies, unnamed: those of a part are always the ones of its commit.
interface Changeset {
  summary: string;
}

const getReleaseLine = ({ summary }: Changeset): string =>
  `- ${summary.trim().replaceAll(/[^\S\n]*\n/g, '\n  ')}`;

const getDependencyReleaseLine = (_: Changeset[], dependencies: unknown[]): string =>
  dependencies.length === 0 ? '' : '- Follows the packages that it is built from.';

export default { getReleaseLine, getDependencyReleaseLine };
