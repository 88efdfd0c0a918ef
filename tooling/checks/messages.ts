// Every message of the catalogs is used: unused ones are not maintained, and are outdated when somebody
// finds them.
import { errorCodes } from '@voyage/contracts/errors.ts';
import { issueCodes } from '@voyage/contracts/issues.ts';
import { find, read } from './check.ts';
import type { Package } from './packages.ts';

/** Those ids that a source names neither whole nor composed of parts (`order.status.${status}`). */
export function unusedMessages(ids: readonly string[], source: string): string[] {
  const whole = [...source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)].map(([, name]) => name);
  const names = new Set(whole);
  // `error.{code}` could be any: those ids are known from the contracts.
  const patterns = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*(?:\$\{[^{}`]+\}[\w.-]*)+)`/gi)]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith('error.$'))
    .map((text) => new RegExp(`^${text.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^{}]+\}/g, '.+')}$`));
  return ids.filter((id) => !names.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

/** The messages that nobody uses. */
export function messageProblems(packages: readonly Package[]): string[] {
  const sources = packages
    .filter(({ folder }) => !/^tooling\/|^packages\/i18n$|^apps\/(api|storybook)$/.test(folder))
    .flatMap((one) => one.sources.filter(({ path }) => !/\.(test|stories|spec)\.tsx?$/.test(path)));
  const catalogs = find('packages/i18n/catalogs/*/en/*.json');
  const ids = new Set(catalogs.flatMap((file) => Object.keys(JSON.parse(read(file)))));
  const codes = [...errorCodes, ...issueCodes, 'network', 'timeout', 'shape'];
  const ofOurs = [...ids.difference(new Set(codes.map((code) => `error.${code}`)))];
  const unused = unusedMessages(ofOurs, sources.map(({ text }) => text).join('\n'));
  return [
    ...unused.map((id) => `the message ${id} is never used`),
    ...(sources.length < 100 || ids.size < 500
      ? [`only ${sources.length} files and ${ids.size} messages were read`]
      : []),
  ];
}
