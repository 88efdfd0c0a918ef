import { titleCodes } from '@voyage/contracts/values.ts';
import { familyNameFirst, fullName } from '@voyage/domain/full-name.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { localized } from '../platform/content.ts';

type Title = (typeof titleCodes)[number];
const isTitle = (code: string): code is Title => titleCodes.some((title) => title === code);
/**
 * Only forms of address that are safe for everybody: a doctor may be a physician or a scholar, and Mx has no
 * equivalent.
 */
const chinese: Partial<Record<Title, string>> = { mr: '先生', ms: '女士', mrs: '女士' };
const written = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * A member, whose names are in Latin letters as in the passport, as an email greets them: "Ms Chen" in
 * English, "Chen Mei-Ling 女士" in Chinese, "Chen Mei-Ling" in Japanese, where every email adds 様. The family
 * name comes first where the language has it first.
 * @param title a code of `v1/meta/title`; others are ignored
 */
export function addressedMember(
  { title, firstname, lastname }: { title: string; firstname: string; lastname: string },
  locale: Locale,
): string {
  if (locale === 'en')
    return isTitle(title) && title !== 'mx'
      ? `${localized.titles[title].en} ${lastname}`
      : fullName({ lastname, firstname });
  return addressedAs(familyNameFirst({ lastname, firstname }), title, locale);
}

/** A name given as one text, with its title in Chinese: it is unknown which part is the family name. */
export function addressedAs(name: string, title: string, locale: Locale): string {
  const word = (locale === 'zh-tw' || locale === 'zh-cn') && isTitle(title) ? chinese[title] : undefined;
  return word === undefined ? name : `${name}${written.test(name.at(-1) ?? '') ? '' : ' '}${word}`;
}
