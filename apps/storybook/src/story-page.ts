import type { Page } from 'playwright';
import { applyFallbackFaces, freeze } from './still-page.ts';

interface Outcome {
  /** Errors reported by Storybook. */
  events: { name: string; text: string }[];
  finished: boolean;
  /** The axe rules that the story disables; null if Storybook does not report them again. */
  without: string[] | null;
}
interface Channel {
  on(name: string, hear: (payload: unknown) => void): void;
  off(name: string, hear: (payload: unknown) => void): void;
  emit(name: string, payload: unknown): void;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { ready(): Promise<unknown> } | undefined;
  }
}

/** The `lang` of a page in a language: proves that the toolbar has an effect. */
export const langs: Record<string, string> = {
  en: 'en',
  'zh-tw': 'zh-Hant',
  'zh-cn': 'zh-Hans',
  ja: 'ja',
};

/**
 * Opens the preview of a brand; stories and languages are then switched within the page, which is ten times
 * faster.
 */
export async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  // The accessibility addon would run axe for every story; `axe.ts` does if needed.
  await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    // Drafts stored by an earlier page would be read as soon as its file is loaded.
    for (const key of Object.keys(sessionStorage))
      if (!/storybook/i.test(key)) sessionStorage.removeItem(key);
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  await freeze(page);
}

/**
 * Maximum time for a story to render and play, in ms: one that takes longer waits for something that never
 * happens.
 */
const patience = 60_000;

/** Sets the language of the following stories. */
export async function setLanguage(page: Page, locale: string): Promise<void> {
  await page.evaluate(
    ([locale, patience]) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const settled = () => {
          channel.off('storyFinished', settled);
          clearTimeout(timer);
          resolve();
        };
        // The current story is re-rendered, which must be finished before the next one.
        const isEmpty = !new URL(location.href).searchParams.has('id');
        const timer = setTimeout(settled, isEmpty ? 0 : patience);
        channel.on('storyFinished', settled);
        channel.emit('updateGlobals', { globals: { locale } });
      }),
    [locale, patience] as const,
  );
  await applyFallbackFaces(page, locale);
}

/**
 * Shows one story and waits until it is rendered and played. Nothing of the previous story remains: no
 * focus, last key or scroll position.
 */
const show = (page: Page, id: string): Promise<Outcome> =>
  page.evaluate(
    ([storyId, patience]) =>
      new Promise<Outcome>((resolve) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        for (const type of ['pointerdown', 'pointerup'])
          document.documentElement.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }),
          );
        window.scrollTo(0, 0);
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const outcome: Outcome = { events: [], finished: false, without: null };
        const hearing = new Map<string, (payload: unknown) => void>();
        const end = () => {
          for (const [name, hear] of hearing) channel.off(name, hear);
          clearTimeout(timer);
          resolve(outcome);
        };
        const timer = setTimeout(end, patience);
        interface Payload {
          storyId?: string;
          message?: string;
          title?: string;
          parameters?: { a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } } };
        }
        const read = (payload: unknown): Payload =>
          typeof payload === 'object' && payload ? payload : { message: String(payload) };
        hearing.set('storyPrepared', (payload) => {
          const rules = read(payload).parameters?.a11y?.config?.rules ?? [];
          outcome.without = rules.filter(({ enabled }) => enabled === false).map(({ id }) => id);
        });
        hearing.set('storyFinished', (payload) => {
          if (read(payload).storyId !== storyId) return;
          outcome.finished = true;
          setTimeout(end);
        });
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        for (const name of [...failures, 'unhandledErrorsWhilePlaying', 'storyMissing', 'configError'])
          hearing.set(name, (payload) => {
            const { message, title } = read(payload);
            outcome.events.push({ name, text: message ?? title ?? '' });
            // After these events nothing is rendered any more.
            if (name === 'storyMissing' || name === 'configError') end();
          });
        for (const [name, hear] of hearing) channel.on(name, hear);
        // The current story would otherwise stay as it is.
        const isThere = new URL(location.href).searchParams.get('id') === storyId;
        if (isThere) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, patience] as const,
  );

/** The axe rules that each story disables. */
const rulesOff = new Map<string, string[]>();

/** Whether a page shows anything, and whether it is wider than the window. */
const look = (page: Page, root: string) =>
  page.evaluate((root) => {
    // A layer is rendered beside the root, not in it.
    const places = [...document.querySelectorAll(`${root}, [role=dialog], [role=alertdialog], dialog[open]`)];
    const shown = places.some(
      (place) =>
        (place.textContent ?? '').trim() !== '' ||
        [...place.querySelectorAll('img, svg, input, [role=status]')].some(
          (e) => e.getBoundingClientRect().height > 0,
        ),
    );
    const broken = [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src);
    return {
      shown,
      broken,
      lang: document.documentElement.lang,
      over: document.documentElement.scrollWidth - window.innerWidth,
    };
  }, root);

/** Shows a story. Returns its faults, if any, and the axe rules that it disables. */
export async function storyFaults(
  page: Page,
  id: string,
  expectedLang: string,
): Promise<{ faults: string[]; without: string[] }> {
  const { events, finished, without } = await show(page, id);
  const faults = events.map(({ name, text }) => `${name}: ${text}`);
  if (!finished && events.length === 0) faults.push(`did not finish in ${patience / 1000} s`);
  const { shown, broken, lang, over } = await look(page, '#storybook-root');
  if (!shown) faults.push('nothing is shown');
  if (lang !== expectedLang) faults.push(`the page says it is in ${lang}, not in ${expectedLang}`);
  if (over > 1) faults.push(`${over} px wider than the window`);
  for (const address of broken) faults.push(`a picture does not load: ${address}`);
  if (without) rulesOff.set(id, without);
  return { faults, without: rulesOff.get(id) ?? [] };
}

/** Shows a documentation page; returns whether it and all its stories finished rendering. */
const showDocs = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(
    ([id, patience]) =>
      new Promise<boolean>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        let [drawn, finished] = [false, 0];
        const end = (well: boolean) => {
          channel.off('docsRendered', onDocs);
          channel.off('storyFinished', onStory);
          channel.off('storyMissing', onMissing);
          clearTimeout(timer);
          setTimeout(resolve, 0, well);
        };
        const look = () => {
          const inline = document.querySelectorAll('#storybook-docs .sb-story > [id$="-inner"]');
          if (drawn && finished >= inline.length) end(true);
        };
        const onDocs = () => {
          drawn = true;
          look();
        };
        const onStory = () => {
          finished += 1;
          look();
        };
        const onMissing = () => end(false);
        const timer = setTimeout(end, patience, false);
        channel.on('docsRendered', onDocs);
        channel.on('storyFinished', onStory);
        channel.on('storyMissing', onMissing);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      }),
    [id, patience] as const,
  );

/** The same for a documentation page, which contains Storybook's own parts: only errors and emptiness. */
export async function docsFaults(page: Page, id: string): Promise<string[]> {
  if (!(await showDocs(page, id))) return [`does not come to an end in ${patience / 1000} s`];
  const { words, errors } = await page.evaluate(() => ({
    words: (document.querySelector('#storybook-docs')?.textContent ?? '').trim().length,
    errors: document.querySelectorAll('#storybook-docs :is(.sb-errordisplay, .sb-story > pre)').length,
  }));
  return [
    ...(words === 0 ? ['nothing is shown'] : []),
    ...(errors > 0 ? ['an error stands on the page'] : []),
  ];
}
