import type { Page, Route } from '@playwright/test';

/** The addresses of scripts contain no words: intercepts the one whose source contains a text. `scripts` ends it. */
export const routeScript = (page: Page, text: string, act: (route: Route) => unknown): Promise<unknown> =>
  page.route(scripts, async (route) => {
    const answer = await route.fetch();
    const source = await answer.text().catch(() => null);
    if (source === null) return; // the page was left while its script was fetched
    if (source.includes(text)) await act(route);
    else await route.fulfill({ response: answer, body: source }); // the answer itself may be gone by now, as above
  });
export const scripts = '**/assets/*.js';
