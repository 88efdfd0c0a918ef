import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsLogin, routeOf } from '@voyage/routes/access.ts';
import { address, expect, test, type Brand } from './site.ts';

const api = join(import.meta.dirname, '..', '..', '..', 'apps', 'api');

/** Its mark and photographs, which the site draws (docs/mail.md). */
const isPicture = (path: string) => path.startsWith('/mail/');

/** Every URL of the sites in every email of the service, in every language of a brand: path to email. */
function linksOfEmails(): Map<Brand, Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-mails-'));
  const found = new Map<Brand, Map<string, string>>([
    ['main', new Map()],
    ['club', new Map()],
  ]);
  try {
    execFileSync(process.execPath, [join(api, 'testing', 'mail', 'preview.ts'), folder], { cwd: api });
    for (const name of readdirSync(folder)) {
      const html = readFileSync(join(folder, name), 'utf8');
      for (const [brand, links] of found)
        for (const [, path = ''] of html.matchAll(new RegExp(`https://${brand}\\.example(/[^"\\s<]*)`, 'g')))
          if (name.startsWith(`${brand}.`)) links.set(path.replaceAll('&amp;', '&'), name);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return found;
}

test('every picture in every email is shown, and every link opens its page, or the login for a member’s page', async ({
  page,
  request,
}) => {
  const found = linksOfEmails();
  const faults: string[] = [];
  for (const [brand, links] of found) {
    const languages = new Set(
      [...links.keys()].filter((path) => !isPicture(path)).map((path) => path.split('/')[1]),
    );
    expect(languages.size).toBe(brand === 'main' ? 4 : 3);
    expect(links.size).toBeGreaterThan(40);
    for (const [path, email] of links) {
      const answer = await request.get(address(brand) + path, { maxRedirects: 0 });
      const isShown = isPicture(path)
        ? /^image\/(?:png|jpeg)$/.test(answer.headers()['content-type'] ?? '')
        : routeOf(path) !== undefined;
      if (answer.status() !== 200 || !isShown)
        faults.push(`${brand}, ${email}: ${path} answers ${answer.status()}`);
    }
  }
  expect(faults).toEqual([]);
  // A member's page is rendered in the browser, which redirects a visitor to the login with a way back.
  for (const [brand, links] of found) {
    const own = [...links.keys()].find((path) => path.startsWith('/en/') && needsLogin(path)) ?? '';
    await page.goto(address(brand) + own);
    await expect(page).toHaveURL(`${address(brand)}/en?redirect=${encodeURIComponent(own)}`);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});
