// Text that can change, or beside which something can come and go, is its element's only child. A browser's
// translation replaces text nodes by elements of its own: React then cannot insert before, remove or update a
// text node that it knows, and the page is lost. Text that is an only child is written to its element instead.
// What a component is given is seen only when it is rendered: the story check looks there (story-page.ts).
import { isNode, jsxSources, lineOf, nodesOf, type Node } from './jsx.ts';

/** Functions that return text by the convention of the code: translations, and what writes dates and amounts. */
const writes = /^(?:t|t[A-Z]\w*|dotted|\w*[dD]ay|\w*Span|moment\w*|format\w*|\w+Words|dollars|errorMessage)$/;

/** The name of a function that is called, whatever it is a method of. */
const nameOf = (callee: unknown): string =>
  !isNode(callee) ? '' : typeof callee.name === 'string' ? callee.name : nameOf(callee.property);

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
      return writes.test(nameOf(node.callee));
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

function textsOf({ type, children }: Node): Node[] {
  if ((type !== 'JSXElement' && type !== 'JSXFragment') || !Array.isArray(children)) return [];
  const shown: Node[] = children.filter(isNode).filter(isChild);
  return shown.length > 1 || type === 'JSXFragment' ? shown.filter(isText) : [];
}

/** Lines (from 1) of a source with text that has siblings. */
export const bareTexts = (name: string, text: string): number[] =>
  nodesOf(name, text)
    .flatMap(textsOf)
    .map(({ start }) => lineOf(text, start));

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

const sources = jsxSources();
const problems = sources.flatMap(([file, text]) =>
  bareTexts(file, text).map(
    (line) => `${file}:${line}: text beside siblings; give it an element of its own, or one string`,
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`bare text: none in ${sources.length} files`);
