import type { Page } from 'playwright';

/**
 * Texts that a browser's translation would take from React. It replaces text nodes by elements of its own; React
 * can then not insert before, remove or update a text node that it keeps as one of several children, and the page is
 * lost. It marks exactly those with a property of its own. Text that is the only child of its element is written to
 * the element and has none (tooling/checks/lint-rules.ts reads the source for the same).
 */
export const bareTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.trim() && Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
        faults.add(
          `text without an element of its own: "${text.nodeValue.trim().slice(0, 40)}" in a ${text.parentElement?.localName} of class "${text.parentElement?.className}"`,
        );
    return [...faults];
  });
