// Makes pictures of a story the same on every machine and every day.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { faces, fontEnvironment } from './fonts.ts';
import { statesScript } from './states.ts';

/** Debian's browsers; a shell without a window takes a sixth less processor time. Otherwise Playwright's own. */
const candidates = [process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', '/usr/bin/chromium-browser'].flatMap(
  (path) => [`${path}-headless-shell`, path],
);

/** Chromium without differences between machines: fonts, glyph hinting, sub-pixels, colour profile, language, time zone. */
export async function launchStillBrowser(): Promise<Browser> {
  const executablePath = candidates.find(existsSync);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    env: {
      ...process.env,
      ...(await fontEnvironment()),
      TZ: 'Asia/Taipei',
      LC_ALL: 'en_GB.UTF-8',
      LANGUAGE: '',
    },
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Otherwise a picture that is still being decoded is occasionally left out.
      '--disable-checker-imaging',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
    ],
  });
}

/**
 * A map takes seconds to draw without a graphics processor: only its own stories draw it, others show the
 * message that it cannot be drawn.
 */
function mapsOnlyOfTheirOwn(): void {
  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply: (target, canvas, [type, ...rest]) =>
      type === 'webgl2' && !location.search.includes('interactivemap')
        ? null
        : Reflect.apply(target, canvas, [type, ...rest]),
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page with the date 15 January 2027, shortly before the dates in stories, in Taipei time. */
export async function stillPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Taipei',
    locale: 'en-GB',
    // With this name Storybook ends every animation at once instead of waiting, which saves a tenth of a
    // second per story.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  for (const script of [mapsOnlyOfTheirOwn, noMomentaryWidth]) await context.addInitScript(script);
  for (const content of [axe, statesScript]) await context.addInitScript({ content });
  const page = await context.newPage();
  await page.clock.setFixedTime('2027-01-15T10:00:00+08:00');
  return page;
}

/** Whether the focus ring of a dialog is drawn initially depends on what was focused before. */
const stillness = `* { caret-color: transparent !important; } dialog :focus-visible, [role='dialog'] :focus-visible { outline-color: transparent !important; box-shadow: none !important; }`;

/**
 * After each load of the preview. The fonts are not style sheet rules: the browser would re-evaluate all of
 * them whenever a story adds or removes a style.
 */
export const freeze = (page: Page): Promise<void> =>
  page.evaluate(
    ([faces, stillness]) => {
      // Nothing waits for scrolling (packages/site-chrome/src/loading/lazy-when-visible.css.ts).
      document.documentElement.dataset.whole = '';
      // Display fonts apply to deferred parts at once (packages/themes/src/languages.ts), whatever was shown before.
      document.documentElement.dataset.painted = '';
      for (const { family, source, ...descriptors } of faces)
        document.fonts.add(new FontFace(family, source, { ...descriptors, display: 'block' }));
      const style = document.createElement('style');
      style.dataset.stillness = '';
      style.textContent = stillness;
      document.head.append(style);
    },
    [faces, stillness] as const,
  );

/** Waits for fonts, pictures and maps. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const due = performance.now() + 60_000;
    // A hovered notice stays; otherwise it would disappear between two pictures.
    for (const notice of document.querySelectorAll('[aria-live=assertive] > [data-tone]'))
      notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    // A map starts when it scrolls into view.
    for (const map of document.querySelectorAll('[data-map=waiting]')) {
      map.scrollIntoView();
      // Another one may take its place meanwhile, as when a list has loaded.
      const isDrawing = () => map.isConnected && map.matches('[data-map=waiting], [data-map=loading]');
      while (isDrawing() && performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 20));
      window.scrollTo(0, 0);
    }
    let isWhole = false;
    // A loaded font may request another one, and a picture may come while fonts are awaited.
    while (!isWhole && performance.now() < due) {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      const loaded = images.filter(({ complete }) => complete);
      await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      isWhole = document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
    }
  });

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The story as it looks, as a PNG file: from the top left corner, as wide as the window and as tall as the story. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const { width = 0, height: fold = 0 } = page.viewportSize() ?? {};
  await settle(page);
  // What lies below the story's last element is ignored.
  const height = await page.evaluate(() => {
    let bottom = 48;
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom + window.scrollY);
    }
    return Math.ceil(Math.min(bottom + 16, document.documentElement.scrollHeight, 6000));
  });
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  // Playwright's own call waits for two more frames and compresses harder, which takes twice as long.
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > fold,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
