// The format of CHANGELOG.md for changesets (.changeset/config.json): sentences, without commits; one line
// for changed dependencies.
interface Changeset {
  summary: string;
}
interface Dependency {
  name: string;
  newVersion: string;
}

const getReleaseLine = ({ summary }: Changeset): string =>
  `- ${summary
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n  ')}`;

const getDependencyReleaseLine = (_: Changeset[], dependencies: Dependency[]): string =>
  dependencies.length === 0
    ? ''
    : `- With ${dependencies.map(({ name, newVersion }) => `${name.replace('@voyage/', '')} ${newVersion}`).join(', ')}`;

export default { getReleaseLine, getDependencyReleaseLine };
