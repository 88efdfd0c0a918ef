import type { Locale } from '@voyage/domain/locale.ts';
import type words from '../../../../content/words/mailbox.json';
import { readJsonFile } from '../../../platform/content-files.ts';

export const mailboxWords = readJsonFile<Record<Locale, (typeof words)['en']>>('words/mailbox.json');
export const languageNames: Record<Locale, string> = {
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
  en: 'English',
};
