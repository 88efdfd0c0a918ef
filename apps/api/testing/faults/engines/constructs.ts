/**
 * What a statement uses that not every engine with PostgreSQL's protocol has, or has in the same way
 * (docs/operations/grow.md).
 */
const patterns = {
  'row locks': /\bfor (?:no key update|update|key share|share)\b/,
  'skip locked': /\bskip locked\b/,
  'on conflict': /\bon conflict\b/,
  'writes in with': /\bas (?:materialized )?\( ?(?:insert|update|delete)\b/,
  snapshot: /\brepeatable read\b/,
  'set local': /^set local\b|\bset_config ?\([^()]*, true\)/,
  'byte arrays': /\bget_byte ?\(/,
  arrays: /\bany ?\(|\[\]|\bunnest ?\(/,
  jsonb: /->|#>|\bjsonb?_\w+ ?\(/,
  'transaction lock': /\bpg_(?:try_)?advisory_xact_lock/,
  'session lock': /\bpg_(?:try_)?advisory_(?:unlock|lock)/,
  'listen and notify': /^(?:un)?listen\b|^notify\b|\bpg_notify\b/,
  'session settings': /^set (?!local\b|transaction\b)|\bset_config ?\((?![^()]*, true\))/,
  'table locks': /^lock\b/,
  'temporary tables': /\bcreate (?:local )?temp(?:orary)?\b/,
  'deferred constraints': /^set constraints\b/,
  'two-phase commit': /^prepare transaction\b|^(?:commit|rollback) prepared\b/,
  cursors: /^declare\b|^fetch\b/,
  savepoints: /^savepoint\b|^release\b|^rollback to\b/,
  'procedural code': /^do\b|^call\b/,
  copy: /^copy\b/,
  'system tables': /\bpg_(?!advisory|try_advisory|notify)\w+|\binformation_schema\b|\bto_regclass\b/,
  division: / \/ /,
} as const;
/** These cannot be seen in one pattern. */
type Derived = 'sequences' | 'written twice';
export type Construct = keyof typeof patterns | Derived;

/** In lower case on one line, without texts and comments. */
const plainText = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const written = /\b(?:insert into|update|delete from) (?!set\b|skip\b|of\b)(\w+)/g;
const tablesWritten = (plain: string): string[] =>
  [...plain.replaceAll(/\bdo update\b|\bfor (?:no key )?update\b/g, '').matchAll(written)].map(
    ([, table = '']) => table,
  );

/** What a statement uses. `numbered`: tables whose rows get a number from a sequence. */
export function constructsOf(text: string, numbered: ReadonlySet<string> = new Set()): Construct[] {
  const plain = plainText(text);
  const found: Construct[] = [];
  for (const [construct, pattern] of Object.entries(patterns))
    if (pattern.test(plain)) found.push(construct as keyof typeof patterns); // the keys of `patterns`
  const tables = tablesWritten(plain);
  if (tables.length > new Set(tables).size) found.push('written twice');
  if ([...plain.matchAll(/\binsert into (\w+)/g)].some(([, table = '']) => numbered.has(table)))
    found.push('sequences');
  return found;
}

const keywords = new Set(
  'and any as at by case conflict else exists from in interval into join key limit materialized not numeric on or over returning select set then union update using values when where with within zone'.split(
    ' ',
  ),
);
/** The functions that a statement calls; the column list of an insert is none. */
export function functionsOf(text: string): string[] {
  const plain = plainText(text)
    .replaceAll(/\binsert into \w+(?: as \w+)? ?\([^)]*\)/g, 'insert')
    .replaceAll(/\bon conflict ?\([^)]*\)/g, '')
    .replaceAll(/\b(?:as|lateral|with|,) (\w+) ?\((?=[\w, ]+\))/g, ' $1 ');
  const names = [...plain.matchAll(/\b([a-z_]\w*) ?\(/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !keywords.has(name));
}
