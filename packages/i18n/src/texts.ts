// Every text that a visitor may see: the catalogs here, and the service's content.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { globSync, readFileSync } from 'node:fs';
import { isLocale, type Kind } from './glossary.ts';
import { valuePlaceholder } from './text-faults.ts';

export interface Text {
  /** File and key, to find it. */
  where: string;
  locale: Locale;
  kind: Kind;
  text: string;
}

/** The texts of a message: the message itself, and each option in it. */
export function textsOf(tree: MessageFormatElement[]): string[] {
  const inner: string[] = [];
  const own = tree.map((part) => {
    if (part.type === TYPE.literal) return part.value;
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const { value } of Object.values(part.options)) inner.push(...textsOf(value));
    return valuePlaceholder;
  });
  // An option may begin or end with the space that joins it to its sentence.
  return [own.join(''), ...inner.map((text) => text.trim())].filter((text) => text !== '');
}

/** Every sentence of the catalogs, with its file and id, and gaps for its arguments. */
export function catalogTexts(): Text[] {
  const root = new URL('../catalogs/', import.meta.url).pathname;
  return globSync('*/*/*.json', { cwd: root }).flatMap((file) => {
    const locale = file.split('/')[1] ?? '';
    if (!isLocale(locale)) throw new Error(`catalogs/${file} belongs to no language`);
    const messages: Record<string, string> = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
    return Object.entries(messages).flatMap(([id, message]) =>
      textsOf(parse(message)).map((text): Text => ({
        where: `catalogs/${file} ${id}`,
        locale,
        kind: 'interface',
        text,
      })),
    );
  });
}

const filled = (text: string): string => text.replaceAll(/\{[\w.]+\}/g, valuePlaceholder);
const interfaceFiles =
  /^(mail|words|fast-track|coupons)|^vocabulary\/(policies|rate-plans|promotions|special-requests)/;
const localeIn = (text: string): Locale | undefined =>
  locales.find((locale) => text.split(/[./:]/).includes(locale));

function jsonTexts(
  value: unknown,
  where: string,
  locale: Locale | undefined,
): { where: string; locale: Locale; text: string }[] {
  if (typeof value === 'string') return locale ? [{ where, locale, text: filled(value) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    jsonTexts(inner, `${where}.${key}`, isLocale(key) ? key : locale),
  );
}
function tableTexts(table: string, file: string) {
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const columns = head.split('\t').map(localeIn);
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    return cells.flatMap((text, i) => {
      const locale = columns[i];
      return locale && text ? [{ where: `${file} ${cells[0]} ${cells[1]}`, locale, text: filled(text) }] : [];
    });
  });
}
/** Paragraph by paragraph, without Markdown syntax. */
const markdownTexts = (text: string, file: string, locale: Locale) =>
  text.split('\n').map((line, i) => ({
    where: `${file}:${i + 1}`,
    locale,
    text: line
      .replace(/^(?:#+|>|-|\d+\.) +/, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .trim(),
  }));

/** Every sentence of the documents and help texts in the features and the parts that they share, with its file. */
export function documentTexts(): Text[] {
  const root = new URL('../../', import.meta.url).pathname;
  return globSync('{features/*,sign-in}/content/*.json', { cwd: root }).flatMap((file) =>
    jsonTexts(JSON.parse(readFileSync(`${root}${file}`, 'utf8')), file, localeIn(file)).map((one): Text => ({
      ...one,
      kind: 'interface',
      text: one.text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
    })),
  );
}

/**
 * Every sentence of the service's content files, with its file, if the file or column name states a
 * language.
 */
export function contentTexts(): Text[] {
  const root = new URL('../../../apps/api/content/', import.meta.url).pathname;
  return globSync('**/*.{json,tsv,md}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    const locale = localeIn(file);
    const found = file.endsWith('.tsv')
      ? tableTexts(text, file)
      : file.endsWith('.md') && locale
        ? markdownTexts(text, file, locale)
        : file.endsWith('.json')
          ? jsonTexts(JSON.parse(text), file, locale)
          : [];
    return found.map((one): Text => ({
      ...one,
      where: `content/${one.where}`,
      kind: interfaceFiles.test(file) ? 'interface' : 'prose',
    }));
  });
}
