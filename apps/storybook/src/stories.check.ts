// Opens stories in a browser and fails on errors, axe violations, contrast faults when hovered, focused or
// selected, empty stories, text that a translation would break, content wider than the window, and stories that differ from their reference:
// `node src/stories.check.ts [--all] [--only=text,text] [--shard=1/2] [--fresh] [--screenshots] [--update]`.
// Pictures of which nothing has changed since they passed are skipped, but not with `--fresh`. `--all` is for
// the night. `--screenshots` keeps every picture. `--update` writes the references that no longer hold.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { axeFaults } from './axe.ts';
import { bareTextFaults } from './bare-texts.ts';
import { brands } from './brand-of-environment.ts';
import { compare, readReferences, writeReferences } from './comparison.ts';
import { fontFolders } from './fonts.ts';
import { checkKey, hashOf, readPassed, storyKeys, writePassed } from './passed.ts';
import { planOf, type Entry, type Picture } from './plan.ts';
import { publishedFaults } from './published.ts';
import { stateFaults } from './states.ts';
import { serveFolders } from './static-server.ts';
import { launchStillBrowser, pictureOf, stillPage } from './still-page.ts';
import { ruleFaults } from './story-rules.ts';
import { docsFaults, openPreview, setLanguage, showStory } from './story-page.ts';

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string', default: '' } as const;
const { values: options } = parseArgs({
  options: { all: flag, fresh: flag, screenshots: flag, update: flag, only: text, shard: text },
});
const [shard = 1, shards = 1] = (options.shard || '1/1').split('/').map(Number);
const isSelected = ({ id }: Entry) => options.only.split(',').some((part) => id.includes(part));
const home = join(import.meta.dirname, '..');
const dist = join(home, 'dist');
const folder = join(home, 'test-results/stories');

