import type { Locale } from '@voyage/domain/locale.ts';
import { readJsonFile } from '../../../platform/content-files.ts';

type Word =
  | 'title'
  | 'note'
  | 'recipient'
  | 'show'
  | 'all'
  | 'brands'
  | 'languages'
  | 'messages'
  | 'sms'
  | 'empty'
  | 'nothingFound'
  | 'newest'
  | 'back'
  | 'to'
  | 'attachment'
  | 'content'
  | 'plainText'
  | 'missing';
export type MailboxWords = Record<Word, string>;

export const mailboxWords = readJsonFile<Record<Locale, MailboxWords>>('words/mailbox.json');
export const languageNames: Record<Locale, string> = {
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
  en: 'English',
};
