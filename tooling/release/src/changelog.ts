// How changesets writes the CHANGELOG.md of a package (.changeset/config.json): what was done, in sentences, without commits; of
// what a package only depends on, one line.
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
