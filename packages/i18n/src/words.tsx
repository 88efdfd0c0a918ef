import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatToParts, type Formats, type Formatters } from 'intl-messageformat';
import { createContext, use, type ReactNode } from 'react';
import type { MessageId, Messages } from './messages.ts';

export type Say = (id: MessageId, values?: Record<string, string | number>) => string;
interface Words {
  say: Say;
  has: (id: string) => id is MessageId;
}

/** A missing message is a defect, found by the compiler of the catalogs; at run time it must be seen. */
function onError(error: Error): void {
  console.error(error.message);
}

/** "1,234.5", as all four languages write it. `Intl.NumberFormat` would first read every language's figures, 15 ms of a desktop processor. */
function figure(value: number | bigint): string {
  const [whole = '', part = ''] = String(Number(Number(value).toFixed(3))).split('.');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (part && `.${part}`);
}

/** Styles of numbers and dates by name: no message has them, the compiler of the catalogs refuses them. */
const noFormats: Formats = { number: {}, date: {}, time: {} };

function prepare(locale: Locale, messages: Messages): Words {
  const tag = intlLocale(locale);
  const rules = new Map<string | undefined, Intl.PluralRules>();
  const formatters: Formatters = {
    getNumberFormat: () => ({ format: figure }) as Intl.NumberFormat,
    getDateTimeFormat: () => {
      throw new Error('dates are written by dates.ts');
    },
    getPluralRules: (_, options) => {
      let rule = rules.get(options?.type);
      if (!rule) rules.set(options?.type, (rule = new Intl.PluralRules(tag, options)));
      return rule;
    },
  };
  const say: Say = (id, values = {}) => {
    const tree = messages[id];
    const [first] = tree ?? [];
    if (tree?.length === 1 && first?.type === 0) return first.value; // most are plain text
    try {
      if (!tree) throw new Error('it is not in the catalog');
      return formatToParts(tree, tag, formatters, noFormats, values)
        .map((part) => String(part.value))
        .join('');
    } catch (error) {
      onError(new Error(`The message "${id}" in ${locale}: ${(error as Error).message}.`));
      return id;
    }
  };
  return { say, has: (id): id is MessageId => id in messages };
}

const kept = new WeakMap<Messages, Words>();
/** One for each catalog, for the whole process or visit. */
export function wordsOf(locale: Locale, messages: Messages): Words {
  let words = kept.get(messages);
  if (!words) kept.set(messages, (words = prepare(locale, messages)));
  return words;
}

const Context = createContext<Words>(prepare('en', {}));

export function WordsProvider({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  return <Context value={wordsOf(locale, messages)}>{children}</Context>;
}

/** `const say = useWords(); say('stays.search')`. */
export function useWords(): Say {
  return use(Context).say;
}

/** Whether there is a message, for codes that come from the service. */
export function useHasWord(): (id: string) => id is MessageId {
  return use(Context).has;
}
