// Opens every story of both brands in a browser: `node src/stories.check.ts [--update[=all] [--quick]]
// [--only=text,text] [--brand=main] [--built=folder] [--screenshots[=folder]]`. Fails on errors, axe
// violations, contrast faults when hovered, focused or selected, empty stories, content wider than the
// window, and stories that differ from their reference.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { AxeAudit, installAxe } from './axe.ts';
import { axeSelfTestFaults } from './axe-self-test.ts';
import { brands } from './brand-of-environment.ts';
import { results, writeChangesPage } from './changed-pictures.ts';
import { Comparison } from './comparison.ts';
import { publishedFaults } from './published.ts';
import { screenshotRounds, groupsOf, rounds, type Entry, type Round } from './rounds.ts';
import { selfTestFaults } from './self-test.ts';
import { isFresh, sourcesValue } from './sources.ts';
import { installStates, stateFaults } from './states.ts';
import { statesSelfTestFaults } from './states-self-test.ts';
import { serveFolder } from './static-server.ts';
import { facesMount, launchStillBrowser, stillPage } from './still-page.ts';
import { ruleFaults } from './story-rules.ts';
import { docsFaults, langs, openPreview, setLanguage, storyFaults } from './story-page.ts';

const home = join(import.meta.dirname, '..');
const option = (name: string) =>
  process.argv.find((word) => word === `--${name}` || word.startsWith(`--${name}=`))?.split('=');
const only = (option('only')?.[1] ?? '').split(',');
const isSelected = ({ id }: Entry): boolean => only.some((part) => id.includes(part));
const built = option('built')?.[1] ?? join(home, 'dist');
const wish = option('screenshots');
const pictures = wish ? (wish[1] ?? join(tmpdir(), 'voyage-stories')) : null;
/** With `--update`: only pictures, without axe and interaction checks; a third of the time. */
const quick = option('update') !== undefined && option('quick') !== undefined;
const update = option('update') ? (option('update')?.[1] === 'all' ? 'all' : 'changed') : null;

