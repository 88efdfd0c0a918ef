import { dirname, join } from 'node:path';

/**
 * The folders of one package that import each other, with an import of each direction. `imports`: every file below
 * its `src`, with its relative specifiers. Type imports and tests count; the files at the top are a folder too.
 */
export function folderPairs(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const arrows = new Map<string, string>();
  for (const [file, specifiers] of imports)
    for (const specifier of specifiers) {
      const [from, to] = [dirname(file), dirname(join(dirname(file), specifier))];
      if (from !== to && !to.startsWith('..')) arrows.set(`${from} ${to}`, `${file} imports ${specifier}`);
    }
  return [...arrows].flatMap(([arrow, example]) => {
    const [from = '', to = ''] = arrow.split(' ');
    const back = arrows.get(`${to} ${from}`);
    return back && from < to ? [`${from} and ${to} import each other: ${example}, and ${back}`] : [];
  });
}

// The check must be able to fail, and to pass.
const downwards: [string, string[]][] = [
  ['pages/a.tsx', ['../parts/b.ts', './c.ts']],
  ['parts/b.ts', ['../../generated/d.ts']],
];
if (folderPairs(new Map(downwards)).length > 0) throw new Error('the folder check rejects what is allowed');
if (folderPairs(new Map([...downwards, ['parts/e.ts', ['../pages/f.css.ts']]])).length !== 1)
  throw new Error('the folder check allows two folders to import each other');
