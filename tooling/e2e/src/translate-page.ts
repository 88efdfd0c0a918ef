import type { Page } from '@playwright/test';

/**
 * Translates every page from now on as browsers do: once it is hydrated, each of its texts is replaced by an element
 * with the text in it, and so is each text that appears later. The words stay as they are.
 */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const unread = 'script, style, noscript, textarea, svg, font';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: CharacterData[] = [];
      for (
        let text: Node | null = root instanceof Text ? root : walker.nextNode();
        text;
        text = walker.nextNode()
      )
        if (text instanceof Text && text.data.trim() && !text.parentElement?.closest(unread))
          texts.push(text);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const later = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translate(node);
    });
    const waiting = setInterval(() => {
      const content = document.querySelector('#content');
      // as waitForHydration asks (site.ts)
      if (!content || content.dispatchEvent(new Event('drag', { bubbles: true, cancelable: true }))) return;
      clearInterval(waiting);
      translate(document.body);
      later.observe(document.body, { childList: true, subtree: true });
    }, 50);
  });

/** Waits until the page on display is translated. */
export const waitForTranslation = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('#content font font') !== null);
