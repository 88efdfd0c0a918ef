// After a failed check: takes pictures of the changed stories from another build to replace the expected
// ones. `node src/stories-before.ts <folder with main/ and club/>`, for example `dist` of a checkout of the
// target branch.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brands } from './brand-of-environment.ts';
import { changedStories, writeExpected, writeChangesPage } from './changed-pictures.ts';
import { serveFolder } from './static-server.ts';
import { facesMount, launchStillBrowser, pictureOf, stillPage } from './still-page.ts';
import { langs, openPreview, setLanguage, storyFaults } from './story-page.ts';

const folder = resolve(process.argv[2] ?? '');
if (!process.argv[2] || !existsSync(join(folder, 'main/index.json')))
  throw new Error('Which build? node src/stories-before.ts <folder with main/ and club/>');

const browser = await launchStillBrowser();
const page = await stillPage(browser);
const server = await serveFolder(folder, facesMount);
for (const brand of brands) {
  await openPreview(page, `${server.origin}/${brand}`);
  for (const name of changedStories(brand)) {
    const [story = '', locale = '', width = '0'] = name.split(' ');
    await page.setViewportSize({ width: Number(width), height: 900 });
    await setLanguage(page, locale);
    const { faults } = await storyFaults(page, story, langs[locale] ?? locale);
    if (faults.length > 0) console.warn(`${brand} ${name}: ${faults.join('; ')}`);
    else await writeExpected(brand, name, (await pictureOf(page)).bitmap);
  }
}
server.close();
await browser.close();
console.log(writeChangesPage(brands) ?? 'No story looks different.');
