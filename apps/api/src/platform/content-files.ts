import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type LocalizedText, inEveryLocale } from '@voyage/domain/locale.ts';
import { packageFolder } from './package-folder.ts';

const content = new URL('content/', packageFolder);

export type Row = Record<string, string> & { text: LocalizedText };

/**
 * Reads a tab-separated content file: a header, then one row per line; the four language columns become
 * `text`.
 */
export function readRows(path: string): Row[] {
  const [header = '', ...lines] = readFileSync(new URL(path, content), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const names = header.split('\t');
  return lines.map((line, number) => {
    const cells = line.split('\t');
    if (cells.length !== names.length)
      throw new Error(`${path}:${number + 2}: ${cells.length} cells where the header has ${names.length}`);
    const row = Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
    // `text` is an object among string cells, which an index signature does not allow
    return Object.assign(row, { text: localizedFrom(row) }) as Row;
  });
}

/** The columns `en`, `zh-tw` ... (or `en:text` ... with a suffix) as one localized text. */
export function localizedFrom(row: Record<string, string>, suffix = ''): LocalizedText {
  return inEveryLocale((locale) => row[locale + suffix] ?? '');
}

export const readJsonFile = <T>(path: string): T =>
  // our own files, which the content tests check
  JSON.parse(readFileSync(new URL(path, content), 'utf8')) as T;
export const readTextFile = (path: string): string => readFileSync(new URL(path, content), 'utf8');
export const listFolders = (path: string): string[] =>
  existsSync(new URL(path, content))
    ? readdirSync(new URL(path, content), { withFileTypes: true })
        .filter((e) => e.isDirectory())
        .map((e) => e.name)
        .toSorted()
    : [];
/** A cell with one of a few values. @throws Error for any other value */
export function oneOf<const T extends string>(choices: readonly T[], cell: string | undefined): T {
  const found = choices.find((choice) => choice === cell);
  if (found === undefined) throw new Error(`"${cell}" is not one of ${choices.join(', ')}`);
  return found;
}
export const words = (cell: string) => cell.split(' ').filter((word) => word !== '' && word !== '*');
