import type { Page } from 'playwright';
import { freeze, settle } from './still-page.ts';

type Listener = (payload: unknown) => void;
interface A11y {
  config?: { rules?: { id: string; enabled?: boolean }[] };
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Record<'on' | 'off', (name: string, listener: Listener) => void> & {
      emit(name: string, payload: object): void;
    };
    __STORYBOOK_PREVIEW__?: {
      ready(): Promise<unknown>;
      storyStoreValue: { userGlobals: { update(globals: object): void } };
      currentRender?: { story?: { parameters: { a11y?: A11y } } };
    };
  }
}

const langs: Record<string, string> = { en: 'en', 'zh-tw': 'zh-Hant', 'zh-cn': 'zh-Hans', ja: 'ja' };
/** Maximum time for a story, in ms: one that takes longer waits for something that never happens. */
const timeoutMs = 120_000;

/** Opens the preview of a brand; stories and languages are then switched within the page, ten times faster. */
export async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    // Drafts stored by an earlier page would be read as soon as its file is loaded.
    for (const key of Object.keys(sessionStorage))
      if (!/storybook/i.test(key)) sessionStorage.removeItem(key);
    // The accessibility addon would run axe for every story.
    window.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.update({ a11y: { manual: true } });
  });
  await freeze(page);
}

/** The language of the stories shown from now on; the current one is not rendered again. */
export const setLanguage = (page: Page, locale: string): Promise<void> =>
  page.evaluate(
    ([locale, lang]) => {
      window.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.update({ locale });
      const root = document.documentElement;
      root.lang = lang;
      // On an English page, text in other scripts also falls back to a font of the check.
      const names = ['--v-tier-card-name-font', '--v-font-text', '--v-font-display'];
      for (const name of names) root.style.removeProperty(name);
      for (const name of locale === 'en' ? names : names.slice(0, 1)) {
        const stack = getComputedStyle(root).getPropertyValue(name);
        const whole = stack.replace(/, *(system-ui|Georgia|Didot|serif)\b/, ', "PingFang TC", $1');
        root.style.setProperty(name, whole);
      }
    },
    [locale, langs[locale] ?? locale] as const,
  );

/**
 * Shows a story and waits until it is rendered and played. Nothing of the previous one remains: no focus, last
 * key or scroll position. Returns its faults, if any, and the axe rules that it disables.
 */
export async function showStory(page: Page, id: string, locale: string) {
  const events = await page.evaluate(
    ([storyId, timeoutMs]) =>
      new Promise<string[]>((resolve) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        for (const type of ['pointerdown', 'pointerup'])
          document.documentElement.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }),
          );
        window.scrollTo(0, 0);
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const faults: string[] = [];
        const listeners = new Map<string, Listener>();
        const end = () => {
          for (const [name, listener] of listeners) channel.off(name, listener);
          clearTimeout(timer);
          setTimeout(resolve, 0, faults);
        };
        const timer = setTimeout(() => {
          faults.push(`did not finish in ${timeoutMs / 1000} s`);
          end();
        }, timeoutMs);
        const has = (payload: unknown): payload is Record<string, unknown> =>
          typeof payload === 'object' && payload !== null;
        listeners.set('storyFinished', (payload) => has(payload) && payload.storyId === storyId && end());
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        for (const name of [...failures, 'unhandledErrorsWhilePlaying', 'storyMissing', 'configError'])
          listeners.set(name, (payload) => {
            faults.push(`${name}: ${has(payload) ? (payload.message ?? payload.title) : payload}`);
            // After these events nothing is rendered any more.
            if (name === 'storyMissing' || name === 'configError') end();
          });
        for (const [name, listener] of listeners) channel.on(name, listener);
        // The current story would otherwise stay as it is.
        const isCurrent = new URL(location.href).searchParams.get('id') === storyId;
        channel.emit(isCurrent ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, timeoutMs] as const,
  );
  await settle(page);
  const { faults, without } = await page.evaluate(lookAt, langs[locale] ?? locale);
  return { faults: [...events, ...faults], without };
}

/** Runs in the page. */
function lookAt(lang: string) {
  const faults: string[] = [];
  // A layer is rendered beside the root, not in it.
  const layers = '#storybook-root, [role=dialog], [role=alertdialog], dialog[open]';
  const isShown = [...document.querySelectorAll(layers)].some(
    (layer) =>
      layer.textContent.trim() !== '' ||
      [...layer.querySelectorAll('img, svg, input, [role=status]')].some(
        (one) => one.getBoundingClientRect().height > 0,
      ),
  );
  if (!isShown) faults.push('nothing is shown');
  const { lang: actual, scrollWidth } = document.documentElement;
  if (actual !== lang) faults.push(`the page says it is in ${actual}, not in ${lang}`);
  if (scrollWidth > innerWidth + 1) faults.push(`${scrollWidth - innerWidth} px wider than the window`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.checkVisibility())
      faults.push(`a picture does not load: ${image.src}`);
  const { a11y } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
  const off = (a11y?.config?.rules ?? []).filter(({ enabled }) => enabled === false);
  return { faults, without: off.map(({ id }) => id) };
}

/** The faults of a documentation page, which contains Storybook's own parts: only errors and emptiness. */
export async function docsFaults(page: Page, origin: string, id: string): Promise<string[]> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  // Each story in it is rendered below an element of its own.
  const isWhole = () =>
    document.querySelector('#storybook-docs :is(h1, h2)') !== null &&
    document.querySelector('#storybook-docs .sb-story > [id$="-inner"]:empty') === null;
  const whole = await page.waitForFunction(isWhole, null, { timeout: timeoutMs }).then(Boolean, () => false);
  const errors = await page.locator('#storybook-docs :is(.sb-errordisplay, .sb-story > pre)').count();
  return [...(whole ? [] : ['is not complete']), ...(errors > 0 ? ['shows an error'] : [])];
}
