import { formatMessage, type ResolvedIntlConfig } from '@formatjs/intl';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatToParts, type Formats, type Formatters } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { RawIntlProvider, useIntl as useReactIntl, type IntlShape } from 'react-intl';
import type { MessageId, Messages, ValuesOf } from './messages.ts';
import { writtenMessage, type Numbers } from './written-message.ts';

/** react-intl's `formatMessage` with the ids of the catalogs and the arguments of each. Answers text: no message has tags. */
export type Translate = <Id extends MessageId>(descriptor: { id: Id }, ...values: ValuesOf<Id>) => string;
/**
 * What a page needs of react-intl's `IntlShape`. Dates and amounts are written by dates.ts and by the domain's
 * money formatter, which know the rules of the product; messages get them as text.
 */
export interface SiteIntl {
  /** The tag that Intl is given, e.g. zh-TW. */
  locale: string;
  formatMessage: Translate;
  /** Whether there is a message, for codes that come from the service. */
  hasMessage: (id: string) => id is MessageId;
}

/** "1,234.5", as all four languages write it. `Intl.NumberFormat` would first read every language's figures, 15 ms of a desktop processor. */
function formatNumber(value: number | bigint): string {
  const [whole = '', part = ''] = String(Number(Number(value).toFixed(3))).split('.');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (part && `.${part}`);
}

/** Styles of numbers and dates by name: no message has them, the compiler of the catalogs refuses them. */
const noFormats: Formats = { number: {}, date: {}, time: {} };

/**
 * An intl object put together from @formatjs/intl's own `formatMessage`. Its `createIntl` asks
 * `Intl.NumberFormat` and `Intl.DateTimeFormat` for what they support, which costs a telephone 60 to 120 ms
 * while the page comes alive (docs/decisions/0012).
 */
function createSiteIntl(locale: Locale, messages: Messages): SiteIntl & Pick<IntlShape, 'messages'> {
  const tag = intlLocale(locale);
  const rules = new Map<string | undefined, Intl.PluralRules>();
  const ruleOf = (type: Intl.PluralRuleType | undefined): Intl.PluralRules => {
    let rule = rules.get(type);
    if (!rule) rules.set(type, (rule = new Intl.PluralRules(tag, type ? { type } : {})));
    return rule;
  };
  const numbers: Numbers = { format: formatNumber, rule: (value, type) => ruleOf(type).select(value) };
  const formatters: Formatters = {
    getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat, // the one method that formatToParts calls
    getDateTimeFormat: () => {
      throw new Error('dates are written by dates.ts');
    },
    getPluralRules: (_, options) => ruleOf(options?.type),
  };
  const state = {
    ...formatters,
    getMessageFormat: (tree: Messages[string]) => ({
      format: (values: Record<string, string | number>) =>
        formatToParts(tree, tag, formatters, noFormats, values)
          .map((part) => String(part.value))
          .join(''),
    }),
  };
  const config: Partial<ResolvedIntlConfig> = {
    locale: tag,
    messages,
    formats: {},
    defaultFormats: {},
    defaultLocale: 'en',
    fallbackOnEmptyString: true,
    onError: (error) => console.error(error.message), // a missing message is a defect: it must be seen
  };
  const format = formatMessage as unknown as (
    config: object,
    state: object,
    descriptor: { id: string },
    values?: object,
  ) => string; // its types want all formatters, of which it calls `getMessageFormat` alone
  return {
    locale: tag,
    messages,
    formatMessage: (descriptor, ...[values]) => {
      const tree = messages[descriptor.id];
      return (
        (tree && writtenMessage(tree, values ?? {}, numbers)) || format(config, state, descriptor, values)
      );
    },
    hasMessage: (id): id is MessageId => Object.hasOwn(messages, id),
  };
}

const created = new WeakMap<Messages, ReturnType<typeof createSiteIntl>>();
/** One for each catalog, for the whole process or visit: components, route heads and tests share it. */
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
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>; // useIntl below shows what it really has
}

/** `const { formatMessage: t } = useIntl(); t({ id: 'stays.search' })`. */
export function useIntl(): SiteIntl {
  const intl: unknown = useReactIntl();
  return intl as SiteIntl; // the provider above puts nothing else there
}
