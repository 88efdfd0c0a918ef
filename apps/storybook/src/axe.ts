import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** The faults that axe finds in the current story; `without` are rules that the story disables. */
export async function axeFaults(page: Page, without: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Its rules need no style sheets: otherwise axe copies every rule of every sheet first.
    preload: { assets: ['media'] },
    rules: {
      // Off by default in axe, because WCAG 2.2 is recent.
      'target-size': { enabled: true },
      // A component is outside a page's landmarks.
      ...Object.fromEntries(['region', ...without].map((id) => [id, { enabled: false }])),
    },
  };
  return page.evaluate(async (options) => {
    const context = {
      include: document.body,
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    };
    const { violations } = await window.axe.run(context, options);
    const small = violations.find(({ id }) => id === 'target-size');
    if (small && window.scrollY > 0) {
      // Sticky elements cover what is scrolled under them; at the top everything is in its place.
      window.scrollTo(0, 0);
      const again = await window.axe.run(context, { ...options, runOnly: ['target-size'] });
      if (again.violations.length === 0) violations.splice(violations.indexOf(small), 1);
    }
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, failureSummary = '' }) => {
        const [, reason = ''] = failureSummary.split('\n');
        return `\n      ${html.slice(0, 200)}\n      ${reason.trim()}`;
      });
      return `axe ${id}: ${help}${places.join('')}`;
    });
  }, options);
}
