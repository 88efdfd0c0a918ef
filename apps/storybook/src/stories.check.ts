// Opens every story of both brands in a browser: `node src/stories.check.ts [--screenshots[=folder]] [--only=text] [--brand=main]`.
// It fails on errors, on what axe finds, on empty stories and on what is wider than the window.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { brands } from './brand-of-environment.ts';
import { isFresh, sourcesValue } from './sources.ts';
import { serveFolder } from './static-server.ts';
import { docsFaults, openPreview, quiet, storyFaults } from './story-page.ts';

const home = join(import.meta.dirname, '..');
const option = (name: string) => process.argv.find((word) => word === `--${name}` || word.startsWith(`--${name}=`))?.split('=');
const only = option('only')?.[1] ?? '';
const wish = option('screenshots');
const pictures = wish ? (wish[1] ?? join(tmpdir(), 'voyage-stories')) : null;
const [phone, desktop] = [390, 1440];

/** A language and a width in which all stories are looked at. English words are the longest, so they stand on the phone. The pages of the documentation are the same in both brands. */
const rounds = {
  main: [
    { locale: 'en', width: phone, docs: true },
    { locale: 'zh-tw', width: desktop },
    { locale: 'ja', width: phone },
  ],
  club: [
    { locale: 'en', width: phone },
    { locale: 'zh-tw', width: desktop },
  ],
} satisfies Record<(typeof brands)[number], { locale: string; width: number; docs?: boolean }[]>;
/** The `lang` of a page in a language: the proof that the toolbar has an effect. */
const langs: Record<string, string> = { en: 'en', 'zh-tw': 'zh-Hant', ja: 'ja' };
const eyeRounds = ['en', 'zh-tw'].flatMap((locale) => [phone, desktop].map((width) => ({ locale, width })));

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
}
const entriesOf = (brand: string): Entry[] =>
  Object.values((JSON.parse(readFileSync(join(home, 'dist', brand, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries).filter(({ id }) =>
    id.includes(only),
  );

function buildWhereStale(): void {
  const value = sourcesValue();
  if (brands.every((brand) => isFresh(brand, value))) return;
  console.log('The built stories are missing or old; building them ...');
  if (spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** A component without stories has no states that anybody has looked at. */
function componentsWithoutStories(): string[] {
  const names = readdirSync(join(home, '../../packages/ui/src'));
  return names.filter((name) => /^[A-Z]\w*\.tsx$/.test(name) && !names.includes(name.replace('.tsx', '.stories.tsx')));
}

const faults: string[] = [];
let at = '';
const fault = (text: string) => faults.push(`${at}: ${text}`);

/** A story that loads another page takes the ground from under the check; the next one begins afresh. */
const reloaded = 'the page went away (a story navigates, or its files were built anew meanwhile)';
function lost(error: unknown): string[] {
  if (error instanceof Error && /navigation|context was destroyed/.test(error.message)) return [reloaded];
  throw error;
}

/** What the page says by itself, and whom it calls: a story needs nobody on the network. */
function listen(page: Page): void {
  page.on('pageerror', (error) => fault(`page error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && fault(`console: ${message.text().split('\n', 1)[0]} ${message.location().url}`));
  page.on('request', (request) => /^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url()) || fault(`calls ${request.url()}`));
}

buildWhereStale();
const began = Date.now();
for (const name of componentsWithoutStories()) faults.push(`packages/ui/src/${name}: has no stories`);
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => path && existsSync(path));
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
// By this name Storybook ends every animation at once instead of waiting for it, a tenth of a second a story.
const page = await browser.newPage({
  reducedMotion: 'reduce',
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
});
listen(page);

const table: Record<string, string | number>[] = [];
for (const brand of brands.filter((name) => [name, undefined].includes(option('brand')?.[1] as typeof name | undefined))) {
  const server = await serveFolder(join(home, 'dist', brand));
  const entries = entriesOf(brand);
  const stories = entries.filter(({ type }) => type === 'story');
  if (stories.length === 0) faults.push(`${brand}: there are no stories`);
  for (const { locale, width, docs } of (pictures ? eyeRounds : rounds[brand]) as { locale: string; width: number; docs?: boolean }[]) {
    const start = Date.now();
    const before = faults.length;
    const lang = langs[locale] ?? locale;
    let examined = 0;
    at = `${brand}/${locale}`;
    await page.setViewportSize({ width, height: pictures ? 640 : 900 });
    await openPreview(page, server.origin, locale);
    for (const { id } of stories) {
      at = `${brand}/${locale}/${width} ${id}`;
      const result = await storyFaults(page, id, lang).catch((error: unknown) => ({ faults: lost(error), examined: false }));
      for (const text of result.faults) fault(text);
      if (result.faults.includes(reloaded)) await openPreview(page, server.origin, locale);
      if (result.examined) examined += 1;
      if (pictures) {
        mkdirSync(join(pictures, brand), { recursive: true });
        await page.screenshot({ path: join(pictures, brand, `${id}.${locale}.${width}.png`), fullPage: true });
      }
    }
    if (examined !== stories.length) faults.push(`${brand}/${locale}: axe examined ${examined} of ${stories.length} stories`);
    const pages = docs ? entries.filter(({ type }) => type === 'docs') : [];
    for (const { id } of pages) {
      at = `${brand}/${locale}/${width} ${id}`;
      for (const text of await docsFaults(page, server.origin, id)) fault(text);
    }
    table.push({
      brand,
      locale,
      width,
      stories: stories.length,
      'axe runs': examined,
      pages: pages.length,
      faults: faults.length - before,
      seconds: Number(((Date.now() - start) / 1000).toFixed(1)),
    });
  }
  at = `${brand}: the frame around the stories`;
  await page.goto(server.origin);
  await quiet(page);
  server.close();
}
await browser.close();

console.table(table);
if (pictures) console.log(`Pictures: ${pictures}`);
for (const text of faults) console.error(`✗ ${text}`);
console.log(`${faults.length === 0 ? 'All stories are well' : `${faults.length} faults`}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = faults.length > 0 ? 1 : 0;