function entriesOf(brand: string): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(built, brand, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

function buildWhereStale(): void {
  const value = sourcesValue();
  if (option('built') || brands.every((brand) => isFresh(brand, value))) return;
  console.log('The built stories are missing or old; building them ...');
  if (spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' }).status !== 0)
    process.exit(1);
}

const faults: string[] = [];
const table: (Record<string, string | number> & { seconds: number })[] = [];

/** A story that navigates away destroys the check's page; the next one starts on a fresh page. */
const lost = (error: unknown): string =>
  /navigation|context was destroyed/.test(String(error))
    ? 'the page went away (a story navigates, or its files were built anew meanwhile)'
    : String(error);

/** Console output and network requests of the page: a story needs no network. */
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
const browser = await launchStillBrowser();
/** Under a path, as they may be published: nothing may assume the root. */
const path = '/some/where/';
/** The same for the documentation: stories in its frames are checked separately. */
const docsPath = '/docs/alone/';
const server = await serveFolder(built, { ...facesMount, [path]: built, [docsPath]: built }, docsPath);
const wanted = brands.filter((name) => name === (option('brand')?.[1] ?? name));
const audit = new AxeAudit();
const places = wanted.map((brand) => {
  const all = entriesOf(brand);
  const entries = all.filter(isSelected);
  const names = rounds[brand].flatMap((round) =>
    round.docs
      ? []
      : groupsOf(all, round)
          .flat()
          .map(({ id }) => `${id} ${round.locale} ${round.width}`),
  );
  if (!entries.some(({ type }) => type === 'story')) faults.push(`${brand}: there are no stories`);
  return {
    brand,
    entries,
    tours: (pictures ? screenshotRounds : rounds[brand].filter(({ docs }) => !docs || !quick)).map(
      (round) => ({
        round,
        groups: groupsOf(all, round)
          .map((group) => group.filter(isSelected))
          .filter((group) => group.length > 0),
      }),
    ),
    /** Elements whose states have been checked. */
    seen: new Set<string>(),
    comparison: pictures ? null : new Comparison(brand, names, update),
    origin: `${server.origin}${path}${brand}`,
  };
});
type Place = (typeof places)[number];
faults.push(...ruleFaults(places.flatMap(({ entries }) => entries.map(({ title }) => title))));

/** Further checks besides the stories, run by any free worker. */
const others: ((page: Page) => Promise<string[]>)[] =
  option('only') || pictures || quick
    ? []
    : [
        ...places.flatMap(({ origin }) =>
          [axeSelfTestFaults, selfTestFaults, statesSelfTestFaults].map(
            (test) => (page: Page) => test(page, origin),
          ),
        ),
        ...(wanted.length === brands.length
          ? [(page: Page) => publishedFaults(page, `${server.origin}${path.slice(0, -1)}`)]
          : []),
      ];

/** One page that shows stories in turn. The work is divided between processors. */
async function work(worker: number): Promise<void> {
  let at = '';
  const fault = (text: string) => void faults.push(`${at}: ${text}`);
  const page = await stillPage(browser);
  listen(page, fault);

  async function story(
    { id, title }: Entry,
    { brand, comparison, seen }: Place,
    round: Round,
    reopen: () => Promise<void>,
  ): Promise<number> {
    const { locale, width, states } = round;
    const { faults: found, without } = await storyFaults(page, id, langs[locale] ?? locale);
    const reload = async () => {
      await reopen();
      found.push(...(await storyFaults(page, id, langs[locale] ?? locale)).faults);
    };
    if (found.length === 0)
      found.push(...((await comparison?.faults(page, id, locale, width, reload)) ?? []));
    if (!quick) found.push(...(await audit.faults(page, without)));
    // Parts of a page have their own stories, in which they are hovered and focused.
    const used = states && !quick && !title.startsWith('Pages/') ? await stateFaults(page, seen) : null;
    for (const text of [...found, ...(used?.faults ?? [])]) fault(text);
    if (pictures) {
      mkdirSync(join(pictures, brand), { recursive: true });
      const file = join(pictures, brand, `${id}.${locale}.${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    return used?.examined ?? 0;
  }
  for (const place of places) {
    const { brand, tours, origin } = place;
    let isOpen = false;
    for (const { round, groups } of tours) {
      const { locale, width, docs, states } = round;
      const name = `${brand}/${locale}/${width}`;
      const [start, before] = [Date.now(), faults.length];
      const open = async () => {
        at = name;
        if (!isOpen || docs) {
          await openPreview(page, docs ? `${server.origin}${docsPath}${brand}` : origin);
          await installAxe(page);
          await installStates(page);
        }
        isOpen = true;
        await setLanguage(page, locale);
      };
      const reopen = async () => {
        const where = at;
        isOpen = false;
        await open();
        at = where;
      };
      let [looked, used] = [0, 0];
      for (let group = groups.shift(); group; group = groups.shift()) {
        if (looked === 0) {
          await page.setViewportSize({ width, height: pictures ? 640 : 900 });
          await open();
        }
        for (const entry of group) {
          at = `${name} ${entry.id}`;
          looked += 1;
          try {
            if (docs) for (const text of await docsFaults(page, entry.id)) fault(text);
            else used += await story(entry, place, round, reopen);
          } catch (error) {
            fault(lost(error));
            await reopen();
          }
        }
      }
      table.push({
        worker,
        brand,
        locale,
        width,
        [docs ? 'pages' : 'stories']: looked,
        ...(states ? { 'things used': used } : {}),
        faults: faults.length - before,
        seconds: Number(((Date.now() - start) / 1000).toFixed(1)),
      });
    }
  }
  at = 'besides the stories';
  for (let other = others.shift(); other; other = others.shift()) faults.push(...(await other(page)));
  await page.context().close();
}
// One more than there are processors: each sometimes waits for pictures and fonts.
const workers = Math.min(4, availableParallelism() + 1);
await Promise.all(Array.from({ length: workers }, (_, i) => work(i + 1)));

for (const { comparison } of places) faults.push(...(comparison?.end() ?? []));
server.close();
await browser.close();

console.table(table);
const { all, colours, none } = audit.runs;
console.log(
  `axe: ${all} times with all rules, ${colours} times with those of colours, ${none} times nothing new.`,
);
if (pictures) console.log(`Pictures: ${pictures}`);
const changes = writeChangesPage(wanted);
for (const text of faults) console.error(`✗ ${text}`);
if (changes) console.error(`What changed: ${changes}`);
console.log(
  `${faults.length === 0 ? 'All stories are well' : `${faults.length} faults`}, ${((Date.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
