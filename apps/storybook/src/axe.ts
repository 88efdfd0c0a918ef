import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axeInputs } from './axe-inputs.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** After each load of the preview. */
export const installAxe = async (page: Page): Promise<void> => {
  await page.addScriptTag({ content: source });
};

/** Rules that depend on colours; all others have the same result in both brands. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** A component is outside a page's landmarks. */
const never = ['region'];
/** Off by default in axe, because WCAG 2.2 is recent. */
const also = ['target-size'];

/**
 * Runs axe only if it can have something new to report: its inputs (`axe-inputs.ts`) are often the same in
 * another language, at another width, or except for colours in the other brand. One instance for all brands
 * and pages of a run.
 */
export class AxeAudit {
  readonly #structures = new Set<string>();
  readonly #colours = new Set<string>();
  /** How often axe ran with all rules, with those for colours, and not at all. */
  readonly runs = { all: 0, colours: 0, none: 0 };

  /** The faults that axe finds in the current story; `without` are rules that the story disables. */
  async faults(page: Page, without: readonly string[]): Promise<string[]> {
    const inputs = await page.evaluate(axeInputs);
    const structure = [inputs.structure, ...without].join(' ');
    const colours = [inputs.colours, ...without].join(' ');
    const run = !this.#structures.has(structure) ? 'all' : this.#colours.has(colours) ? 'none' : 'colours';
    this.runs[run] += 1;
    if (run === 'none') return [];
    const options: RunOptions = {
      resultTypes: ['violations'],
      // Its rules need no style sheets: otherwise axe copies every rule of every sheet first.
      preload: { assets: ['media'] },
      rules: {
        ...Object.fromEntries(also.map((id) => [id, { enabled: true }])),
        ...Object.fromEntries([...never, ...without].map((id) => [id, { enabled: false }])),
      },
      ...(run === 'colours' ? { runOnly: ofColours.filter((id) => !without.includes(id)) } : {}),
    };
    const violations = await page.evaluate(async (options) => {
      const context = {
        include: document.body,
        exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
      };
      const found = await window.axe.run(context, options);
      const small = found.violations.find(({ id }) => id === 'target-size');
      if (small && window.scrollY > 0) {
        // Sticky elements cover what is scrolled under them; at the top everything is in its place.
        window.scrollTo(0, 0);
        const again = await window.axe.run(context, { ...options, runOnly: ['target-size'] });
        const still = new Set(
          again.violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target))),
        );
        small.nodes = small.nodes.filter(({ target }) => still.has(String(target)));
      }
      return found.violations
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => ({ html, failureSummary })),
        }));
    }, options);
    // A fault is reported for every story that has it.
    if (violations.length === 0) {
      if (run === 'all') this.#structures.add(structure);
      this.#colours.add(colours);
    }
    return violations.map(
      ({ id, help, nodes }) =>
        `axe ${id}: ${help}\n${nodes
          .map(
            ({ html, failureSummary = '' }) =>
              `      ${html.slice(0, 200)}\n      ${failureSummary.split('\n').at(1)?.trim() ?? ''}`,
          )
          .join('\n')}`,
    );
  }
}
