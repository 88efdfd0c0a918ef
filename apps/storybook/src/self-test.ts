import type { Page } from 'playwright';
import { difference, fingerprintOf } from './fingerprint.ts';
import { pictureOf } from './still-page.ts';
import { openPreview, setLanguage, storyFaults } from './story-page.ts';

/** A change of a story: `apply` runs in the page and returns whether it found its target. */
interface Change {
  name: string;
  story: string;
  seen: boolean;
  apply: () => boolean;
}

/** Visible changes, which must be detected; and machine differences, which must not be. */
const changes: Change[] = [
  {
    name: 'the action colour with 24 of 255 more blue',
    story: 'components-forms-button--primary',
    seen: true,
    apply: () => {
      const button = document.querySelector<HTMLElement>('#storybook-root button');
      const [red, green, blue] = button ? (getComputedStyle(button).backgroundColor.match(/\d+/g) ?? []) : [];
      if (!blue) return false;
      document.documentElement.style.setProperty(
        '--v-color-action',
        `rgb(${red} ${green} ${Number(blue) + 24})`,
      );
      return true;
    },
  },
  {
    name: 'secondary words in the colour of the border',
    story: 'components-forms-field--hint',
    seen: true,
    apply: () => {
      document.documentElement.style.setProperty('--v-color-secondary', 'var(--v-color-border)');
      return true;
    },
  },
  {
    name: 'a button without its icon',
    story: 'components-forms-button--with-icon',
    seen: true,
    apply: () => {
      const icon = document.querySelector<SVGElement>('#storybook-root button svg');
      icon?.style.setProperty('visibility', 'hidden');
      return icon !== null;
    },
  },
  ...(['left', 'top'] as const).map((side) => ({
    name: `a label 8 px further from the ${side}`,
    story: 'components-forms-field--hint',
    seen: true,
    apply: (side === 'left'
      ? () => {
          const label = document.querySelector<HTMLElement>('#storybook-root label');
          label?.style.setProperty('translate', '8px 0');
          return label !== null;
        }
      : () => {
          const label = document.querySelector<HTMLElement>('#storybook-root label');
          label?.style.setProperty('translate', '0 8px');
          return label !== null;
        }) satisfies Change['apply'],
  })),
  {
    name: 'a card with 8 px more padding',
    story: 'components-forms-radiocards--levels',
    seen: true,
    apply: () => {
      const box = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].find(
        (element) => Number.parseFloat(getComputedStyle(element).paddingTop) >= 12,
      );
      if (box)
        box.style.setProperty(
          'padding',
          `${Number.parseFloat(getComputedStyle(box).paddingTop) + 8}px`,
          'important',
        );
      return box !== undefined;
    },
  },
  {
    name: 'two buttons that change places',
    story: 'components-forms-button--side-by-side',
    seen: true,
    apply: () => {
      const [first, second] = document.querySelectorAll<HTMLElement>('#storybook-root button');
      second?.after(first ?? '');
      return second !== undefined;
    },
  },
  ...['components-forms-button--side-by-side', 'components-forms-field--hint'].map((story) => ({
    name: 'words and lines painted half a pixel lower',
    story,
    seen: false,
    apply: () => {
      document.querySelector<HTMLElement>('#storybook-root')?.style.setProperty('translate', '0.4px 0.5px');
      return true;
    },
  })),
  ...[
    'components-forms-button--side-by-side',
    'components-forms-field--hint',
    'components-forms-radiocards--levels',
  ].map((story) => ({
    name: 'glyphs that are placed and drawn another way',
    story,
    seen: false,
    apply: () => {
      document
        .querySelector<HTMLElement>('#storybook-root')
        ?.style.setProperty('text-rendering', 'geometricPrecision');
      return true;
    },
  })),
];

const look = async (page: Page) => fingerprintOf((await pictureOf(page)).bitmap);

/**
 * Whether the comparison detects what it must, and nothing else: each change is made to a real story and
 * compared. Returns faults as text.
 */
export async function selfTestFaults(page: Page, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPreview(page, origin);
  await setLanguage(page, 'en');
  const faults: string[] = [];
  for (const { name, story, seen, apply } of changes) {
    // The story is re-rendered each time; changes to the page are reverted below.
    const { faults: own } = await storyFaults(page, story, 'en');
    faults.push(...own.map((fault) => `self-test: ${story}: ${fault}`));
    const before = await look(page);
    const worn = await page.evaluate(() => document.documentElement.style.cssText);
    const given = await page.evaluate(apply);
    const differs = difference(before, await look(page)) !== null;
    if (!given) faults.push(`self-test: ${story} has nothing for the change "${name}"`);
    else if (differs !== seen)
      faults.push(`self-test: ${name} (${story}) is ${seen ? 'not seen' : 'taken for a change'}`);
    await page.evaluate((css) => {
      document.documentElement.style.cssText = css;
      document.querySelector('#storybook-root')?.removeAttribute('style');
    }, worn);
  }
  return faults;
}
