// What the check must notice, and what not: faults are put into stories that have none.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { bareTextFaults } from './bare-texts.ts';
import { cellOf, difference, fingerprintOf, fromText, toText } from './fingerprint.ts';
import { fontFolders } from './fonts.ts';
import { storyKeys } from './passed.ts';
import { stateFaults } from './states.ts';
import { serveFolders } from './static-server.ts';
import { launchStillBrowser, pictureOf, stillPage } from './still-page.ts';
import { openPreview, setLanguage, showStory } from './story-page.ts';

const [button, field] = ['components-forms-button--with-icon', 'components-forms-field--hint'];
const [calendar, contact] = ['components-travel-staycalendar--three-nights', 'pages-contact--empty'];
let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  const browser = await launchStillBrowser();
  const server = await serveFolders({ ...fontFolders, '/': join(import.meta.dirname, '../dist/main') });
  page = await stillPage(browser);
  await page.setViewportSize({ width: 390, height: 900 });
  await openPreview(page, server.origin);
  await setLanguage(page, 'en');
  close = async () => {
    server.close();
    await browser.close();
  };
}, 300_000);
afterAll(() => close());

/** What `look` finds in a story, without and with a style. */
async function withStyle<Found>(story: string, css: string, look: () => Promise<Found>) {
  expect((await showStory(page, story, 'en')).faults).toEqual([]);
  const before = await look();
  const style = await page.addStyleTag({ content: css });
  const after = await look();
  await style.evaluate((element) => element instanceof Element && element.remove());
  return [before, after] as const;
}

const bluer = 'button { background: rgb(from var(--v-color-action) r g calc(b + 24)) !important }';
const faint = ':root { --v-color-secondary: var(--v-color-border) !important }';
test.each([
  ['an action colour with 24 of 255 more blue', button, bluer],
  ['a button without its icon', button, '#storybook-root svg { visibility: hidden }'],
  ['secondary text in the colour of borders', field, faint],
  ['a label 8 px to the right', field, 'label { translate: 8px 0 }'],
  ['a label 8 px lower', field, 'label { translate: 0 8px }'],
  ['a page 8 px further down', contact, '#storybook-root { margin-top: 8px }'],
  ['a page without its button', contact, 'button[type=submit] { visibility: hidden }'],
  ['text half a pixel lower', field, '#storybook-root { translate: 0.4px 0.5px }', true],
  ['glyphs drawn in another way', field, '#storybook-root { text-rendering: geometricPrecision }', true],
])('pictures: %s', async (_name, story, css, isSame = false) => {
  const look = async () => fingerprintOf(await pictureOf(page), cellOf(story));
  const [before, after] = await withStyle(story, css, look);
  const reference = await fromText(await toText(before), cellOf(story));
  expect(difference(reference, before)).toBeNull();
  expect(difference(reference, after) === null).toBe(isSame);
});

test('axe: a label that belongs to no field', async () => {
  const { without } = await showStory(page, field, 'en');
  expect(await axeFaults(page, without)).toEqual([]);
  await page.evaluate(() => document.querySelector('#storybook-root label')?.removeAttribute('for'));
  expect(await axeFaults(page, without)).toContainEqual(expect.stringMatching(/^axe label:/));
});

test('texts: one that a translation would take from React', async () => {
  await showStory(page, button, 'en');
  expect(await bareTextFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const text = Object.assign(document.createTextNode('Search'), { __reactFiber$x: {} });
    document.querySelector('#storybook-root button')?.append(text);
  });
  expect(await bareTextFaults(page)).toEqual([expect.stringContaining('"Search" in a button')]);
});

const day = '[role=gridcell] > ';
test.each([
  [/^hovered: .*needs 4\.5:1/, `${day}[data-hovered] { background: var(--v-color-panel) !important }`],
  [/the ring of the focus has 1\.\d:1/, `${day}[data-focus-visible] { box-shadow: none !important }`],
  [/is chosen, which nothing of 3:1 shows/, `${day}[data-selected] { box-shadow: none !important }`],
])('in use: %s', async (message, css) => {
  const [before, after] = await withStyle(calendar, css, () => stateFaults(page, new Set()));
  expect(before).toEqual([]);
  expect(after).toContainEqual(expect.stringMatching(message));
});

test('fonts of the machine are not used: Thai is drawn as boxes, as what no font has', async () => {
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['ก', '\u{10FFF0}'].map((letter) => context?.measureText(letter).width);
  });
  expect(widths[0]).toBe(widths[1]);
});

test('a story is checked again when something that it imports has changed, and only then', () => {
  const entry = (hash: string) =>
    `m.f=["./A.stories-${hash}a.js","./part-${hash}p.js","./B.stories-${hash}b.js"];"../A.stories.tsx":()=>o(()=>import(\`./A.stories-${hash}a.js\`),__vite__mapDeps([0,1]),import.meta.url),"../B.stories.tsx":()=>o(()=>import(\`./B.stories-${hash}b.js\`),__vite__mapDeps([2]),import.meta.url)`;
  const keysOf = (hash: string, deep: string, shared = '') => {
    const folder = mkdtempSync(join(tmpdir(), 'story-keys-'));
    const files = {
      'iframe.html': `assets/iframe-${hash}i.js`,
      [`assets/iframe-${hash}i.js`]: entry(hash) + shared,
      [`assets/A.stories-${hash}a.js`]: `from"./part-${hash}p.js";from"./iframe-${hash}i.js"`,
      [`assets/part-${hash}p.js`]: `import("./deep-${hash}d.js")`,
      [`assets/deep-${hash}d.js`]: deep,
      [`assets/B.stories-${hash}b.js`]: `from"./iframe-${hash}i.js"`,
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const keys = storyKeys(folder);
    return ['../A.stories.tsx', '../B.stories.tsx'].map((path) => keys.get(path) ?? 'none');
  };
  const [a, b] = keysOf('1234567', 'one');
  expect(keysOf('7654321', 'one')).toEqual([a, b]);
  expect(keysOf('7654321', 'two')).toEqual([expect.not.stringMatching(a ?? ''), b]);
  expect(keysOf('1234567', 'one', 'shared')).not.toContain(b);
});
