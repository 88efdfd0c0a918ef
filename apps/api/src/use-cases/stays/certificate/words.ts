import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import type english from '../../../../content/words/certificate.en.json';
import { readJsonFile } from '../../../platform/content-files.ts';

export type CertificateWord = keyof typeof english;
export type CertificateMessage = (id: CertificateWord, values?: Record<string, string | number>) => string;

/** CJK words are separated from Latin words and figures by a space, but not from one another. */
const loneSpace = /(?<=[\u2e80-\u9fff\uff00-\uffef]) (?=[\u2e80-\u9fff\uff00-\uffef])/gu;
const cached = new Map<Locale, Map<string, IntlMessageFormat>>();
/** The certificate's texts in a language, with plurals and optional parts (ICU). */
export function certificateWords(locale: Locale): CertificateMessage {
  let messages = cached.get(locale);
  if (!messages) {
    const texts = Object.entries(
      readJsonFile<Record<CertificateWord, string>>(`words/certificate.${locale}.json`),
    );
    cached.set(
      locale,
      (messages = new Map(texts.map(([id, text]) => [id, new IntlMessageFormat(text, intlLocale(locale))]))),
    );
  }
  const known = messages;
  return (id, values) => String(known.get(id)?.format(values) ?? id).replaceAll(loneSpace, '');
}
