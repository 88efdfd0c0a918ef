import { brands } from './brands.ts';
import { wordsOf } from './content.ts';
import { fill, templateValues } from './fill.ts';
import { emailParts, type RenderInput } from './email-parts.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { unsubscribeUrl } from './links.ts';
import type { EmailTemplate, SmsTemplate } from './templates.ts';

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  /** Where replies go: to the sender of a message forwarded to staff. */
  replyTo: string | null;
  unsubscribeUrl: string | null;
}

/**
 * A template in a language and a brand, as text and HTML with the same content. @throws Error if the content
 * is incomplete
 */
export function render<T extends EmailTemplate>(input: RenderInput<T>): RenderedEmail {
  const parts = emailParts(input);
  const { data, siteUrl, locale } = input;
  return {
    subject: parts.subject,
    text: emailText(parts),
    html: emailHtml(parts),
    replyTo: 'email' in data ? String(data.email) : null,
    unsubscribeUrl: unsubscribeUrl(data, siteUrl, locale),
  };
}

/** An SMS, with the line by which phones fill the code into the right site's field (WICG, "origin-bound one-time codes"). @throws Error */
export function renderSms<T extends SmsTemplate>({ template, locale, brand, data, siteUrl }: RenderInput<T>) {
  const values = templateValues(template, data, locale, brands[brand].name);
  const text = fill(wordsOf(template, locale).text, values) ?? '';
  const site = new URL(siteUrl);
  return site.protocol === 'https:' && values.code ? `${text}\n\n@${site.hostname} #${values.code}` : text;
}
