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
const camel = (name: string) =>
  name.replaceAll(/-(\w)|^[A-Z]/g, (found, letter: string | undefined) =>
    letter ? letter.toUpperCase() : found.toLowerCase(),
  );

const written = new Set<string>();
const toDo: string[] = [];
const isThere = (path: string) => existsSync(join(root, path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  written.add(path);
}
const writeJson = (path: string, value: object) => write(path, `${JSON.stringify(value, null, 2)}\n`);
/** Files by their paths, of which there is none yet. */
function create(files: Record<string, string>): void {
  for (const path of Object.keys(files)) if (isThere(path)) stop(`${path} already exists.`);
  for (const [path, text] of Object.entries(files)) write(path, text);
}
/** Inserts `text` before the first match, which must exist. */
function insertBefore(path: string, place: RegExp, text: string): void {
  const before = read(path);
  const at = before.search(place);
  if (at < 0) stop(`${path} no longer has the expected line (${place}); nothing was added there.`);
  if (!before.includes(text.trim())) write(path, before.slice(0, at) + text + before.slice(at));
}
/** Lets other packages import a file below the `src` of one. */
function exportFile(folder: string, path: string): void {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(read(`${folder}/package.json`));
  if (manifest.exports[`./${path}`]) return;
  const exports = Object.entries({ ...manifest.exports, [`./${path}`]: `./src/${path}` });
  manifest.exports = Object.fromEntries(exports.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeJson(`${folder}/package.json`, manifest);
}

function page(feature: string, name: string, path: string, titles: string): void {
  const locales = ['en', 'zh-tw', 'zh-cn', 'ja'];
  const translated = titles.split('|').map((title) => title.trim());
  if (!/^[A-Z]\w+$/.test(name) || !/^[a-z][a-z0-9/-]*$/.test(path))
    stop('A page has a Name and a path like about/history.');
  if (!locales.every((_, index) => translated[index]))
    stop('A page needs its title in all four languages from the start.');
  const key = `${camel(name)}.title`;
  const folder = `packages/features/${feature}`;
  const files = { head: `pages/${kebab(name)}-route.ts`, page: `pages/${name}Page.tsx` };
  create({
    [`${folder}/src/${files.head}`]: `import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';

export const ${camel(name)}Head = ({ match: { context } }: Matched) =>
  pageHead(context, { path: \`/\${context.locale}/${path}\`, title: context.words.intl(context.locale).t('${key}') });
`,
    [`${folder}/src/${files.page}`]: `import { useIntl } from '@voyage/i18n/intl.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';

export function ${name}Page() {
  const { t } = useIntl();
  return <div className={container}><h1 className={heading.h1}>{t('${key}')}</h1></div>;
}
`,
    [`${folder}/src/pages/${name}Page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { ${name}Page } from './${name}Page.tsx';

export default { title: 'Pages/${name}', tags: ['!autodocs'] } satisfies Meta;

export const AsItIs: StoryObj = pageStory({ at: '${path}', search: noQuery, page: () => <${name}Page /> });
`,
    [`packages/site-routes/src/routes/$lang.${path.replaceAll('/', '.')}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { ${camel(name)}Head } from '@voyage/${feature}/${files.head}';
import { ${name}Page } from '@voyage/${feature}/${files.page}';

export const Route = createFileRoute('/$lang/${path}')({ head: ${camel(name)}Head, component: ${name}Page });
`,
  });
  for (const file of Object.values(files)) exportFile(folder, file);
  if (!read(`${folder}/package.json`).includes('@voyage/page-stories'))
    toDo.push(`pnpm --filter @voyage/${feature} add -D @storybook/react-vite @voyage/page-stories`);
  insertBefore('packages/routes/src/pages.ts', / {2}'404': anyone,/, `  '${path}': anyone,\n`);
  insertBefore('tooling/e2e/src/sample-pages.ts', / {4}'404':/, `    '${path}': '/${path}',\n`);
  for (const [index, locale] of locales.entries()) {
    const catalog = `packages/i18n/catalogs/shared/${locale}/${feature}.json`;
    const words: Record<string, string> = isThere(catalog) ? JSON.parse(read(catalog)) : {};
    writeJson(catalog, { ...words, [key]: translated[index] });
  }
}

function component(name: string, group: string): void {
  if (!/^[A-Z]\w+$/.test(name)) stop('A component has a Name.');
  if (!['Forms', 'Navigation', 'Feedback', 'Content', 'Travel'].includes(group))
    stop('A component belongs to Forms, Navigation, Feedback, Content or Travel.');
  const folder = group === 'Travel' ? 'packages/travel-ui/src' : `packages/ui/src/${group.toLowerCase()}`;
  create({
    [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const box = style({ color: theme.color.text });
`,
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export function ${name}({ children }: { children: ReactNode }) {
  return <div className={css.box}>{children}</div>;
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

export default { title: 'Components/${group}/${name}', component: ${name} } satisfies Meta<typeof ${name}>;

export const Plain: StoryObj<typeof ${name}> = { args: { children: '${name}' } };
`,
  });
}

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
  const list = 'packages/contracts/src/endpoints.ts';
  const module = camel(tag);
  if (!isThere(contract)) {
    create({ [contract]: "import * as v from 'valibot';\nimport { endpoint } from './endpoint.ts';\n" });
    insertBefore(list, /import \* as user/, `import * as ${module} from './${tag}.ts';\n`);
  }
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, part]) => `${part}: v.pipe(v.string(), v.maxLength(80))`,
  );
  const needsToken = access === 'required' || access === 'staff';
  const lines = [
    `tag: '${tag}', access: '${access}', summary: ${JSON.stringify(summary)}`,
    `description: ${JSON.stringify(description)}`,
    ...(params.length > 0 ? [`params: v.object({ ${params.join(', ')} })`] : []),
    'data: v.object({})',
    ...(needsToken ? ['errors: tokenErrors'] : []),
  ];
  const before = read(contract);
  const lacksErrors = needsToken && !/import \{[^}]*\btokenErrors\b/.test(before);
  const head = lacksErrors ? before.replace('import { endpoint', 'import { endpoint, tokenErrors') : before;
  write(
    contract,
    `${head}\nexport const ${name} = endpoint('${method}', '${path}', { ${lines.join(', ')} });\n`,
  );
  insertBefore(list, /\} satisfies Record/, `  ${name}: ${module}.${name},\n`);
  execFileSync(process.execPath, [join(root, 'packages/contracts/src/generate-endpoint-specs.ts')]);
  written.add('packages/contracts/src/endpoint-specs.gen.ts');

  const handler = `${tag}/${kebab(name)}.ts`;
  create({
    [`apps/api/src/http/${handler}`]: `import type { Handlers } from '../handling/handler.ts';

export const ${name} = { ${name}: () => {} } satisfies Partial<Handlers>;
`,
  });
  const routes = 'apps/api/src/http/routes.ts';
  insertBefore(routes, /\nconst handlers: Handlers/, `import { ${name} } from './${handler}';\n`);
  insertBefore(routes, /\n\};\n/, `\n  ...${name},`);
  exportFile('packages/contracts', `${tag}.ts`);
  toDo.push(
    'apps/api/testing/faults/authorisation/matrix.ts: a request, where the call takes a body or a parameter (a type error until then)',
  );
}

const kinds = new Map<string, (...values: string[]) => void>(Object.entries({ page, component, endpoint }));
const [kind = '', ...values] = process.argv.slice(2);
const make = kinds.get(kind);
if (!make) stop(`What is made is one of ${[...kinds.keys()].join(', ')}.`);
if (values.length !== make.length) stop(`"${kind}" wants ${make.length} values.`);
make(...values);
execFileSync(
  join(import.meta.dirname, '../../node_modules/.bin/oxfmt'),
  ['--no-error-on-unmatched-pattern', ...written],
  { cwd: root },
);
for (const path of written) console.log(`written  ${path}`);
for (const task of toDo) console.log(`to do    ${task}`);
