// Every message of the catalogs is used: unused ones are not maintained, and are outdated when somebody
// finds them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@voyage/contracts/errors.ts';
import { issueCodes } from '@voyage/contracts/issues.ts';

const root = join(import.meta.dirname, '..', '..');

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

// The check must be able to fail.
const example = messageUses('say(`order.status.${status}`); say("site.home"); say(`error.${code}`)');
if (
  unusedMessages(['order.status.paid', 'site.home', 'site.menu', 'error.nothing'], example).join() !==
  'site.menu,error.nothing'
)
  throw new Error('the message check does not recognise the messages that are used');

const sources = globSync('{packages,apps}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) =>
    /(^|\/)(node_modules|dist|generated|storybook-static|storybook)(\/|$)|\.(test|stories|spec)\.tsx?$|packages\/i18n\/|apps\/api\//.test(
      path,
    ),
});
const { names, patterns } = messageUses(
  sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
);
const ofTheWire = [...errorCodes, ...issueCodes, 'network', 'timeout', 'shape'].map(
  (code) => `error.${code}`,
);
const uses: MessageUses = { names: new Set([...names, ...ofTheWire]), patterns };

const ids = [
  ...new Set(
    globSync('packages/i18n/catalogs/*/en/*.json', { cwd: root }).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))),
    ),
  ),
];
const problems = unusedMessages(ids, uses).map((id) => `the message ${id} is never used`);
if (sources.length < 100 || ids.length < 500)
  problems.push(`only ${sources.length} files and ${ids.length} messages were read`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`messages: ${ids.length}, all used`);
