import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { createContext, use, type ReactNode } from 'react';
import { createIntl, createIntlCache } from 'react-intl/server';
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

type Values = Record<string, string | number>;
type Element = Messages[string][number];
const isPlain = (element: Element): element is Extract<Element, { type: 0 | 1 }> => element.type === 0 || element.type === 1;
const cache = createIntlCache();

/**
 * The words of a catalog, each message prepared once: react-intl alone looks it up under its whole tree,
 * written as JSON, every time. Most messages are plain text with or without arguments, and need no formatter.
 */
function prepare(locale: Locale, messages: Messages): Words {
  const intl = createIntl({ locale: intlLocale(locale), messages, onError }, cache);
  const prepared = new Map<string, (values: Values) => string>();
  function formatter(id: string): (values: Values) => string {
    const tree = messages[id];
    if (!tree?.every(isPlain)) {
      const format = tree && intl.formatters.getMessageFormat(tree, intl.locale, undefined, { formatters: intl.formatters });
      return (values) => String(format ? format.format(values) : intl.formatMessage({ id }));
    }
    const [first] = tree;
    if (tree.length === 1 && first?.type === 0) return () => first.value;
    return (values) =>
      tree
        .map(({ type, value }) => {
          if (type === 0) return value;
          if (!(value in values)) throw new Error(`The message "${id}" lacks its argument "${value}".`);
          return String(values[value]);
        })
        .join('');
  }
  const say: Say = (id, values = {}) => {
    let format = prepared.get(id);
    if (!format) prepared.set(id, (format = formatter(id)));
    try {
      return format(values);
    } catch (error) {
      onError(error as Error);
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
