import { samplePages } from './sample-pages.ts';
import { address, expect, test, tokensOf, type Brand } from './site.ts';

/** The lines of each heading that ends with a single character on its last line. */
const orphans = () =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, [data-display]')].flatMap((heading) => {
    // One line is the usual case, and measuring every character takes long.
    const everything = new Range();
    everything.selectNodeContents(heading);
    const tops = [...everything.getClientRects()].map(({ top }) => top);
    if (Math.max(...tops) - Math.min(...tops) < 8) return [];
    const lines: { top: number; text: string }[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      [...(node.textContent ?? '')].reduce((at, letter) => {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + letter.length);
        const { top, width } = range.getBoundingClientRect();
        const line = lines.find((one) => Math.abs(one.top - top) < 8);
        if (width > 0 && line) line.text += letter;
        else if (width > 0) lines.push({ top, text: letter });
        return at + letter.length;
      }, 0);
    const last = lines.at(-1)?.text.replaceAll(/[\s\p{P}]/gu, '') ?? '';
    return lines.length > 1 && [...last].length === 1 ? [lines.map(({ text }) => text).join(' / ')] : [];
  });

// Server-rendered pages without scripts and pictures: headings do not depend on them.
test.use({
  allowed: /status of 404/,
  javaScriptEnabled: false,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }),
});

for (const [brand, locale] of [
  ['main', 'zh-tw'],
  ['main', 'ja'],
  ['club', 'zh-cn'],
  ['club', 'zh-tw'],
] as [Brand, string][])
  test(`no heading ends with a single character on its last line: ${brand}, ${locale}`, async ({ page }) => {
    const found: string[] = [];
    for (const [id, path] of Object.entries(await samplePages(await tokensOf('noir'), brand))) {
      if (path === null || /^(?:user|payment)(?:\/|$)|^hotel\/booking$/.test(id)) continue;
      await page.goto(`${address(brand)}/${locale}${path}`);
      await page.evaluate(() =>
        document.fonts.ready.then(() => (document.documentElement.dataset.whole = '')),
      );
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const alone = await page.evaluate(orphans);
        found.push(...alone.map((lines) => `${id || 'home'}, ${width} px: ${lines}`));
      }
    }
    expect(found).toEqual([]);
  });
