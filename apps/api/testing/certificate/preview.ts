import { keysOf } from '@voyage/domain/keys-of.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../src/mail/brands.ts';
import { certificate } from '../../src/use-cases/stays/certificate/certificate.ts';
import { sampleKinds, sampleOrder } from './samples.ts';

// node testing/certificate/preview.ts {folder}: writes certificates of both brands in every language,
// for viewing.
const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node testing/certificate/preview.ts {folder}');
  process.exit(64);
}
mkdirSync(folder, { recursive: true });
for (const brand of keysOf(brands)) {
  for (const locale of brands[brand].locales) {
    for (const kind of sampleKinds) {
      const { bytes } = await certificate({ ...sampleOrder(kind, locale), brand, locale });
      writeFileSync(join(folder, `${brand}.${kind}.${locale}.pdf`), bytes);
    }
  }
}