if (!('TURBO_HASH' in process.env)) {
  const turbo = [
    'node_modules/turbo/bin/turbo',
    'run',
    'build',
    '--filter=@voyage/storybook',
    '--output-logs=errors-only',
  ];
  const { status } = spawnSync(process.execPath, turbo, { cwd: join(home, '../..'), stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const began = Date.now();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

function entriesOf(brand: string, wanted: Entry['type']): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(dist, brand, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === wanted);
}
const stories = { main: entriesOf('main', 'story'), club: entriesOf('club', 'story') };
const plan = planOf(stories, options.all);
const faults = ruleFaults(brands.flatMap((brand) => stories[brand].map(({ title }) => title)));

const browser = await launchStillBrowser();
const server = await serveFolders({ ...fontFolders, '/some/where/': dist });
/** Under a path, as they may be published: nothing may assume the root. */
const site = `${server.origin}/some/where`;

const references = readReferences();
const passed = readPassed();
const skips = !options.fresh && !options.update && !options.screenshots;
const keys = { main: storyKeys(join(dist, 'main')), club: storyKeys(join(dist, 'club')) };
const ownKey = hashOf([checkKey(), browser.version()]);
/** Undefined for a story whose file is not found in the build: it is never skipped. */
function keyOf({ brand, importPath, name }: Picture): string | undefined {
  const key = keys[brand].get(importPath);
  return key && hashOf([ownKey, key, references.get(name) ?? '']);
}
const selected = plan
  // Each page loads each brand once, and each file once, at one width after the other.
  .toSorted((a, b) => b.brand.localeCompare(a.brand) || a.width - b.width)
  .filter((picture) => isSelected(picture));
const queue = [...Map.groupBy(selected, ({ brand, importPath }) => `${brand} ${importPath}`).values()]
  .filter((_, i) => i % shards === shard - 1)
  .map((group) => group.filter((one) => !skips || !keyOf(one) || passed.get(one.name) !== keyOf(one)))
  .filter((group) => group.length > 0);
const opened = queue.flat().length;

/** At night also the documentation, the same in both brands, and the published folder. */
const others: { name: string; faultsOf: (page: Page) => Promise<string[]> }[] = [
  ...entriesOf('main', 'docs')
    .filter(isSelected)
    .map(({ id }) => ({ name: id, faultsOf: (page: Page) => docsFaults(page, `${site}/main`, id) })),
  { name: 'the published folder', faultsOf: (page: Page) => publishedFaults(page, site) },
].filter(() => options.all);

/** One page that shows stories in turn. The work is divided between processors. */
async function work(): Promise<void> {
  let [at, before] = ['', ''];
  const fault = (text: string) => {
    faults.push(`${at}: ${text}`);
    // An event may still be of the story before.
    for (const name of [at, before]) passed.delete(name);
    hasFault = true;
  };
  let hasFault = false;
  const page = await stillPage(browser);
  page.on('pageerror', ({ message }) => fault(`page error: ${message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && fault(`console: ${message.text().split('\n', 1)[0]}`),
  );
  page.on(
    'request',
    (request) =>
      /^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url()) || fault(`calls ${request.url()}`),
  );

  let current: Partial<Picture> = {};
  /** Elements whose states have been checked, by brand. */
  const seen = { main: new Set<string>(), club: new Set<string>() };

  async function show({ id, brand, locale, width }: Picture) {
    if (current.width !== width) await page.setViewportSize({ width, height: 900 });
    if (current.brand !== brand) await openPreview(page, `${site}/${brand}`);
    if (current.brand !== brand || current.locale !== locale) await setLanguage(page, locale);
    current = { brand, locale, width };
    return showStory(page, id, locale);
  }
  async function check(picture: Picture): Promise<void> {
    const { name, title, brand, inGate } = picture;
    const { faults: found, without } = await show(picture);
    const reload = async () => {
      current = {};
      found.push(...(await show(picture)).faults);
    };
    if (found.length === 0 && inGate) {
      const { update } = options;
      const result = await compare(page, picture, references.get(name), { folder, update, reload });
      if (result.fault) found.push(result.fault);
      if (result.written && found.length === 0) references.set(name, result.written);
    }
    if (options.screenshots)
      await sharp(await pictureOf(page))
        .webp()
        .toFile(join(folder, `${name.replaceAll(' ', '.')}.webp`));
    if (!title.startsWith('Foundations/')) found.push(...(await bareTextFaults(page)));
    if (!options.update) found.push(...(await axeFaults(page, without)));
    // Parts of a page have their own stories, in which they are hovered and focused.
    if (!options.update && !title.startsWith('Pages/')) found.push(...(await stateFaults(page, seen[brand])));
    // Checks that change the page come last: here it can be translated and played again.
    for (const text of found) fault(text);
  }

  for (let group = queue.shift(); group; group = queue.shift()) {
    for (const picture of group) {
      [before, at, hasFault] = [at, picture.name, false];
      await check(picture).catch((error: unknown) => {
        // A story that navigates away destroys the check's page.
        fault(String(error));
        current = {};
      });
      const key = keyOf(picture);
      if (key && !hasFault && !options.update) passed.set(at, key);
    }
  }
  for (let other = others.shift(); other; other = others.shift()) {
    [before, at] = ['', other.name];
    for (const text of await other.faultsOf(page).catch((error: unknown) => [String(error)])) fault(text);
  }
  await page.context().close();
}
// One more than there are processors: each sometimes waits for pictures and fonts.
await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
server.close();
await browser.close();

writePassed(passed);
const names = new Set(plan.filter(({ inGate }) => inGate).map(({ name }) => name));
for (const name of [...references.keys()].filter((name) => !names.has(name))) {
  if (options.update) references.delete(name);
  else faults.push(`${name}: a reference without its story; run with --update`);
}
if (options.update) writeReferences(references);
for (const text of faults) console.error(`✗ ${text}`);
if (faults.length > 0) console.error(`The differences are in ${folder}`);
const skipped = selected.length - opened;
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(
  `${opened} pictures, ${skipped} unchanged since they passed, ${faults.length} problems, ${seconds} s`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
