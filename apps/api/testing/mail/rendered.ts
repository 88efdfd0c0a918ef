import { locales, type Locale } from '@voyage/domain/locale.ts';
import { render } from '../../src/mail/render.ts';
import { samples } from './samples.ts';
import {
  isEmailTemplate,
  templateNames,
  type TemplateData,
  type EmailTemplate,
} from '../../src/mail/templates.ts';
import type { Brand } from '../../src/mail/transport.ts';

export const emailTemplates = templateNames.filter(isEmailTemplate);
export const siteUrl = 'https://www.site.example';
export const allVariants = emailTemplates.flatMap((template) =>
  locales.map((locale) => ({ template, locale })),
);
export const renderSample = <T extends EmailTemplate>(
  template: T,
  locale: Locale = 'en',
  changes: Partial<TemplateData[T]> = {},
  brand: Brand = 'main',
) =>
  render({
    template,
    locale,
    brand,
    data: { ...samples(locale)[template], ...changes },
    siteUrl,
  });

/** The visible text of the HTML, in one line. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
export const visibleText = (html: string): string =>
  html
    .replace(/^[\s\S]*<\/head>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
export const singleLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
