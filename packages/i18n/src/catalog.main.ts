import type { Locale } from '@voyage/domain/locale.ts';
import { messagesOf, type Messages } from './messages.ts';
import zhtw from '../generated/main/zh-tw.json?url&no-inline';
import zhcn from '../generated/main/zh-cn.json?url&no-inline';
import ja from '../generated/main/ja.json?url&no-inline';
import en from '../generated/main/en.json?url&no-inline';

/** URL of a language's messages, for the browser. */
export const catalogUrl: Partial<Record<Locale, string>> = { 'zh-tw': zhtw, 'zh-cn': zhcn, ja, en };

/** A language's messages on the server, from its own files. */
export const serverCatalogs: Partial<Record<Locale, () => Promise<Messages>>> = import.meta.env.SSR
  ? {
      'zh-tw': () => import('../generated/main/zh-tw.json').then(messagesOf),
      'zh-cn': () => import('../generated/main/zh-cn.json').then(messagesOf),
      ja: () => import('../generated/main/ja.json').then(messagesOf),
      en: () => import('../generated/main/en.json').then(messagesOf),
    }
  : {};
