// npm run new -- page|component|endpoint: creates the necessary files in all packages, and adds them to lists.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = process.env.GENERATE_ROOT ?? join(import.meta.dirname, '..', '..');
const usage = `npm run new -- page <feature> <Name> <path> "<title en>|<zh-tw>|<zh-cn>|<ja>"     a public page in both brands, e.g. page company Accessibility accessibility "Accessibility|無障礙|无障碍|アクセシビリティ"
npm run new -- component <Name> <Forms|Navigation|Feedback|Content|Travel>         a component with its styles and a story
npm run new -- endpoint <tag> <name> <METHOD> <path> <none|optional|required|staff> "<Title>" "<What it does.>"   contract, client, handler`;

function stop(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}
const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const made: string[] = [];
function write(path: string, text: string): void {
  const file = join(root, path);
  if (existsSync(file)) stop(`${path} already exists.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  made.push(`created  ${path}`);
}
/** Inserts `text` before the first match, which must exist. */
function insertBefore(path: string, place: RegExp, text: string): void {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const at = before.search(place);
  if (at < 0) stop(`${path} no longer has the expected line (${place}); nothing was added there.`);
  if (before.includes(text.trim())) return;
  writeFileSync(file, before.slice(0, at) + text + before.slice(at));
  made.push(`changed  ${path}`);
}
/** Lets other packages import a file below the `src` of one. */
function exportFile(folder: string, path: string): void {
  const file = join(root, folder, 'package.json');
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'));
  if (manifest.exports[`./${path}`]) return;
  const exports = Object.entries({ ...manifest.exports, [`./${path}`]: `./src/${path}` });
  manifest.exports = Object.fromEntries(exports.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  made.push(`changed  ${folder}/package.json`);
}

function page(feature: string, name: string, path: string, titles: string): void {
  const [en, tw, cn, ja] = titles.split('|').map((title) => title.trim());
  if (!/^[A-Z]\w+$/.test(name) || !/^[a-z][a-z0-9/-]*$/.test(path))
    stop('A page has a Name and a path like about/history.');
  if (!en || !tw || !cn || !ja) stop('A page needs its title in all four languages from the start.');
  const key = `${camel(name)}.title`;
  write(
    `packages/features/${feature}/src/pages/${kebab(name)}-route.ts`,
    `import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';

export const ${camel(name)}Head = ({ match: { context } }: Matched) =>
  pageHead(context, { path: \`/\${context.locale}/${path}\`, title: context.words.intl(context.locale).t('${key}') });
`,
  );
  write(
    `packages/features/${feature}/src/pages/${name}Page.tsx`,
    `import { useIntl } from '@voyage/i18n/intl.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';

export function ${name}Page() {
  const { t } = useIntl();
  return <div className={container}><h1 className={heading.h1}>{t('${key}')}</h1></div>;
}
`,
  );
  write(
    `packages/features/${feature}/src/pages/${name}Page.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { ${name}Page } from './${name}Page.tsx';

export default { title: 'Pages/${name}', tags: ['!autodocs'] } satisfies Meta;

export const AsItIs: StoryObj = pageStory({ at: '${path}', search: noQuery, page: () => <${name}Page /> });
`,
  );
  for (const file of [`${name}Page.tsx`, `${kebab(name)}-route.ts`])
    exportFile(`packages/features/${feature}`, `pages/${file}`);
  const manifest = readFileSync(join(root, `packages/features/${feature}/package.json`), 'utf8');
  if (!manifest.includes('@voyage/page-stories'))
    made.push(`to do    pnpm --filter @voyage/${feature} add -D @storybook/react-vite @voyage/page-stories`);
  const route = `/$lang/${path}`;
  write(
    `packages/site-routes/src/routes/$lang.${path.replaceAll('/', '.')}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { ${camel(name)}Head } from '@voyage/${feature}/pages/${kebab(name)}-route.ts';
import { ${name}Page } from '@voyage/${feature}/pages/${name}Page.tsx';

export const Route = createFileRoute('${route}')({ head: ${camel(name)}Head, component: ${name}Page });
`,
  );
  insertBefore('packages/routes/src/pages.ts', / {2}'404': anyone,/, `  '${path}': anyone,\n`);
  insertBefore('tooling/e2e/src/sample-pages.ts', / {4}'404':/, `    '${path}': '/${path}',\n`);
  for (const [locale, title] of [
    ['en', en],
    ['zh-tw', tw],
    ['zh-cn', cn],
    ['ja', ja],
  ]) {
    const file = `packages/i18n/catalogs/shared/${locale}/${feature}.json`;
    const words: Record<string, string> = existsSync(join(root, file))
      ? JSON.parse(readFileSync(join(root, file), 'utf8'))
      : {};
    writeFileSync(join(root, file), `${JSON.stringify({ ...words, [key]: title }, null, 2)}\n`);
    made.push(`changed  ${file}`);
  }
}

function component(name: string, group: string): void {
  if (!/^[A-Z]\w+$/.test(name)) stop('A component has a Name.');
  if (!['Forms', 'Navigation', 'Feedback', 'Content', 'Travel'].includes(group))
    stop('A component belongs to Forms, Navigation, Feedback, Content or Travel.');
  const folder = group === 'Travel' ? 'packages/travel-ui/src' : `packages/ui/src/${group.toLowerCase()}`;
  write(
    `${folder}/${name}.css.ts`,
    `import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const box = style({ color: theme.color.text });
`,
  );
  write(
    `${folder}/${name}.tsx`,
    `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export function ${name}({ children }: { children: ReactNode }) {
  return <div className={css.box}>{children}</div>;
}
`,
  );
  write(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

export default { title: 'Components/${group}/${name}', component: ${name} } satisfies Meta<typeof ${name}>;

export const Plain: StoryObj<typeof ${name}> = { args: { children: '${name}' } };
`,
  );
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
function endpoint(
  tag: string,
  name: string,
  method: string,
  path: string,
  access: string,
  summary: string,
  description: string,
): void {
  if (
    !/^[a-z][A-Za-z]+$/.test(name) ||
    !['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ||
    !/^v1\/[\w/{}-]+$/.test(path) ||
    !['none', 'optional', 'required', 'staff'].includes(access) ||
    !/^[A-Z].{2,39}$/.test(summary) ||
    !description
  )
    stop('An endpoint has a name, a method, a path under v1/, an access, a short title and a description.');
  const contract = `packages/contracts/src/${tag}.ts`;
  exportFile('packages/contracts', `${tag}.ts`);
  const auth = access === 'required' || access === 'staff';
  const text = `export const ${name} = endpoint('${method}', '${path}', {
  tag: '${tag}', access: '${access}', summary: ${quoted(summary)},
  description: ${quoted(description)},
  ${[...path.matchAll(/\{(\w+)\}/g)].length > 0 ? `params: v.object({ ${[...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => `${part}: v.pipe(v.string(), v.maxLength(80))`).join(', ')} }),\n  ` : ''}data: v.object({}),${auth ? '\n  errors: tokenErrors,' : ''}
});
`;
  if (existsSync(join(root, contract))) {
    const before = readFileSync(join(root, contract), 'utf8');
    const imported = /import \{ endpoint\b[^}]*\}/;
    const lacking = auth && !imported.exec(before)?.[0].includes('tokenErrors');
    const head = lacking ? before.replace(/import \{ endpoint\b/, 'import { endpoint, tokenErrors') : before;
    writeFileSync(join(root, contract), `${head}\n${text}`);
    made.push(`changed  ${contract}`);
  } else {
    write(
      contract,
      `import * as v from 'valibot';\nimport { endpoint${auth ? ', tokenErrors' : ''} } from './endpoint.ts';\n\n${text}`,
    );
    insertBefore(
      'packages/contracts/src/endpoints.ts',
      /import \* as user/,
      `import * as ${camel(tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))} from './${tag}.ts';\n`,
    );
  }
  const module = camel(tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  insertBefore(
    'packages/contracts/src/endpoints.ts',
    /\} satisfies Record/,
    `  ${name}: ${module}.${name},\n`,
  );
  execFileSync(process.execPath, [join(root, 'packages/contracts/src/generate-endpoint-specs.ts')]);
  made.push('changed  packages/contracts/src/endpoint-specs.gen.ts');
  write(
    `apps/api/src/http/${tag}/${kebab(name)}.ts`,
    `import type { Handlers } from '../handling/handler.ts';

export const ${name} = { ${name}: () => {} } satisfies Partial<Handlers>;
`,
  );
  insertBefore(
    'apps/api/src/http/routes.ts',
    /\nconst handlers: Handlers/,
    `import { ${name} } from './${tag}/${kebab(name)}.ts';\n`,
  );
  insertBefore('apps/api/src/http/routes.ts', /\n\};\n/, `\n  ...${name},`);
  made.push(
    'to do    apps/api/testing/faults/authorisation/matrix.ts: a request, where the call takes a body or a parameter (a type error until then)',
  );
}

const [kind, ...given] = process.argv.slice(2);
const needed = { page: 4, component: 2, endpoint: 7 }[kind ?? ''];
if (needed === undefined || given.length !== needed)
  stop(
    kind
      ? `"${kind}" wants ${needed ?? 'to be page, component or endpoint'}${needed === undefined ? '' : ' values'}.`
      : 'What shall be made?',
  );
const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = given;
if (kind === 'page') page(a, b, c, d);
else if (kind === 'component') component(a, b);
else endpoint(a, b, c, d, e, f, g);
const written = made
  .filter((line) => /^(created|changed)/.test(line))
  .map((line) => join(root, line.slice(9)));
execFileSync(
  join(import.meta.dirname, '../../node_modules/.bin/oxfmt'),
  ['--no-error-on-unmatched-pattern', ...written],
  { cwd: root },
);
console.log(made.join('\n'));
