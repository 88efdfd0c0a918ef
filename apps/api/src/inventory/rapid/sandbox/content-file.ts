import { locales, type Locale } from '@voyage/domain/locale.ts';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { languageOf } from '../shop.ts';
import { contentOf } from './content.ts';
import type { PictureLinks } from './pictures.ts';
import type { SandboxProperty } from './properties.ts';

function* linesOf(properties: Iterable<SandboxProperty>, locale: Locale, links: PictureLinks) {
  for (const property of properties) {
    const content = contentOf(property, locale, links);
    if (content) yield `${JSON.stringify(content)}\n`;
  }
}

/** The compressed file of all properties in a language, as it is made: it may be larger than memory. */
export async function* contentFile(
  properties: Iterable<SandboxProperty>,
  language: string,
  { links, cutAt = Infinity }: { links: PictureLinks; cutAt?: number },
): AsyncGenerator<Buffer> {
  const [locale] = locales.filter((one) => languageOf(one) === language);
  const lines = Readable.from(locale ? linesOf(properties, locale, links) : []);
  let sent = 0;
  const chunks: AsyncIterable<Buffer> = lines.pipe(createGzip());
  for await (const chunk of chunks) {
    if (sent + chunk.length > cutAt) return void (yield chunk.subarray(0, cutAt - sent));
    sent += chunk.length;
    yield chunk;
  }
}
