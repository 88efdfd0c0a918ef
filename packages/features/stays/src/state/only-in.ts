import type { Translate } from '@voyage/i18n/intl.tsx';

/**
 * A sentence that says that a text is in another language than the page.
 * @param lang of the text, as the attribute (`langOf`)
 */
export const onlyIn = (t: Translate, text: 'stays.onlyIn' | 'stays.onlyIn.rooms', lang: string): string =>
  t(text, { language: lang.replace('zh-', '') });
