// What makes a picture of a story the same on every machine and every day.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { decodePng, type Bitmap } from './png.ts';

const resolve = createRequire(import.meta.url).resolve;
/** The faces that stand first in the themes' stacks for Chinese and Japanese: a machine's own face never comes to be used. */
const faces = {
  'noto-sans-tc': ['PingFang TC', 'Noto Serif CJK TC'],
  'noto-sans-sc': ['PingFang SC', 'Noto Serif CJK SC'],
  'noto-sans-jp': ['Hiragino Sans', 'Hiragino Mincho ProN'],
};
const folderOf = (name: string) => dirname(resolve(`@fontsource/${name}/400.css`));

/** Where the server of the stories has the files of the faces. */
export const facesMount = Object.fromEntries(
  Object.keys(faces).map((name) => [`/check-faces/${name}/`, folderOf(name)]),
);
/** A face for each family, weight and range of characters; of ranges that overlap the later one is taken. */
const faceRules = Object.entries(faces).flatMap(([name, families]) => {
  const ranges: unknown = JSON.parse(readFileSync(`${folderOf(name)}/unicode.json`, 'utf8'));
  return Object.entries(ranges ?? {}).flatMap(([subset, unicodeRange]) =>
    ['400', '600'].flatMap((weight) => {
      const file = `${name}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff2`;
      const source = `url(/check-faces/${name}/files/${file}) format('woff2')`;
      return families.map((family) => ({ family, source, weight, unicodeRange: String(unicodeRange) }));
    }),
  );
});
/** Whether the ring of the focus that a dialog takes by itself is drawn depends on what was focused before it. */
const stillness = `* { caret-color: transparent !important; } dialog :focus-visible, [role='dialog'] :focus-visible { outline-color: transparent !important; box-shadow: none !important; }`;

const asked = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Chromium without what differs between machines: hinting of glyphs, sub-pixels, colour profile of the screen. */
export function launchStillBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = asked.find((path) => path && existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Otherwise a picture that is still being decoded is left out of what is drawn, now and then.
      '--disable-checker-imaging',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
      ...args,
    ],
  });
}

/** A map takes seconds to be drawn without a graphics processor: its own stories draw it, a page that has one says that it cannot. */
function mapsOnlyOfTheirOwn(): void {
  const own = HTMLCanvasElement.prototype.getContext;
  const without = (type: string) =>
    type === 'webgl2' && !new URL(location.href).searchParams.get('id')?.includes('interactivemap');
  HTMLCanvasElement.prototype.getContext = new Proxy(own, {
    apply: (target, canvas, [type, ...rest]) =>
      without(type) ? null : Reflect.apply(target, canvas, [type, ...rest]),
  });
}

/** For a picture taller than the window Chromium makes the window 1 by 1 px for a moment: nobody has such a screen, and no page is to change for it. */
function noMomentaryWidth(): void {
  MediaQueryList.prototype.addEventListener = new Proxy(MediaQueryList.prototype.addEventListener, {
    apply: (target, list, [type, heard, ...rest]) =>
      Reflect.apply(target, list, [type, (event: Event) => innerWidth > 1 && heard(event), ...rest]),
  });
}

/** A page whose day is 15 January 2027, a little before the days that stories name, in the time of Taipei. */
export async function stillPage(
  browser: Browser,
  { fixedTime = '2027-01-15T10:00:00+08:00', deviceScaleFactor = 1 } = {},
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor,
    timezoneId: 'Asia/Taipei',
    locale: 'en-GB',
    // By this name Storybook ends every animation at once instead of waiting for it, a tenth of a second a story.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  await context.addInitScript(mapsOnlyOfTheirOwn);
  await context.addInitScript(noMomentaryWidth);
  const page = await context.newPage();
  await page.clock.setFixedTime(fixedTime);
  return page;
}

/**
 * After each load of the preview. The faces are no rules of a style sheet: the browser would go through all of them
 * anew whenever a story brings or takes away a style.
 */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    // Nothing waits until it is about to be seen (packages/frame/src/layout/lazy-when-visible.css.ts).
    document.documentElement.dataset.whole = '';
    for (const { family, source, ...descriptors } of rules)
      document.fonts.add(new FontFace(family, source, { ...descriptors, display: 'block' }));
  }, faceRules);
  const style = await page.addStyleTag({ content: stillness });
  await style.evaluate((element) => element instanceof Element && element.setAttribute('data-stillness', ''));
}

/** After each change of the language. On an English page, words in other scripts fall back on a face of the check too. */
export const applyFallbackFaces = (page: Page, locale: string): Promise<void> =>
  page.evaluate(
    ([locale, names]) => {
      const { style } = document.documentElement;
      for (const name of names) style.removeProperty(name);
      for (const name of locale === 'en' ? names : names.slice(0, 1)) {
        const stack = getComputedStyle(document.documentElement).getPropertyValue(name);
        style.setProperty(name, stack.replace(/, *(system-ui|Georgia|Didot|serif)\b/, ', "PingFang TC", $1'));
      }
    },
    [locale, ['--v-tier-card-name-font', '--v-font-text', '--v-font-display']] as const,
  );

/** Waits for fonts and pictures, and says how tall the story is, in px: what lies below its last element is not looked at. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const due = new Promise((resolve) => setTimeout(resolve, 30_000));
    const started = performance.now();
    // A notice stays while it is pointed at; by itself it would go between two pictures.
    for (const notice of document.querySelectorAll('[aria-live=assertive] > [data-tone]'))
      notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    // A map begins when it is about to be seen.
    for (const map of document.querySelectorAll('[data-map=waiting]')) {
      map.scrollIntoView();
      while (map.matches('[data-map=waiting], [data-map=loading]') && performance.now() < started + 20_000)
        await new Promise((resolve) => setTimeout(resolve, 20));
      window.scrollTo(0, 0);
    }
    // A picture may come while faces are waited for; one that loads when it is scrolled to never answers to `decode`.
    const arrived = async (image: HTMLImageElement) => {
      image.loading = 'eager';
      if (!image.complete)
        await new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true });
          image.addEventListener('error', resolve, { once: true });
        });
      await image.decode().catch(() => undefined);
    };
    const still = async () => {
      // A face that arrives may ask for another one, so there is a second look.
      for (let round = 0; round < 10; round += 1) {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        await Promise.all([...document.images].map(arrived));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete))
          break;
      }
    };
    await Promise.race([still(), due]);
    let bottom = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom + window.scrollY);
    }
    return Math.ceil(Math.min(Math.max(bottom + 16, 64), document.documentElement.scrollHeight, 6000));
  });

/** Waits until the page has nothing to do: what it had put off is done. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The story as it is seen, from the top left corner, as wide as the window and as tall as the story. */
export async function pictureOf(page: Page): Promise<{ file: Buffer; bitmap: Bitmap }> {
  const { width = 0, height: fold = 0 } = page.viewportSize() ?? {};
  const height = await settle(page);
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  // The browser's own call: Playwright's waits for two frames more and compresses harder, which takes twice as long.
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > fold,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const file = Buffer.from(data, 'base64');
  return { file, bitmap: await decodePng(file) };
}
