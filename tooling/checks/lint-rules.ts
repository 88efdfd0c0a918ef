// Our own rules for oxlint (.oxlintrc.json), so that an editor shows them too.

/** A node of a syntax tree, and a comment. */
type Node = { type: string; start: number; end: number; range: [number, number] } & Record<string, unknown>;
interface Context {
  filename: string;
  sourceCode: {
    text: string;
    getAllComments(): { type: string; value: string; start: number; end: number }[];
  };
  report(problem: { node: Node; message: string }): void;
}
type Rule = { create(context: Context): Record<string, (node: object) => void> };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A visitor of nodes, whose fields each kind has of its own. */
const visit =
  (check: (node: Node) => void) =>
  (node: object): void => {
    if (isNode(node)) check(node);
  };

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
    case 'JSXText':
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
    case 'JSXExpressionContainer':
      return isText(node.expression);
    default:
      return false;
  }
}
/** Whether a child of JSX renders anything: comments and line breaks do not. */
function isShown(node: Node): boolean {
  if (node.type === 'JSXText') return isText(node) || !/\n/.test(String(node.value));
  return !isNode(node.expression) || node.expression.type !== 'JSXEmptyExpression';
}

/**
 * Text that can change, or beside which something can come and go, is its element's only child. A browser's translation
 * replaces text nodes by elements of its own: React then cannot insert before, remove or update a text node that it
 * knows, and the page is lost. Text that is an only child is written to its element instead. What a component is given is
 * seen only when it is rendered: the story check looks there (story-page.ts).
 */
const bareText: Rule = {
  create(context) {
    const check = visit(({ type, children }) => {
      const shown = (Array.isArray(children) ? children : []).filter(isNode).filter(isShown);
      if (shown.length < 2 && type !== 'JSXFragment') return;
      for (const node of shown.filter(isText))
        context.report({
          node,
          message: 'Text beside siblings: give it an element of its own, or one string.',
        });
    });
    return { JSXElement: check, JSXFragment: check };
  },
};

/** Forms whose answer is a page for what was typed, with and without scripts: a search. */
const addressed = /JournalSearch\.tsx$/;
/**
 * Every form has a method, at the form itself, after anything that could overwrite it. Without our script, or before it, a
 * browser sends a form itself, and without a method what was typed appears in the address: passwords, card digits, names.
 */
const formMethod: Rule = {
  create: (context) => ({
    JSXOpeningElement: visit((node) => {
      if (!isNode(node.name) || node.name.name !== 'form' || !Array.isArray(node.attributes)) return;
      const all = node.attributes.filter(isNode);
      const at = all.findLastIndex(({ name }) => isNode(name) && name.name === 'method');
      const value = all[at]?.value;
      const isLast = !all.slice(at).some(({ type }) => type === 'JSXSpreadAttribute');
      const wanted = addressed.test(context.filename) ? 'get' : 'post';
      if (!isLast || !isNode(value) || value.value !== wanted)
        context.report({ node, message: `A form without method="${wanted}".` });
    }),
  }),
};

/**
 * An `as` bypasses the type checker: outside tests each needs a reason in a comment, on the same line or alone on the line
 * above. `as const` is exempt.
 */
const assertionReason: Rule = {
  create(context) {
    const { text } = context.sourceCode;
    const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
    const startOf = (offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
    return {
      TSAsExpression: visit((node) => {
        const { expression, typeAnnotation, parent, start, end } = node;
        // `as unknown as T` counts as one
        if (isNode(parent) && parent.type === 'TSAsExpression') return;
        if (!isNode(expression) || !isNode(typeAnnotation)) return;
        if (text.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return;
        // a docstring says what, not why
        const reasons = context.sourceCode
          .getAllComments()
          .filter(({ type, value }) => type === 'Line' || !value.startsWith('*'));
        const lines = [start, expression.end, end].map(lineOf);
        const beside = reasons.some((one) => lines.includes(lineOf(one.start)));
        // in JSX after its brace
        const isAlone = (one: { start: number }) =>
          /^[\s{]*$/.test(text.slice(startOf(one.start), one.start));
        const above = reasons.some((one) => isAlone(one) && lines.slice(0, 2).includes(lineOf(one.end) + 1));
        if (!beside && !above) context.report({ node, message: '`as` without a reason beside or above it.' });
      }),
    };
  },
};

/** Methods of the DOM that return a promise, or do in some browsers. */
const returnsPromise = /^(?:scroll\w*|animate|play|share|write\w*|close|requestFullscreen)$/;
/**
 * An effect returns its cleanup or nothing. In Chromium 156 scrolling returns a promise, which React would call when the
 * component leaves: the page would be lost. The types do not say so: `void` in front.
 */
const effectResult: Rule = {
  create: (context) => ({
    CallExpression: visit(({ callee, arguments: given }) => {
      if (!/^use\w*Effect$/.test(nameOf(callee)) || !Array.isArray(given)) return;
      const [effect]: unknown[] = given;
      if (!isNode(effect) || effect.type !== 'ArrowFunctionExpression' || !isNode(effect.body)) return;
      const { body } = effect;
      const call = body.type === 'ChainExpression' ? body.expression : body;
      if (isNode(call) && call.type === 'CallExpression' && returnsPromise.test(nameOf(call.callee)))
        context.report({ node: body, message: 'An effect that returns what is no cleanup: write `void`.' });
    }),
  }),
};

export default {
  meta: { name: 'voyage' },
  rules: {
    'bare-text': bareText,
    'form-method': formMethod,
    'assertion-reason': assertionReason,
    'effect-result': effectResult,
  },
};
