import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { withoutMarks } from '../platform/marked-text.ts';
import { localized } from '../platform/content.ts';
import { brands } from './brands.ts';
import { sharedWords, wordsOf } from './content.ts';
import { fill, fillAll, templateValues } from './fill.ts';
import { actionUrl, markUrl, pictureUrl, unsubscribeUrl } from './links.ts';
import type { TemplateData, EmailTemplate, TemplateName } from './templates.ts';
import type { Brand } from './transport.ts';

export interface RenderInput<T extends TemplateName> {
  template: T;
  locale: Locale;
  brand: Brand;
  data: TemplateData[T];
  /** Scheme and host of the brand's site. */
  siteUrl: string;
}

/**
 * An email in its parts, filled and still plain text, with marks where it is in another language (`inLanguage`): text
 * and HTML are both made of it.
 */
export interface EmailParts {
  brand: Brand;
  locale: Locale;
  lang: string;
  brandName: string;
  /** The address of the brand's mark. */
  mark: string;
  subject: string;
  preheader: string;
  heading: string;
  greeting: string | null;
  paragraphs: string[];
  quote: string | null;
  highlight: { label: string; value: string } | null;
  /** `picture`: its address; null if the hotel has none. */
  place: { name: string; address: string | null; picture: string | null } | null;
  dates: { label: string; value: string; detail: string }[];
  facts: { label: string; value: string; strong: boolean }[];
  colon: string;
  action: {
    label: string;
    url: string;
    /** Introduces the address in full, if the email is useless without it. */ addressHelp: string | null;
  } | null;
  notes: string[];
  /** Null in emails to staff themselves. */
  signOff: string | null;
  footer: { lines: string[]; unsubscribe: { label: string; url: string } | null };
}

/** Inboxes truncate longer ones. */
const subjectMax = 77;
const cut = (text: string, max: number): string =>
  [...text].length <= max
    ? text
    : `${[...text]
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;

const staffEmails: ReadonlySet<EmailTemplate> = new Set([
  'contact-notice',
  'desk-notice',
  'questionnaire-notice',
]);

/** Fills a template's texts with its data. @throws Error for a placeholder without a value */
export function emailParts<T extends EmailTemplate>({
  template,
  locale,
  brand,
  data,
  siteUrl,
}: RenderInput<T>): EmailParts {
  const words = wordsOf(template, locale);
  const shared = sharedWords(locale);
  const { name: brandName, contact } = brands[brand];
  const values = templateValues(template, data, locale, brandName, words.choices);
  const fillIn = (text: string) => fill(text, values) ?? '';
  const label = ({ label, value }: { label: string; value: string }) => {
    const filled = fill(value, values);
    return filled === null ? [] : [{ label: fillIn(label), value: filled }];
  };
  const url = actionUrl(template, data, siteUrl, locale);
  const leave = unsubscribeUrl(data, siteUrl, locale);
  const forStaff = staffEmails.has(template);
  const about = {
    ...values,
    email: contact.email,
    phone: contact.phone,
    hours: localized.org.serviceHours[locale],
  };
  return {
    brand,
    locale,
    lang: htmlLang(locale),
    brandName,
    mark: markUrl(siteUrl),
    subject: cut(withoutMarks(fillIn(words.subject)), subjectMax),
    preheader: withoutMarks(fillIn(words.preheader)),
    heading: fillIn(words.heading),
    greeting: values.name ? fill(shared.greeting, values) : null,
    paragraphs: fillAll(words.paragraphs, values),
    quote: words.quote ? fill(words.quote, values) : null,
    highlight: words.highlight ? (label(words.highlight)[0] ?? null) : null,
    place: words.place
      ? {
          name: fillIn(words.place.name),
          address: words.place.address ? fill(words.place.address, values) : null,
          picture: pictureUrl(data, siteUrl),
        }
      : null,
    dates: (words.dates ?? []).map(({ label: name, value, detail }) => ({
      label: name,
      value: fillIn(value),
      detail: fillIn(detail),
    })),
    facts: words.facts.flatMap((fact) =>
      label(fact).map((filled) => ({ ...filled, strong: fact.strong === true })),
    ),
    colon: shared.colon,
    action:
      words.action && url
        ? { label: fillIn(words.action), url, addressHelp: 'token' in data ? shared.addressHelp : null }
        : null,
    notes: fillAll(words.notes, values),
    signOff: forStaff ? null : shared.signOff[brand],
    footer: {
      lines: [
        fillIn(words.footer),
        ...(forStaff ? [] : [fill(shared.questions, about) ?? '']),
        `${localized.org.name[locale]}\n${localized.org.address[locale]}`,
      ],
      unsubscribe: leave ? { label: shared.unsubscribe, url: leave } : null,
    },
  };
}
