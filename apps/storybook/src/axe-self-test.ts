import type { Page } from 'playwright';
import { AxeAudit, installAxe } from './axe.ts';
import { openPreview, setLanguage, storyFaults } from './story-page.ts';

/**
 * A fault injected into a story that axe has passed, and the rule that must report it: `apply` runs in the
 * page and returns whether it found its target.
 */
const faulty: { rule: string; story: string; apply: () => boolean }[] = [
  {
    rule: 'color-contrast',
    story: 'components-forms-field--hint',
    apply: () => {
      document.documentElement.style.setProperty('--v-color-secondary', 'var(--v-color-hairline)');
      return true;
    },
  },
  {
    rule: 'label',
    story: 'components-forms-field--hint',
    apply: () => {
      const label = document.querySelector('#storybook-root label');
      label?.removeAttribute('for');
      return label !== null;
    },
  },
  {
    rule: 'button-name',
    story: 'components-forms-button--primary',
    apply: () => {
      const button = document.querySelector('#storybook-root button');
      button?.replaceChildren();
      return button !== null;
    },
  },
  {
    rule: 'aria-allowed-attr',
    story: 'components-forms-button--primary',
    apply: () => {
      const button = document.querySelector('#storybook-root button');
      button?.setAttribute('aria-selected', 'true');
      return button !== null;
    },
  },
  {
    rule: 'target-size',
    story: 'components-forms-button--primary',
    apply: () => {
      const button = document.querySelector<HTMLElement>('#storybook-root button');
      if (!button) return false;
      button.style.cssText =
        'inline-size: 12px; block-size: 12px; min-inline-size: 0; min-block-size: 0; padding: 0';
      button.before(button.cloneNode(true));
      return true;
    },
  },
];

/** Whether axe runs if a story has changed, and only then. Returns faults as text. */
export async function axeSelfTestFaults(page: Page, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPreview(page, origin);
  await setLanguage(page, 'en');
  await installAxe(page);
  const audit = new AxeAudit();
  const faults: string[] = [];
  for (const { rule, story, apply } of faulty) {
    const { faults: own, without } = await storyFaults(page, story, 'en');
    own.push(...(await audit.faults(page, without)));
    const { none } = audit.runs;
    await audit.faults(page, without);
    if (audit.runs.none === none) own.push('axe looks twice at the same');
    const worn = await page.evaluate(() => document.documentElement.style.cssText);
    if (!(await page.evaluate(apply))) own.push(`nothing in it to break ${rule} with`);
    if (!(await audit.faults(page, without)).some((fault) => fault.startsWith(`axe ${rule}:`)))
      own.push(`axe does not see that it breaks ${rule}`);
    await page.evaluate((css) => (document.documentElement.style.cssText = css), worn);
    faults.push(...own.map((fault) => `self-test: ${story}: ${fault}`));
  }
  return faults;
}
