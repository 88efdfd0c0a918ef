// Text that can change, or beside which something can come and go, is its element's only child. A browser's
// translation replaces text nodes by elements of its own: React then cannot insert before, remove or update a
// text node that it knows, and the page is lost. Text that is an only child is written to its element instead.
// What a component is given is seen only when it is rendered: the story check looks there (story-page.ts).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..', '..');

interface Node {
  type: string;
  start: number;
}
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
/** Functions that return text by the convention of the code: translations, and what writes dates and amounts. */
const writes = /^(?:t|t[A-Z]\w*|dotted|\w*[dD]ay|\w*Span|moment\w*|format\w*|\w+Words|dollars|errorMessage)$/;

/** Whether an expression is, or can be, visible text. */
function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'TemplateLiteral':
      return true;
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'BinaryExpression':
      return node.operator === '+' && (isText(node.left) || isText(node.right));
    case 'CallExpression':
      return isNode(node.callee) && typeof node.callee.name === 'string' && writes.test(node.callee.name);
    case 'JSXText':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'JSXExpressionContainer':
      return isText(node.expression);
    default:
      return false;
  }
}
/** Whether a child of JSX renders anything: comments and line breaks do not. */
const isChild = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'JSXText'
    ? isText(node) || !/\n/.test(String(node.value))
    : !(
        node.type === 'JSXExpressionContainer' &&
        isNode(node.expression) &&
        node.expression.type === 'JSXEmptyExpression'
      ));

function textsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  const inner = Object.values(node).flatMap(textsIn);
  if ((node.type !== 'JSXElement' && node.type !== 'JSXFragment') || !Array.isArray(node.children))
    return inner;
  const children: unknown[] = node.children.filter(isChild);
  const texts = children.filter(isNode).filter(isText);
  return children.length > 1 || node.type === 'JSXFragment' ? [...texts, ...inner] : inner;
}

/** Lines (from 1) of a source with text that has siblings. */
export function bareTexts(name: string, text: string): number[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  // a text begins at the end of the line before it
  return textsIn(program.body).map(
    ({ start }) => text.slice(0, start + /^\s*/.exec(text.slice(start))![0].length).split('\n').length,
  );
}

// The check must be able to fail.
const trials: [bare: number[], text: string][] = [
  [[], 'a = <p>words</p>;'],
  [[], 'a = <p>{t({ id })}</p>;'],
  [[], 'a = <p>{b && t({ id })}</p>;'],
  [[2], 'a = <p>\n  {t({ id })}\n  {b && <B />}\n</p>;'],
  [[3], 'a = <p>\n  <B />\n  words\n</p>;'],
  [[1, 1], 'a = <p>{`${b}`} {tDesk(c)}</p>;'],
  [[1], 'a = <p>{b ? "words" : <B />}<br /></p>;'],
  [[1], 'a = <>{t({ id })}</>;'],
  [[], 'a = <p>\n  {/* why */}\n  {t({ id })}\n</p>;'],
  [[], 'a = <p><span>words</span>{" "}<B /></p>;'],
];
for (const [expected, text] of trials) {
  const found = bareTexts('trial.tsx', text);
  if (found.join() !== expected.join())
    throw new Error(`the check of texts finds lines ${found.join() || 'none'} in: ${text}`);
}

const files = globSync('{apps,packages}/**/*.tsx', {
  cwd: root,
  exclude: (path) =>
    /(?:^|[\\/])(?:node_modules|dist|generated|storybook|page-stories|storybook-static|\.\w+)$|\.(?:test|stories)\.tsx$/.test(
      path,
    ),
});
const problems = files.flatMap((file) =>
  bareTexts(file, readFileSync(join(root, file), 'utf8')).map(
    (line) => `${file}:${line}: text beside siblings; give it an element of its own, or one string`,
  ),
);
if (files.length < 300) problems.push(`only ${files.length} files were read`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`bare text: none in ${files.length} files`);
