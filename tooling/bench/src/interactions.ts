// npm run bench -- interactions: from a press to the next paint on a phone and a desktop, at a quarter of this
// processor's speed (docs/bench.md).
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright';
import { Rng, readTargets, stayFrom } from './demand.ts';
import { Connections } from './load.ts';
import { browserPath, telephone } from './browser.ts';
import { printReport } from './print-report.ts';
import { brands, buildSites, startService, startSite, temporaryFolder } from './processes.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((one) => one !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    brands: { type: 'string', default: 'main,club' },
  },
});
const rounds = Number(values.rounds);
const windows = {
  telephone,
  desktop: { viewport: { width: 1440, height: 900 } },
};
type Window = keyof typeof windows;

/** Presses on one page, in order, in English. */
interface Step {
  name: string;
  target: (page: Page) => Locator;
  /** Chosen with this key; otherwise it is pressed. */
  key?: string;
}
const button =
  (name: RegExp | string): Step['target'] =>
  (page) =>
    page.getByRole('button', { name }).first();
const openFilters: Step = { name: 'open the filters', target: button(/^Filters/) };
const filter: Step = {
  name: 'filter',
  target: (page) => page.getByRole('checkbox', { name: /^Breakfast included/ }),
};
const closeFilters: Step = { name: 'close the filters', target: button(/^Show \d/) };
const inList: Step[] = [
  { name: 'choose to compare', target: button(/^Compare /) },
  { name: 'save', target: button(/^Save /) },
  {
    name: 'sort',
    target: (page) => page.getByRole('combobox', { name: /^Sort by/ }),
    key: 'ArrowDown',
  },
];
const onHotel: Step[] = [
  { name: 'unfold the rates of a room', target: button(/^\d+ other rates?$/) },
  { name: 'unfold all rates', target: (page) => page.getByLabel('Show every rate') },
  { name: 'sort rooms', target: (page) => page.getByLabel('Sort rates by'), key: 'ArrowDown' },
];
const stepsOf = (page: 'results' | 'hotel', window: Window): Step[] =>
  page === 'hotel'
    ? onHotel
    : window === 'telephone'
      ? [openFilters, filter, closeFilters, ...inList]
      : [filter, ...inList];

interface Interaction {
  /**
   * From the press to the paint that shows it, in ms, as measured by browsers: in steps of eight
   * milliseconds.
   */
  paint: number;
  /** The longest task until the page was idle, in ms. */
  longest: number;
}

/**
 * Waits until a second has passed without a long task, at most 20 seconds: without a graphics card the map
 * takes several seconds to draw, far longer than on a reader's device.
 */
async function idle(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.waitForFunction('performance.now() - lastTask > 1000', null, { timeout: 20_000, polling: 200 });
}

/** Every press on a freshly loaded page, in order. */
async function interactions(url: string, window: Window, steps: readonly Step[]): Promise<Interaction[]> {
  const running = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    // the page's policy forbids evaluating the text of a condition
    const page = await running.newPage({ ...windows[window], bypassCSP: true });
    page.setDefaultTimeout(20_000);
    await page.addInitScript(`globalThis.seen = { paints: [0], tasks: [0] };
      globalThis.lastTask = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.interactionId && seen.paints.push(entry.duration))).observe({ type: 'event', durationThreshold: 16, buffered: true });
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
        seen.tasks.push(entry.duration);
        lastTask = entry.startTime + entry.duration;
      })).observe({ type: 'longtask' });`);
    await page.goto(url, { waitUntil: 'load' });
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const found: Interaction[] = [];
    for (const { target, key } of steps) {
      const element = target(page);
      // as a person does: in sight, with a mouse on it or the focus in it, before the press
      await element.scrollIntoViewIfNeeded();
      if (key) await element.focus();
      else if (window === 'desktop') await element.hover();
      await idle(page);
      await page.evaluate('seen = { paints: [0], tasks: [0] }');
      // forced: Playwright would check in the page what is pressed, which takes 20 ms at a quarter of the processor
      if (key) await page.keyboard.press(key);
      else if (window === 'desktop') await element.click({ force: true });
      else await element.tap({ force: true });
      await idle(page);
      found.push(
        await page.evaluate<Interaction>(
          '({ paint: Math.max(...seen.paints), longest: Math.max(...seen.tasks) })',
        ),
      );
    }
    return found;
  } finally {
    await running.close();
  }
}

await printReport(async (report) => {
  buildSites();
  const service = await startService(temporaryFolder(), 4000);
  const api = new Connections(service.origin, 1);
  const hotel = new Rng(7).pick((await readTargets(api)).hotels);
  api.close();
  const { checkIn, checkOut } = stayFrom(30);
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&adults=2`;
  for (const brand of brands) {
    if (!values.brands.split(',').includes(brand)) continue;
    const site = await startSite(brand, service.origin);
    const paths = { results: `hotel/search?code=tyo&${stay}`, hotel: `hotel/${hotel}?${stay}` };
    for (const name of ['results', 'hotel'] as const)
      for (const window of ['telephone', 'desktop'] as const) {
        report.section(`${brand}, ${name}, ${window} at 4x: a press to the next paint`);
        const steps = stepsOf(name, window);
        const all: Interaction[][] = [];
        for (let i = 0; i < rounds; i++)
          all.push(await interactions(`${site.origin}/en/${paths[name]}`, window, steps));
        for (const [i, step] of steps.entries()) {
          const own = all.flatMap((one) => one[i] ?? []);
          report.add(
            `${brand} ${window}: ${step.name}`,
            'ms',
            own.map(({ paint }) => paint),
            null,
            `longest task ${Math.round(Math.max(...own.map(({ longest }) => longest)))} ms`,
          );
        }
      }
    await site.stop();
  }
  await service.stop();
});
