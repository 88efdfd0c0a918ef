// Compiles the catalogs to message trees, one file a brand and language, so that no ICU parser is in the
// bundles; fails on a key that is missing, left over or has other arguments than in English.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const locales = ['en', 'zh-tw', 'zh-cn', 'ja'];
const here = new URL('./', import.meta.url);
const problems: string[] = [];

function read(folder: string, locale: string): Record<string, string> {
  const path = new URL(`catalogs/${folder}/${locale}/`, here);
  let files: string[];
  try {
    files = readdirSync(path).filter((file) => file.endsWith('.json'));
  } catch {
    return {}; // a brand without words of its own
  }
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(new URL(file, path), 'utf8')) as Record<string, string>));
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((e) => {
    if (e.type === TYPE.plural || e.type === TYPE.select) return [e.value, ...Object.values(e.options).flatMap((o) => argumentsOf(o.value))];
    if (e.type === TYPE.tag) return [`<${e.value}>`, ...argumentsOf(e.children)];
    return e.type === TYPE.literal || e.type === TYPE.pound ? [] : [e.value];
  });
}

/** Dates and prices are written by src/dates.ts and the domain: a message gets them as text. */
const isWritable = (elements: MessageFormatElement[]): boolean =>
  elements.every((e) => {
    if (e.type === TYPE.plural || e.type === TYPE.select) return Object.values(e.options).every((option) => isWritable(option.value));
    return e.type === TYPE.literal || e.type === TYPE.pound || e.type === TYPE.argument || (e.type === TYPE.number && !e.style);
  });

function trees(folder: string, locale: string): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(read(folder, locale)).map(([id, text]) => {
      if (text.trim() === '') problems.push(`${folder}/${locale}: ${id} is empty`);
      const tree = parse(text, { captureLocation: false });
      if (!isWritable(tree)) problems.push(`${folder}/${locale}: ${id} has a date, a time, a tag or a number in a style, which src/words.tsx does not write`);
      return [id, tree];
    }),
  );
}

for (const brand of ['main', 'club']) {
  mkdirSync(new URL(`generated/${brand}/`, here), { recursive: true });
  const english = { ...trees('shared', 'en'), ...trees(brand, 'en') };
  const wanted = new Map(Object.entries(english).map(([id, tree]) => [id, [...new Set(argumentsOf(tree))].toSorted().join()]));
  for (const locale of brand === 'club' ? locales.filter((l) => l !== 'ja') : locales) {
    const all = { ...trees('shared', locale), ...trees(brand, locale) };
    for (const id of wanted.keys()) if (!(id in all)) problems.push(`${brand}/${locale}: ${id} is missing`);
    for (const [id, tree] of Object.entries(all)) {
      if (!wanted.has(id)) problems.push(`${brand}/${locale}: ${id} is not in English`);
      else if ([...new Set(argumentsOf(tree))].toSorted().join() !== wanted.get(id))
        problems.push(`${brand}/${locale}: ${id} has other arguments than in English`);
    }
    writeFileSync(new URL(`generated/${brand}/${locale}.json`, here), JSON.stringify(all));
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
