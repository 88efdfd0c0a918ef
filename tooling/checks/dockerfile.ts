import { DockerfileParser, type Dockerfile } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

/** What is known about images outside their Dockerfiles. */
export interface ImageRules {
  /** Variables that may be set: those of docs/operations/run.md. */
  variables: ReadonlySet<string>;
  /** Arguments that the command which builds images passes (tooling/release/src/image-command.ts). */
  passed: ReadonlySet<string>;
  /** The file, from the working directory, that the container starts. */
  start: string;
  /** Of Node, as in .nvmrc. */
  node: string;
}

const secret = /SECRET|PASSWORD|TOKEN|KEY/;
/** The words of a command in exec form, which is JSON; undefined in shell form. */
export function execForm(command: string | null | undefined): string[] | undefined {
  if (!command?.startsWith('[')) return undefined;
  const words: string[] = JSON.parse(command);
  return words;
}

/** What a Dockerfile starts, and how it checks health; undefined where that is absent or in shell form. */
export function commandsOf(file: Dockerfile): Record<'entry' | 'command' | 'health', string[] | undefined> {
  const health = file.getHEALTHCHECKs().at(-1)?.getArgumentsContent();
  return {
    entry: execForm(file.getENTRYPOINTs().at(-1)?.getArgumentsContent()),
    command: execForm(file.getCMDs().at(-1)?.getArgumentsContent()),
    health: execForm(/\sCMD\s+(.*)$/s.exec(` ${health ?? ''}`)?.[1]),
  };
}

/** The faults of a Dockerfile, one per line. */
export function dockerfileProblems(text: string, { variables, passed, start, node }: ImageRules): string[] {
  const file = DockerfileParser.parse(text);
  const problems = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const from = file.getFROMs();
  const all = file.getInstructions();
  /** Of the stage that becomes the image. */
  const last = all.slice(all.findLastIndex((instruction) => instruction.getKeyword() === 'FROM'));
  const lastOf = (keyword: string) => last.filter((instruction) => instruction.getKeyword() === keyword);
  const defaults = new Map(
    file.getARGs().map((arg) => [arg.getProperty()?.getName() ?? '', arg.getProperty()?.getValue() ?? null]),
  );

  for (const instruction of from) {
    const name = instruction.getImage() ?? '';
    const image = name.replace(/^\$\{(\w+)\}$/, (_, argument: string) => defaults.get(argument) ?? '');
    if (!/:[\w.-]*\d/.test(image) || /:latest\b/.test(image))
      problems.push(`FROM ${image || name}: no version`);
    else if (!image.startsWith(`node:${node}-`))
      problems.push(`FROM ${image}: not Node ${node} as in .nvmrc`);
  }
  if (from.length < 2) problems.push('unpacks the archive in the image itself, which then contains it twice');
  for (const [name, value] of defaults) {
    if (value === null && !passed.has(name)) problems.push(`ARG ${name} is passed by nobody`);
    if (secret.test(name)) problems.push(`ARG ${name} would stay readable in the image`);
  }
  const set = file.getENVs().flatMap((env) => env.getProperties().map((property) => property.getName()));
  for (const name of set) {
    if (!variables.has(name)) problems.push(`ENV ${name} is not in docs/operations/run.md`);
    if (secret.test(name)) problems.push(`ENV ${name} would stay readable in the image`);
  }
  const user = lastOf('USER').at(-1)?.getArgumentsContent() ?? '';
  if (!/^[1-9]\d*:[1-9]\d*$/.test(user))
    problems.push(`USER ${user || '(none)'}: not the numbers of a user and group`);
  const labels = lastOf('LABEL')
    .map((label) => label.getRawArgumentsContent() ?? '')
    .join(' ');
  for (const label of ['version', 'revision'])
    if (!labels.includes(`org.opencontainers.image.${label}=`)) problems.push(`no label for its ${label}`);

  const { entry, command, health } = commandsOf(file);
  if (!entry || !command)
    problems.push('ENTRYPOINT and CMD: a shell would keep signals from the process (exec form)');
  else if ([...entry, ...command].join(' ') !== `node ${start}`)
    problems.push(`starts "${[...entry, ...command].join(' ')}", and the release "node ${start}"`);
  if (health?.[0] !== 'node') problems.push('no HEALTHCHECK in exec form by Node: the base has no curl');
  return problems;
}
