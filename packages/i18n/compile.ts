// Compiles the catalogs with @formatjs/cli to message trees, one file per brand and language, so
// that bundles need no ICU parser, and generates the argument types of every message from English.
// Fails on a message that is missing, unused, empty, or has other arguments than in English.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Texts = Record<string, string>;
type Trees = Record<string, MessageFormatElement[]>;
type Kind = 'number' | 'text';

const here = import.meta.dirname;
const problems: string[] = [];
const brands = { main: ['en', 'zh-tw', 'zh-cn', 'ja'], club: ['en', 'zh-tw', 'zh-cn'] };
const cli = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');
const formatjs = (...parts: string[]) =>
  execFileSync(process.execPath, [cli, ...parts], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });

function texts(folder: string, locale: string): Texts {
  const path = join(here, 'catalogs', folder, locale);
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return Object.assign({}, ...files.map((file): Texts => JSON.parse(readFileSync(join(path, file), 'utf8'))));
}

/** Names and kinds of a message's arguments. */
function argumentsOf(tree: MessageFormatElement[]): [name: string, kind: Kind][] {
  return tree.flatMap((part): [string, Kind][] => {
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [
        [part.value, part.type === TYPE.plural ? 'number' : 'text'],
        ...Object.values(part.options).flatMap((option) => argumentsOf(option.value)),
      ];
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    if (part.type === TYPE.argument) return [[part.value, 'text']];
    if (part.type === TYPE.number && !part.style) return [[part.value, 'number']];
    throw new Error(
      `"${part.value}" is a date, a time, a tag or a number in a style: give those to the message as text (src/dates.ts, domain/money.ts)`,
    );
  });
}
/** A count that is also printed plainly is still a count. */
function kindsOf(place: string, tree: MessageFormatElement[]): Map<string, Kind> {
  const found = new Map<string, Kind>();
  try {
    for (const [name, kind] of argumentsOf(tree)) if (found.get(name) !== 'number') found.set(name, kind);
  } catch (error) {
    problems.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return found;
}

const values = new Map<string, Map<string, Kind>>();
for (const [brand, locales] of Object.entries(brands)) {
  rmSync(join(here, 'generated', 'texts', brand), { recursive: true, force: true });
  for (const folder of [join('texts', brand), brand])
    mkdirSync(join(here, 'generated', folder), { recursive: true });
  let english = new Map<string, string>();
  for (const locale of locales) {
    const merged = { ...texts('shared', locale), ...texts(brand, locale) };
    for (const [id, text] of Object.entries(merged))
      if (text.trim() === '') problems.push(`${brand}/${locale}: ${id} is empty`);
    writeFileSync(join(here, `generated/texts/${brand}/${locale}.json`), JSON.stringify(merged));
    formatjs(
      'compile',
      `generated/texts/${brand}/${locale}.json`,
      '--ast',
      '--format',
      'simple',
      '--out-file',
      `generated/${brand}/${locale}.json`,
    );
    const trees: Trees = JSON.parse(readFileSync(join(here, `generated/${brand}/${locale}.json`), 'utf8'));
    const kinds = new Map(
      Object.entries(trees).map(([id, tree]) => [id, kindsOf(`${brand}/${locale}: ${id}`, tree)]),
    );
    const names = new Map([...kinds].map(([id, found]) => [id, [...found.keys()].toSorted().join()]));
    if (locale === 'en') {
      english = names;
      for (const [id, found] of kinds) values.set(id, found);
    }
    for (const [id, own] of names)
      if (english.has(id) && english.get(id) !== own)
        problems.push(
          `${brand}/${locale}: ${id} has the arguments "${own}", in English "${english.get(id)}"`,
        );
  }
  formatjs(
    'verify',
    '--source-locale',
    'en',
    '--missing-keys',
    '--extra-keys',
    ...locales.map((locale) => `generated/texts/${brand}/${locale}.json`),
  );
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const typeOf = (found: Map<string, Kind>) =>
  found.size === 0
    ? 'never'
    : `{ ${[...found].map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`).join('; ')} }`;
writeFileSync(
  join(here, 'generated', 'message-values.ts'),
  `/** The arguments of every message, from the English catalogs; never: it has none. */\nexport interface MessageValues {\n${[...values].map(([id, found]) => `  '${id}': ${typeOf(found)};\n`).join('')}}\n`,
);
