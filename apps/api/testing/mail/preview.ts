import { keysOf } from '@voyage/domain/keys-of.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../src/mail/brands.ts';
import { render } from '../../src/mail/render.ts';
import { samples } from './samples.ts';
import { isEmailTemplate, templateNames } from '../../src/mail/templates.ts';

// node testing/mail/preview.ts {folder}: every email in every brand and language as files.
const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node testing/mail/preview.ts {folder}');
  process.exit(64);
}
mkdirSync(folder, { recursive: true });
for (const brand of keysOf(brands)) {
  for (const locale of brands[brand].locales) {
    for (const template of templateNames.filter(isEmailTemplate)) {
      const { subject, text, html } = render({
        template,
        locale,
        brand,
        data: samples(locale)[template],
        siteUrl: `https://${brand}.example`,
      });
      writeFileSync(join(folder, `${brand}.${template}.${locale}.html`), html);
      writeFileSync(join(folder, `${brand}.${template}.${locale}.txt`), `${subject}\n\n${text}`);
    }
  }
}
