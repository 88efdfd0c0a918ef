// Makes pictures of a story identical on every machine and every day.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { decodePng, type Bitmap } from './png.ts';

const resolve = createRequire(import.meta.url).resolve;
/** The first fonts of the themes' stacks for Chinese and Japanese: a machine's own fonts are never used. */
const faces = {
  'noto-sans-tc': ['PingFang TC', 'Noto Serif CJK TC'],
  'noto-sans-sc': ['PingFang SC', 'Noto Serif CJK SC'],
  'noto-sans-jp': ['Hiragino Sans', 'Hiragino Mincho ProN'],
};
const folderOf = (name: string) => dirname(resolve(`@fontsource/${name}/400.css`));

/** Paths of the font files on the story server. */
export const facesMount = Object.fromEntries(
  Object.keys(faces).map((name) => [`/check-faces/${name}/`, folderOf(name)]),
);
/** A font for each family, weight and range of characters; of overlapping ranges the later one applies. */
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
/** Whether the focus ring of a dialog is drawn initially depends on what was focused before. */
const stillness = `* { caret-color: transparent !important; } dialog :focus-visible, [role='dialog'] :focus-visible { outline-color: transparent !important; box-shadow: none !important; }`;

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Chromium without differences between machines: glyph hinting, sub-pixels, colour profile. */
export function launchStillBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = candidates.find((path) => path && existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Otherwise a picture that is still being decoded is occasionally left out.
      '--disable-checker-imaging',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
      ...args,
    ],
  });
}

/**
 * A map takes seconds to draw without a graphics processor: only its own stories draw it, others show the
 * message that it cannot be drawn.
 */
function mapsOnlyOfTheirOwn(): void {
  const own = HTMLCanvasElement.prototype.getContext;
  const without = (type: string) =>
    type === 'webgl2' && !new URL(location.href).searchParams.get('id')?.includes('interactivemap');
  HTMLCanvasElement.prototype.getContext = new Proxy(own, {
    apply: (target, canvas, [type, ...rest]) =>
      without(type) ? null : Reflect.apply(target, canvas, [type, ...rest]),
  });
}

/**
 * For a picture taller than the window Chromium briefly makes the window 1 by 1 px; pages must not react to
 * that.
 */
function noMomentaryWidth(): void {
  MediaQueryList.prototype.addEventListener = new Proxy(MediaQueryList.prototype.addEventListener, {
    apply: (target, list, [type, listener, ...rest]) =>
      Reflect.apply(target, list, [type, (event: Event) => innerWidth > 1 && listener(event), ...rest]),
  });
}

/** A page with the date 15 January 2027, shortly before the dates in stories, in Taipei time. */
export async function stillPage(
  browser: Browser,
  { fixedTime = '2027-01-15T10:00:00+08:00', deviceScaleFactor = 1 } = {},
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor,
    timezoneId: 'Asia/Taipei',
    locale: 'en-GB',
    // With this name Storybook ends every animation at once instead of waiting, which saves a tenth of a
    // second per story.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  await context.addInitScript(mapsOnlyOfTheirOwn);
  await context.addInitScript(noMomentaryWidth);
  const page = await context.newPage();
  await page.clock.setFixedTime(fixedTime);
  return page;
}

/**
 * After each load of the preview. The fonts are not style sheet rules: the browser would re-evaluate all of
 * them whenever a story adds or removes a style.
 */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    // Nothing waits for scrolling (packages/frame/src/layout/lazy-when-visible.css.ts).
    document.documentElement.dataset.whole = '';
    // Display fonts apply to deferred parts at once (packages/themes/src/languages.ts), whatever was shown before.
    document.documentElement.dataset.painted = '';
    for (const { family, source, ...descriptors } of rules)
      document.fonts.add(new FontFace(family, source, { ...descriptors, display: 'block' }));
  }, faceRules);
  const style = await page.addStyleTag({ content: stillness });
  await style.evaluate((element) => element instanceof Element && element.setAttribute('data-stillness', ''));
}

/**
 * After each change of language. On an English page, text in other scripts also falls back to a font of the
 * check.
 */
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

/**
 * Waits for fonts and pictures, and returns the height of the story in px: what lies below its last element
 * is ignored.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const due = new Promise((resolve) => setTimeout(resolve, 30_000));
    const started = performance.now();
    // A hovered notice stays; otherwise it would disappear between two pictures.
    for (const notice of document.querySelectorAll('[aria-live=assertive] > [data-tone]'))
      notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    // A map starts when it scrolls into view.
    for (const map of document.querySelectorAll('[data-map=waiting]')) {
      map.scrollIntoView();
      while (map.matches('[data-map=waiting], [data-map=loading]') && performance.now() < started + 20_000)
        await new Promise((resolve) => setTimeout(resolve, 20));
      window.scrollTo(0, 0);
    }
    // A picture may load while fonts are awaited; a lazy one never resolves `decode`.
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
      // A loaded font may request another one, so the check is repeated.
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

/** Waits until the page is idle: deferred work is done. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The story as it looks, from the top left corner, as wide as the window and as tall as the story. */
export async function pictureOf(page: Page): Promise<{ file: Buffer; bitmap: Bitmap }> {
  const { width = 0, height: fold = 0 } = page.viewportSize() ?? {};
  const height = await settle(page);
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  // The browser's own call: Playwright's waits for two more frames and compresses harder, which takes twice
  // as long.
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
