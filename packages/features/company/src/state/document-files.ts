import type { Locale } from '@voyage/domain/locale.ts';
import type { AboutText, DocumentText } from './document.ts';
import type { FaqText } from './faq.ts';

type Files<Content> = Record<Locale, () => Promise<{ default: Content }>>;

/** One file per page and language, fetched when needed; a missing one is a type error. */
export const documentFiles = {
  'service-terms': {
    en: () => import('../../content/service-terms.en.json'),
    'zh-tw': () => import('../../content/service-terms.zh-tw.json'),
    'zh-cn': () => import('../../content/service-terms.zh-cn.json'),
    ja: () => import('../../content/service-terms.ja.json'),
  },
  'privacy-policy': {
    en: () => import('../../content/privacy-policy.en.json'),
    'zh-tw': () => import('../../content/privacy-policy.zh-tw.json'),
    'zh-cn': () => import('../../content/privacy-policy.zh-cn.json'),
    ja: () => import('../../content/privacy-policy.ja.json'),
  },
  'member-terms': {
    en: () => import('../../content/member-terms.en.json'),
    'zh-tw': () => import('../../content/member-terms.zh-tw.json'),
    'zh-cn': () => import('../../content/member-terms.zh-cn.json'),
    ja: () => import('../../content/member-terms.ja.json'),
  },
  accessibility: {
    en: () => import('../../content/accessibility.en.json'),
    'zh-tw': () => import('../../content/accessibility.zh-tw.json'),
    'zh-cn': () => import('../../content/accessibility.zh-cn.json'),
    ja: () => import('../../content/accessibility.ja.json'),
  },
} satisfies Record<string, Files<DocumentText>>;
export type DocumentName = keyof typeof documentFiles;

export const faqFiles: Files<FaqText> = {
  en: () => import('../../content/faq.en.json'),
  'zh-tw': () => import('../../content/faq.zh-tw.json'),
  'zh-cn': () => import('../../content/faq.zh-cn.json'),
  ja: () => import('../../content/faq.ja.json'),
};

export const aboutFiles: Files<AboutText> = {
  en: () => import('../../content/about.en.json'),
  'zh-tw': () => import('../../content/about.zh-tw.json'),
  'zh-cn': () => import('../../content/about.zh-cn.json'),
  ja: () => import('../../content/about.ja.json'),
};
