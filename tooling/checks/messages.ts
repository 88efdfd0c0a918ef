// Every message of the catalogs is used: unused ones are not maintained, and are outdated when somebody
// finds them.
import { errorCodes } from '@voyage/contracts/errors.ts';
import { issueCodes } from '@voyage/contracts/issues.ts';
import { find, read } from './check.ts';
import type { Package } from './packages.ts';

/** The messages that a source uses: whole ids, and ids composed of parts (`order.status.${status}`). */
export interface MessageUses {
  names: ReadonlySet<string>;
  patterns: readonly RegExp[];
}
export function messageUses(source: string): MessageUses {
  const names = [...source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)].map(([, name = '']) => name);
  // `error.{code}` could be any: those ids are known from the contracts.
  const patterns = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*(?:\$\{[^{}`]+\}[\w.-]*)+)`/gi)]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith('error.$'))
    .map((text) => new RegExp(`^${text.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^{}]+\}/g, '.+')}$`));
  return { names: new Set(names), patterns };
}
export const unusedMessages = (ids: readonly string[], { names, patterns }: MessageUses): string[] =>
  ids.filter((id) => !names.has(id) && !patterns.some((pattern) => pattern.test(id)));

/** The messages that nobody uses. */
export function messageProblems(packages: readonly Package[]): string[] {
  const sources = packages
    .filter(({ folder }) => !/^tooling\/|^packages\/i18n$|^apps\/(api|storybook)$/.test(folder))
    .flatMap((one) => one.sources.filter(({ path }) => !/\.(test|stories|spec)\.tsx?$/.test(path)));
  const { names, patterns } = messageUses(sources.map(({ text }) => text).join('\n'));
  const ofTheWire = [...errorCodes, ...issueCodes, 'network', 'timeout', 'shape'].map(
    (code) => `error.${code}`,
  );
  const catalogs = find('packages/i18n/catalogs/*/en/*.json');
  const ids = [...new Set(catalogs.flatMap((file) => Object.keys(JSON.parse(read(file)))))];
  const unused = unusedMessages(ids, { names: new Set([...names, ...ofTheWire]), patterns });
  const problems = unused.map((id) => `the message ${id} is never used`);
  if (sources.length < 100 || ids.length < 500)
    problems.push(`only ${sources.length} files and ${ids.length} messages were read`);
  return problems;
}
