import { formatMessage, type ResolvedIntlConfig } from '@formatjs/intl';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatToParts, type Formats, type Formatters } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { RawIntlProvider, useIntl as useReactIntl, type IntlShape } from 'react-intl';
import type { MessageId, Messages, ValuesOf } from './messages.ts';
import { joinChinese } from './join.ts';

/**
 * react-intl's `formatMessage` with typed ids and arguments; no descriptor, as no message has a default. Returns
 * text: no message contains tags.
 */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string;
/**
 * The part of react-intl's `IntlShape` that pages need. Dates and amounts are formatted by dates.ts
 * and the domain's money formatter, which implement the product's rules; messages get them as text.
 */
export interface SiteIntl {
  /** The tag for Intl, e.g. zh-TW. */
  locale: string;
  language: Locale;
  t: Translate;
  /** Whether a message exists, for codes that come from the service. */
  hasMessage: (id: string) => id is MessageId;
}

/**
 * "1,234.5", as in all four languages. `Intl.NumberFormat` would first load the number data of
 * every language, 15 ms on a desktop processor.
 */
function formatNumber(value: number | bigint): string {
  const [whole = '', part = ''] = String(Number(Number(value).toFixed(3))).split('.');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (part && `.${part}`);
}

/** Named number and date styles: no message uses them, and the catalog compiler rejects them. */
const noFormats: Formats = { number: {}, date: {}, time: {} };

type Values = Record<string, string | number>;
/** Formats the tree of a message: text and inserted values, in their order. */
type Parts = (tree: Messages[string], values: Values) => string[];

/**
 * In Chinese, how a value is joined to the words beside it depends on both (join.ts). formatjs merges strings and
 * numbers with these words, and keeps objects apart: so the values are given as objects.
 */
const joined =
  (parts: Parts): ((...message: Parameters<Parts>) => string) =>
  (tree, values) => {
    const objects = Object.entries(values).map(([name, value]) => [name, Object(value)]);
    return parts(tree, Object.fromEntries(objects)).reduce(joinChinese, '');
  };

/**
 * An intl object built on @formatjs/intl's own `formatMessage`. Its `createIntl` queries
 * `Intl.NumberFormat` and `Intl.DateTimeFormat` for what they support, which costs a phone 70 to
 * 190 ms during hydration (docs/decisions/0033).
 */
function createSiteIntl(locale: Locale, messages: Messages): SiteIntl & Pick<IntlShape, 'messages'> {
  const tag = intlLocale(locale);
  const rules = new Map<string | undefined, Intl.PluralRules>();
  const formatters: Formatters = {
    // the only method that formatToParts calls
    getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
    getDateTimeFormat: () => {
      throw new Error('dates are formatted by dates.ts');
    },
    getPluralRules: (_, options) => {
      const type = options?.type;
      let rule = rules.get(type);
      if (!rule) rules.set(type, (rule = new Intl.PluralRules(tag, type ? { type } : {})));
      return rule;
    },
  };
  const parts: Parts = (tree, values) =>
    formatToParts(tree, tag, formatters, noFormats, values).map(({ value }) => String(value));
  const format = locale.startsWith('zh')
    ? joined(parts)
    : (...message: Parameters<Parts>) => parts(...message).join('');
  const state = {
    ...formatters,
    getMessageFormat: (tree: Messages[string]) => ({ format: (values: Values) => format(tree, values) }),
  };
  const config: Partial<ResolvedIntlConfig> = {
    locale: tag,
    messages,
    formats: {},
    defaultFormats: {},
    defaultLocale: 'en',
    fallbackOnEmptyString: true,
    onError: (error) => console.error(error.message), // a missing message is a bug and must be visible
  };
  const formatFrom = formatMessage as unknown as (
    config: object,
    state: object,
    descriptor: { id: string },
    values?: object,
  ) => string; // typed for all formatters, but uses only `getMessageFormat`
  return {
    locale: tag,
    language: locale,
    messages,
    t: (id, ...[values]) => formatFrom(config, state, { id }, values),
    hasMessage: (id): id is MessageId => Object.hasOwn(messages, id),
  };
}

const created = new WeakMap<Messages, ReturnType<typeof createSiteIntl>>();
/** One per catalog, for the whole process or visit, shared by components, route heads and tests. */
export function siteIntl(locale: Locale, messages: Messages): SiteIntl & Pick<IntlShape, 'messages'> {
  let intl = created.get(messages);
  if (!intl) created.set(messages, (intl = createSiteIntl(locale, messages)));
  return intl;
}

export function IntlProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}) {
  const intl: unknown = siteIntl(locale, messages);
  // useIntl below types what it really has
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>;
}

/** `const { t } = useIntl(); t('stays.search')`. */
export function useIntl(): SiteIntl {
  const intl: unknown = useReactIntl();
  return intl as SiteIntl; // always the value that the provider above sets
}
