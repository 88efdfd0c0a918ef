import type { Page } from 'playwright';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
interface Report {
  type: string;
  status: string;
  result?: { violations?: Violation[]; error?: unknown };
}
interface Outcome {
  events: { name: string; text: string }[];
  reporters: Report[];
  finished: boolean;
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

/** The `lang` of a page in a language: the proof that the toolbar has an effect. */
export const langs: Record<string, string> = {
  en: 'en',
  'zh-tw': 'zh-Hant',
  'zh-cn': 'zh-Hans',
  ja: 'ja',
};

/** Opens the preview of a brand in a language; after this the stories are changed inside the page, which is ten times faster. */
export async function openPreview(page: Page, origin: string, locale: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  // An address without a story would lose its globals.
  await page.evaluate(async (locale) => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale } });
  }, locale);
}

/** Shows one story and waits for its end: rendered, played and examined by the accessibility addon. Nothing of the story before is left: no focus, no key pressed last, no scrolling. */
async function show(page: Page, id: string): Promise<Outcome> {
  return page.evaluate(
    (storyId) =>
      new Promise<Outcome>((resolve) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        for (const type of ['pointerdown', 'pointerup'])
          document.documentElement.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }),
          );
        window.scrollTo(0, 0);
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const outcome: Outcome = { events: [], reporters: [], finished: false };
        const hearing = new Map<string, (payload: unknown) => void>();
        const end = () => {
          for (const [name, hear] of hearing) channel.off(name, hear);
          resolve(outcome);
        };
        const timer = setTimeout(end, 15_000);
        const finish = (payload: unknown) => {
          outcome.finished = true;
          outcome.reporters = (payload as { reporters?: Report[] } | undefined)?.reporters ?? [];
          clearTimeout(timer);
          setTimeout(end);
        };
        const fail = (name: string) => (payload: unknown) => {
          const { message, title } = (typeof payload === 'object' && payload ? payload : {}) as {
            message?: string;
            title?: string;
          };
          outcome.events.push({ name, text: message ?? title ?? String(payload) });
          clearTimeout(timer);
          setTimeout(end, 300);
        };
        hearing.set('storyFinished', finish);
        for (const name of [
          'storyMissing',
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'configError',
        ])
          hearing.set(name, fail(name));
        for (const [name, hear] of hearing) channel.on(name, hear);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/** What is seen of a page: whether there is anything, and whether it is wider than the window. */
const look = (page: Page, root: string) =>
  page.evaluate((root) => {
    // A layer stands beside the root, not in it.
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

/** What is wrong with a story; nothing, when it is well. */
export async function storyFaults(
  page: Page,
  id: string,
  expectedLang: string,
): Promise<{ faults: string[]; examined: boolean }> {
  const { events, reporters, finished } = await show(page, id);
  const faults = events.map(({ name, text }) => `${name}: ${text}`);
  if (!finished && events.length === 0) faults.push('did not finish in 15 s');
  const axe = reporters.filter((report) => report.type === 'a11y');
  for (const { result } of axe) {
    if (result?.error) faults.push(`axe itself failed: ${JSON.stringify(result.error)}`);
    for (const { id: rule, help, nodes } of result?.violations ?? [])
      faults.push(
        `axe ${rule}: ${help}\n${nodes
          .slice(0, 3)
          .map(
            (node) =>
              `      ${node.html.slice(0, 200)}\n      ${(node.failureSummary ?? '').split('\n').at(1)?.trim() ?? ''}`,
          )
          .join('\n')}`,
      );
  }
  const { shown, broken, lang, over } = await look(page, '#storybook-root');
  if (!shown) faults.push('nothing is shown');
  if (lang !== expectedLang) faults.push(`the page says it is in ${lang}, not in ${expectedLang}`);
  if (over > 1) faults.push(`${over} px wider than the window`);
  for (const address of broken) faults.push(`a picture does not load: ${address}`);
  return { faults, examined: axe.length > 0 };
}

/** What a page still fetches is waited for, but not for ever: a frame inside it may begin again and again. */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

/**
 * The same for a page of the documentation, which Storybook's own parts are in: errors and emptiness only. Each is
 * loaded afresh: Storybook reloads the page when it must leave a documentation whose stories still render.
 */
export async function docsFaults(page: Page, origin: string, id: string): Promise<string[]> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  const faults: string[] = [];
  await page
    .waitForFunction(
      () => (document.querySelector('#storybook-docs')?.textContent ?? '').trim() !== '',
      null,
      { timeout: 10_000 },
    )
    .catch(() => faults.push('nothing is shown'));
  // The stories of the page come one after the other; their errors are heard meanwhile.
  await page.waitForTimeout(300);
  if ((await page.locator('#storybook-docs .sb-errordisplay').count()) > 0)
    faults.push('an error stands on the page');
  return faults;
}
