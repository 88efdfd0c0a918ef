// Every form has a method. Without our script, or before it, a browser sends a form itself, and without a method
// what was typed stands in the address: passwords, card digits, names. So forms are sent by POST, which the site's
// server answers without reading them (packages/site-server); only what is public and belongs in an address is not.
import { isNode, jsxSources, lineOf, nodesOf, type Node } from './jsx.ts';

/** Forms whose answer is a page for what was typed, with and without scripts: a search. */
const addressed = ['packages/features/journal/src/parts/JournalSearch.tsx'];

const isForm = ({ type, name }: Node): boolean =>
  type === 'JSXOpeningElement' && isNode(name) && name.name === 'form';
/** The method as written at the form itself, after anything that could overwrite it; empty if there is none. */
function methodOf({ attributes }: Node): string {
  if (!Array.isArray(attributes)) return '';
  const all = attributes.filter(isNode);
  const at = all.findLastIndex(({ name }) => isNode(name) && name.name === 'method');
  const value = all[at]?.value;
  const isLast = !all.slice(at).some(({ type }) => type === 'JSXSpreadAttribute');
  return isLast && isNode(value) && typeof value.value === 'string' ? value.value : '';
}

/** The forms of a source: the line (from 1) and method of each. */
export const formsOf = (name: string, text: string): { line: number; method: string }[] =>
  nodesOf(name, text)
    .filter(isForm)
    .map((form) => ({ line: lineOf(text, form.start), method: methodOf(form) }));

// The check must be able to fail.
const trials: [methods: string[], text: string][] = [
  [[''], 'a = <form onSubmit={b} />;'],
  [['post'], 'a = <form method="post" onSubmit={(b) => c > b} />;'],
  [['post'], 'a = <form {...b} method="post" />;'],
  [[''], 'a = <form method="post" {...b} />;'],
  [['get', ''], 'a = <p><form method="get" /><form method={b} /></p>;'],
  [[], 'a = <Form form={b} />;'],
];
for (const [expected, text] of trials) {
  const found = formsOf('trial.tsx', text).map(({ method }) => method);
  if (found.join() !== expected.join())
    throw new Error(`the check of forms finds methods ${found.join()} in: ${text}`);
}

const forms = jsxSources()
  .filter(([file]) => !file.endsWith('.stories.tsx'))
  .flatMap(([file, text]) => formsOf(file, text).map((form) => ({ file, ...form })));
const problems = forms
  .filter(({ file, method }) => method !== (addressed.includes(file) ? 'get' : 'post'))
  .map(({ file, line }) => `${file}:${line}: a form without method="post"`);
for (const file of addressed)
  if (!forms.some((form) => form.file === file)) problems.push(`${file}: no longer has a form`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`forms: ${forms.map(({ file, method }) => `${file} (${method})`).join(', ')}`);
