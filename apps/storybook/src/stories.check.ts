// Opens every story of both brands in a browser: `node src/stories.check.ts [--update[=all]] [--only=text] [--brand=main] [--built=folder] [--screenshots[=folder]]`.
// It fails on errors, on what axe finds, on what cannot be read when it is hovered, focused or chosen, on empty stories, on what is wider than
// the window and on a story that does not look as its reference.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { brands } from './brand-of-environment.ts';
import { results, writeChangesPage } from './changed-pictures.ts';
import { Comparison } from './comparison.ts';
import { publishedFaults } from './published.ts';
import { selfTestFaults } from './self-test.ts';
import { isFresh, sourcesValue } from './sources.ts';
import { installStates, stateFaults } from './states.ts';
import { statesSelfTestFaults } from './states-self-test.ts';
import { serveFolder } from './static-server.ts';
import { facesMount, freeze, launchStill, stillPage } from './still-page.ts';
import { ruleFaults } from './story-rules.ts';
import { docsFaults, langs, openPreview, quiet, storyFaults } from './story-page.ts';

const home = join(import.meta.dirname, '..');
const option = (name: string) =>
  process.argv.find((word) => word === `--${name}` || word.startsWith(`--${name}=`))?.split('=');
const only = option('only')?.[1] ?? '';
const built = option('built')?.[1] ?? join(home, 'dist');
const wish = option('screenshots');
const pictures = wish ? (wish[1] ?? join(tmpdir(), 'voyage-stories')) : null;
const update = option('update') ? (option('update')?.[1] === 'all' ? 'all' : 'changed') : null;
const [phone, desktop] = [390, 1440];

interface Round {
  locale: string;
  width: number;
  docs?: boolean;
  /** Whether whole pages are looked at too: each on a phone in two languages, and on a desktop in the other brand. */
  pages?: boolean;
  /** Whether everything is hovered and focused too: colours are the same in every language and width. */
  states?: boolean;
}
/** A language and a width in which all stories are looked at. English words are the longest, so they stand on the phone. The pages of the documentation are the same in both brands. */
const rounds: Record<(typeof brands)[number], Round[]> = {
  main: [
    { locale: 'en', width: phone, docs: true, pages: true },
    { locale: 'zh-tw', width: desktop, states: true },
    { locale: 'ja', width: phone, pages: true },
  ],
  club: [
    { locale: 'en', width: phone },
    { locale: 'zh-tw', width: desktop, states: true, pages: true },
  ],
};
const eyeRounds: Round[] = ['en', 'zh-tw'].flatMap((locale) =>
  [phone, desktop].map((width) => ({ locale, width, pages: true })),
);

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
}
const isShown = ({ title }: Entry, { pages }: Round) => pages || !title.startsWith('Pages/');
const entriesOf = (brand: string): Entry[] =>
  Object.values(
    (JSON.parse(readFileSync(join(built, brand, 'index.json'), 'utf8')) as { entries: Record<string, Entry> })
      .entries,
  );

function buildWhereStale(): void {
  const value = sourcesValue();
  if (option('built') || brands.every((brand) => isFresh(brand, value))) return;
  console.log('The built stories are missing or old; building them ...');
  if (spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' }).status !== 0)
    process.exit(1);
}

const faults: string[] = [];
const table: (Record<string, string | number> & { seconds: number })[] = [];

/** A story that loads another page takes the ground from under the check; the next one begins afresh. */
const reloaded = 'the page went away (a story navigates, or its files were built anew meanwhile)';
function lost(error: unknown): string[] {
  if (error instanceof Error && /navigation|context was destroyed/.test(error.message)) return [reloaded];
  throw error;
}

/** What the page says by itself, and whom it calls: a story needs nobody on the network. */
function listen(page: Page, fault: (text: string) => void): void {
  page.on('pageerror', (error) => fault(`page error: ${error.message}`));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      fault(`console: ${message.text().split('\n', 1)[0]} ${message.location().url}`),
  );
  page.on(
    'request',
    (request) =>
      /^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url()) || fault(`calls ${request.url()}`),
  );
}

