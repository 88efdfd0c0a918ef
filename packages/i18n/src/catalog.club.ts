import type { Locale } from '@voyage/domain/locale.ts';
import { messagesOf, type Messages } from './messages.ts';
import zhtw from '../generated/club/zh-tw.json?url&no-inline';
import zhcn from '../generated/club/zh-cn.json?url&no-inline';
import en from '../generated/club/en.json?url&no-inline';

/** URL of a language's messages, for the browser. */
export const catalogUrl: Partial<Record<Locale, string>> = { 'zh-tw': zhtw, 'zh-cn': zhcn, en };

/** A language's messages on the server, from its own files. */
export const serverCatalogs: Partial<Record<Locale, () => Promise<Messages>>> = import.meta.env.SSR
  ? {
      'zh-tw': () => import('../generated/club/zh-tw.json').then(messagesOf),
      'zh-cn': () => import('../generated/club/zh-cn.json').then(messagesOf),
      en: () => import('../generated/club/en.json').then(messagesOf),
    }
  : {};
