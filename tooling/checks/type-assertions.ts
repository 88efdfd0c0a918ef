// An `as` bypasses the type checker: outside tests each needs a reason in a comment, on the same line or
// alone on the line above. `as const` is exempt, and the angle-bracket form does not compile
// (erasableSyntaxOnly).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Comment } from 'oxc-parser';

const root = join(import.meta.dirname, '..', '..');
/** A file without these words has no assertion, and is not parsed. */
const mayAssert = /\bas\s+(?!const\b)/;

interface Assertion {
  start: number;
  /** End of the value, which is the position of the `as`. */
  as: number;
  end: number;
}
const isNode = (value: unknown): value is { type: string; start: number; end: number } =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const isConst = (type: unknown): boolean => JSON.stringify(type).includes('"name":"const"');

/** The assertions below a node; `as unknown as T` counts as one. */
function assertionsIn(node: unknown): Assertion[] {
  if (Array.isArray(node)) return node.flatMap(assertionsIn);
  if (!isNode(node)) return [];
  const inner = Object.values(node).flatMap(assertionsIn);
  if (node.type !== 'TSAsExpression' || !('expression' in node) || !('typeAnnotation' in node)) return inner;
  const { start, end, expression, typeAnnotation } = node;
  if (!isNode(expression) || isConst(typeAnnotation)) return inner;
  return [{ start, as: expression.end, end }, ...inner.filter((one) => one.start !== start)];
}

/** Lines (from 1) of a source with an assertion without a reason, and the total number of assertions. */
export function assertionsOf(name: string, text: string): { all: number; bare: number[] } {
  if (!mayAssert.test(text)) return { all: 0, bare: [] };
  const { program, comments, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  // a docstring says what, not why
  const isReason = ({ type, value }: Comment) => type === 'Line' || !value.startsWith('*');
  // in JSX after its brace
  const isAlone = ({ start }: Comment) => /^[\s{]*$/.test(text.slice(starts[lineOf(start) - 1], start));
  const reasons = comments.filter(isReason);
  const beside = new Set(reasons.map(({ start }) => lineOf(start)));
  const above = new Set(reasons.filter(isAlone).map(({ end }) => lineOf(end) + 1));
  const assertions = assertionsIn(program.body);
  const bare = assertions.filter(({ start, as, end }) => {
    const [first, middle, last] = [lineOf(start), lineOf(as), lineOf(end)];
    return ![first, middle, last].some((line) => beside.has(line)) && !above.has(first) && !above.has(middle);
  });
  return { all: assertions.length, bare: bare.map(({ as }) => lineOf(as)) };
}

// The check must be able to fail.
const trials: [bare: number[], text: string][] = [
  [[1], 'const a = b as C;'],
  [[], 'const a = b as const;'],
  [[], "import * as a from 'a';\nexport { b as c } from 'b';"],
  [[], 'const a = b as C; // whoever made b made a C'],
  [[], '// whoever made b made a C\nconst a = b as C;'],
  [[2], '/** What a is. */\nconst a = b as C;'],
  [[2], 'const d = 1; // one\nconst a = b as C;'],
  [[1], "const a = ('// no comment' as C);"],
  [[3], 'const a = {\n  b, // of its own\n} as unknown as C;'],
  [[], 'const a = {\n  b,\n} as unknown as C; // whoever made b made a C'],
  [[1], 'const a = f(b as C, (d) => d);'],
  [[1, 2], 'const a = <p>{b as C}</p>;\nconst e = [f as const, g as C];'],
];
for (const [expected, text] of trials) {
  const { bare } = assertionsOf('trial.tsx', text);
  if (bare.join() !== expected.join())
    throw new Error(
      `the check of assertions finds lines ${bare.join() || 'none'} without a reason in: ${text}`,
    );
}

const files = globSync('{apps,packages,tooling}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) =>
    /(?:^|[\\/])(?:node_modules|dist|generated|storybook-static|migrations|\.\w+)$|\.(?:test|spec|stories|gen)\.tsx?$/.test(
      path,
    ) && !path.endsWith('.storybook'),
});
let all = 0;
const problems: string[] = [];
for (const file of files) {
  const found = assertionsOf(file, readFileSync(join(root, file), 'utf8'));
  all += found.all;
  for (const line of found.bare) problems.push(`${file}:${line}: \`as\` without a reason beside or above it`);
}
if (files.length < 700 || all === 0)
  problems.push(`only ${files.length} files and ${all} assertions were read`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`type assertions: ${all} in ${files.length} files, each with its reason`);