buildWhereStale();
const began = Date.now();
rmSync(results, { recursive: true, force: true });
const browser = await launchStill();
/** Under a path, as somebody may publish them: nothing in them may count on standing at the root. */
const path = '/some/where/';
const server = await serveFolder(built, { ...facesMount, [path]: built });
const wanted = brands.filter((name) =>
  [name, undefined].includes(option('brand')?.[1] as typeof name | undefined),
);
const places = wanted.map((brand) => {
  const all = entriesOf(brand);
  const entries = all.filter(({ id }) => id.includes(only));
  const names = rounds[brand].flatMap((round) =>
    all
      .filter((entry) => entry.type === 'story' && isShown(entry, round))
      .map(({ id }) => `${id} ${round.locale} ${round.width}`),
  );
  if (!entries.some(({ type }) => type === 'story')) faults.push(`${brand}: there are no stories`);
  return {
    brand,
    entries,
    /** Whose states have been looked at. */
    seen: new Set<string>(),
    comparison: pictures ? null : new Comparison(brand, names, update),
    origin: `${server.origin}${path}${brand}`,
  };
});
faults.push(...ruleFaults(places.flatMap(({ entries }) => entries.map(({ title }) => title))));

/** Every `of`th story and page of every round, from the `first` on. The processors share the work. */
async function look(first: number, of: number): Promise<void> {
  let at = '';
  const fault = (text: string) => void faults.push(`${at}: ${text}`);
  const page = await stillPage(browser);
  listen(page, fault);
  const mine = (entries: Entry[], type: Entry['type']) =>
    entries.filter((entry) => entry.type === type).filter((_, i) => i % of === first);
  for (const { brand, entries, comparison, origin, seen } of places) {
    for (const round of pictures ? eyeRounds : rounds[brand]) {
      const { locale, width, docs, states } = round;
      const stories = mine(entries, 'story').filter((entry) => isShown(entry, round));
      const start = Date.now();
      const before = faults.length;
      const open = async () => {
        await openPreview(page, origin, locale);
        await freeze(page, locale);
        if (states) await installStates(page);
      };
      at = `${brand}/${locale}/${width}`;
      await page.setViewportSize({ width, height: pictures ? 640 : 900 });
      await open();
      let [examined, inStates] = [0, 0];
      for (const { id, title } of stories) {
        at = `${brand}/${locale}/${width} ${id}`;
        const result = await storyFaults(page, id, langs[locale] ?? locale).catch((error: unknown) => ({
          faults: lost(error),
          examined: false,
        }));
        for (const text of result.faults) fault(text);
        if (result.faults.includes(reloaded)) await open();
        else if (result.faults.length === 0)
          for (const text of (await comparison?.faults(page, id, locale, width)) ?? []) fault(text);
        if (result.examined) examined += 1;
        // What a page is made of has its own story, where it is hovered and focused.
        if (states && !title.startsWith('Pages/') && !result.faults.includes(reloaded)) {
          const used = await stateFaults(page, seen);
          for (const text of used.faults) fault(text);
          inStates += used.examined;
        }
        if (pictures) {
          mkdirSync(join(pictures, brand), { recursive: true });
          await page.screenshot({
            path: join(pictures, brand, `${id}.${locale}.${width}.png`),
            fullPage: true,
          });
        }
      }
      if (examined !== stories.length)
        faults.push(`${brand}/${locale}/${width}: axe examined ${examined} of ${stories.length} stories`);
      const pages = docs ? mine(entries, 'docs') : [];
      for (const { id } of pages) {
        at = `${brand}/${locale}/${width} ${id}`;
        for (const text of await docsFaults(page, origin, id)) fault(text);
      }
      const seconds = Number(((Date.now() - start) / 1000).toFixed(1));
      table.push({
        worker: first + 1,
        brand,
        locale,
        width,
        stories: stories.length,
        'axe runs': examined,
        'things used': inStates,
        pages: pages.length,
        faults: faults.length - before,
        seconds,
      });
    }
    if (first > 0) continue;
    at = `${brand}: the frame around the stories`;
    await page.goto(`${origin}/`);
    await quiet(page);
  }
  await page.context().close();
}
const workers = Math.min(4, availableParallelism());
await Promise.all(Array.from({ length: workers }, (_, first) => look(first, workers)));
if (!only && !pictures)
  for (const { origin } of places)
    faults.push(...(await selfTestFaults(browser, origin)), ...(await statesSelfTestFaults(browser, origin)));
if (!only && !pictures && wanted.length === brands.length)
  faults.push(...(await publishedFaults(browser, `${server.origin}${path.slice(0, -1)}`)));

for (const { comparison } of places) faults.push(...(comparison?.end() ?? []));
server.close();
await browser.close();

console.table(table);
if (pictures) console.log(`Pictures: ${pictures}`);
const changes = writeChangesPage(wanted);
for (const text of faults) console.error(`✗ ${text}`);
if (changes) console.error(`What changed: ${changes}`);
console.log(
  `${faults.length === 0 ? 'All stories are well' : `${faults.length} faults`}, ${((Date.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
