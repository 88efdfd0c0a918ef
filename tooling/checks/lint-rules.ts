// Our own rules for oxlint (.oxlintrc.json), so that an editor shows them too. A rule names what it looks for as a
// selector where that is enough (https://estools.github.io/esquery).
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitor = ReturnType<Rule['create']>;
type Node = Parameters<NonNullable<Visitor['TSAsExpression']>>[0]['parent'];

/** Reports whatever a selector finds. */
const forbid = (message: string, selectorIn: (filename: string) => string): Rule => ({
  create: (context) => ({
    [selectorIn(context.filename)]: (node) => context.report({ node, message }),
  }),
});

/** Functions that return text by the convention of the code: translations, and what writes dates and amounts. */
const writes = /^(?:t|t[A-Z]\w*|dotted|\w*[dD]ay|\w*Span|moment\w*|format\w*|\w+Words|dollars|errorMessage)$/;
/** The name of a function that is called, whatever it is a method of. */
function nameOf(callee: Node): string {
  if (callee.type === 'MemberExpression') return nameOf(callee.property);
  return callee.type === 'Identifier' ? callee.name : '';
}

/** Whether an expression is, or can be, visible text. */
function isText(node: Node): boolean {
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
  if (node.type === 'JSXText') return isText(node) || !node.value.includes('\n');
  return node.type !== 'JSXExpressionContainer' || node.expression.type !== 'JSXEmptyExpression';
}

/**
 * Text that can change, or beside which something can come and go, is its element's only child. A browser's translation
 * replaces text nodes by elements of its own: React then cannot insert before, remove or update a text node that it
 * knows, and the page is lost. Text that is an only child is written to its element instead. What a component is given is
 * seen only when it is rendered: the story check looks there (story-page.ts).
 */
const bareText: Rule = {
  create(context) {
    const check = (children: Node[], alone: number) => {
      const shown = children.filter(isShown);
      if (shown.length <= alone) return;
      for (const node of shown.filter(isText))
        context.report({
          node,
          message: 'Text beside siblings: give it an element of its own, or one string.',
        });
    };
    return {
      JSXElement: ({ children }) => check(children, 1),
      JSXFragment: ({ children }) => check(children, 0),
    };
  },
};

/**
 * Every form has a method, at the form itself, after anything that could overwrite it. Without our script, or before it, a
 * browser sends a form itself, and without a method what was typed appears in the address: passwords, card digits, names.
 * A search alone is addressed: its answer is a page for what was typed, with and without scripts.
 */
const formMethod = forbid('A form without its method: "post".', (filename) => {
  const form = 'JSXOpeningElement[name.name=form]';
  const method = 'JSXAttribute[name.name=method]';
  const wanted = filename.endsWith('JournalSearch.tsx') ? 'get' : 'post';
  return `${form}:not(:has(> ${method}[value.value=${wanted}])), ${form}:has(> ${method} ~ JSXSpreadAttribute)`;
});

/**
 * An `as` bypasses the type checker: outside tests each needs a reason in a comment, on the same line or alone on the line
 * above. `as const` is exempt.
 */
const assertionReason: Rule = {
  create: (context) => ({
    TSAsExpression(node) {
      const { sourceCode } = context;
      // `as unknown as T` counts as one
      if (node.parent.type === 'TSAsExpression' || sourceCode.getText(node.typeAnnotation) === 'const')
        return;
      // a docstring says what, not why
      const reasons = sourceCode
        .getAllComments()
        .filter(({ type, value }) => type === 'Line' || !value.startsWith('*'))
        .map(({ loc }) => loc);
      const start = node.loc.start.line;
      const expressionEnd = node.expression.loc.end.line;
      const beside = reasons.some((loc) =>
        [start, expressionEnd, node.loc.end.line].includes(loc.start.line),
      );
      const above = reasons.some(({ start: { line, column }, end }) => {
        // in JSX after its brace
        const isAlone = /^[\s{]*$/.test((sourceCode.lines[line - 1] ?? '').slice(0, column));
        return isAlone && [start, expressionEnd].includes(end.line + 1);
      });
      if (!beside && !above) context.report({ node, message: '`as` without a reason beside or above it.' });
    },
  }),
};

/**
 * An effect returns its cleanup or nothing. Methods of the DOM return a promise, or do in some browsers: in Chromium 156
 * scrolling does, which React would call when the component leaves: the page would be lost. The types do not say so:
 * `void` in front.
 */
const effectResult = forbid('An effect that returns what is no cleanup: write `void`.', () => {
  const callOf = (name: string) =>
    `CallExpression:matches([callee.name=${name}], [callee.property.name=${name}])`;
  const effect = `${callOf('/^use\\w*Effect$/')} > ArrowFunctionExpression`;
  const promise = callOf('/^(scroll\\w*|animate|play|share|write\\w*|close|requestFullscreen)$/');
  return `${effect} > ${promise}, ${effect} > ChainExpression > ${promise}`;
});

export default {
  meta: { name: 'voyage' },
  rules: {
    'bare-text': bareText,
    'form-method': formMethod,
    'assertion-reason': assertionReason,
    'effect-result': effectResult,
  },
};
