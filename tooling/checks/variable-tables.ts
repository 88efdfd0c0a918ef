/** Rows of the tables whose first column is "Variable": name to the column "Production". */
export function variableRows(document: string): Map<string, string> {
  const rows = new Map<string, string>();
  let production = -1;
  for (const line of document.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    if (cells.length === 0) production = -1;
    else if (cells[0] === 'Variable') production = cells.indexOf('Production');
    else if (production > 0)
      for (const [, name = ''] of cells[0]?.matchAll(/`(\w+)`/g) ?? [])
        rows.set(name, cells[production] ?? '');
  }
  return rows;
}
