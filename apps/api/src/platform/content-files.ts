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
  JSON.parse(readFileSync(new URL(path, content), 'utf8'));
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

/** How a column of a file is read. */
type Cell<T> = (row: Row, column: string) => T;
/** A row of a file whose columns are read in these ways. */
export type Item<Columns> = { [C in keyof Columns]: Columns[C] extends Cell<infer T> ? T : never };
export const cell = {
  word: (row: Row, column: string): string => row[column] ?? '',
  words: (row: Row, column: string) => words(row[column] ?? ''),
  number: (row: Row, column: string) => Number(row[column]),
  /** The columns of the languages, without and with `:text`. */
  text: (row: Row) => row.text,
  description: (row: Row) => localizedFrom(row, ':text'),
};
/** `readRows` with each column read in its way. */
export const readTable = <Columns extends Record<string, Cell<unknown>>>(path: string, columns: Columns) =>
  readRows(path).map((row) => {
    const read = Object.entries(columns).map(([column, cell]) => [column, cell(row, column)]);
    return Object.fromEntries(read) as Item<Columns>; // fromEntries loses which column has which type
  });
