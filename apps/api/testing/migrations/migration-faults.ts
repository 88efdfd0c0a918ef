/** A name in a migration: "users", "public"."users". */
const name = String.raw`(?:"public"\.)?"([^"]+)"`;
const form = (text: string): RegExp => new RegExp(`^${text.replaceAll('NAME', name)}`, 'i');

const createTable = form('create table NAME');
const addColumn = form(String.raw`alter table NAME add column "([^"]+)" (?!.*, (?:add|drop|alter) )(.*)$`);
const addForeignKey = form(String.raw`alter table NAME add constraint "[^"]+" foreign key \(([^)]*)\)`);
/** Statements that may break an older version, or stop its writes, with what they concern. */
const rules: { form: RegExp; what: string }[] = [
  { form: form('alter table NAME drop column "([^"]+)"'), what: 'drop column' },
  { form: form('drop table NAME'), what: 'drop table' },
  { form: form('drop index NAME'), what: 'drop index' },
  { form: form('alter table NAME rename'), what: 'rename' },
  { form: form('alter index NAME rename'), what: 'rename index' },
  { form: form('alter table NAME alter column "([^"]+)"'), what: 'alter column' },
  // These only of tables that the migration itself creates.
  { form: form('alter table NAME add constraint'), what: 'constraint' },
  { form: form('create (?:unique )?index (?:if not exists )?"[^"]+" on NAME'), what: 'index' },
  { form: form('update NAME'), what: 'rows' },
  { form: form('delete from NAME'), what: 'rows' },
  { form: form('insert into NAME'), what: 'rows' },
];
const ofOwnTables = new Set(['constraint', 'index', 'rows']);

/** Statements without comments, each on one line; a text is '' and a name keeps what is in it. */
function statements(text: string): string[] {
  const plain = text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ');
  return [...plain.matchAll(/(?:"[^"]*"|[^";])+/g)].map(([statement]) => statement.trim()).filter(Boolean);
}

/**
 * What a migration does besides adding: while it runs and after it, processes of the previous version read and
 * write the same tables (docs/operations/release.md). Sorted; without duplicates.
 */
export function migrationFaults(text: string): string[] {
  const tables = new Set<string>();
  const columns = new Set<string>();
  const faultOf = (statement: string): string | null => {
    const table = createTable.exec(statement)?.[1];
    if (table !== undefined) {
      tables.add(table);
      return null;
    }
    const [, of = '', column = '', rest = ''] = addColumn.exec(statement) ?? [];
    if (column !== '') {
      columns.add(`${of}.${column}`);
      if (/\bnot null\b/i.test(rest) && !/\bdefault\b/i.test(rest))
        return `column without a value ${of}.${column}`;
      return /\bdefault \w+\(/i.test(rest) ? `computed value ${of}.${column}` : null;
    }
    const [, from = '', keys = ''] = addForeignKey.exec(statement) ?? [];
    const named = [...keys.matchAll(/"([^"]+)"/g)].map(([, key]) => `${from}.${key}`);
    if (named.length > 0 && named.every((key) => columns.has(key))) return null; // no row has a value yet
    for (const { form: one, what } of rules) {
      const [, subject, part] = one.exec(statement) ?? [];
      if (subject === undefined) continue;
      if (ofOwnTables.has(what) && tables.has(subject)) return null;
      return `${what} ${subject}${part === undefined ? '' : `.${part}`}`;
    }
    return `other statement: ${statement.split(' ').slice(0, 8).join(' ').toLowerCase()}`;
  };
  return [...new Set(statements(text).map(faultOf))].filter((fault) => fault !== null).toSorted();
}
