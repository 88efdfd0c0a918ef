import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
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

type Values = Record<string, string | number>;
type Tree = Messages[string];

/** "1,234.5", as all four languages write it. `Intl.NumberFormat` would first read every language's figures, 15 ms of a desktop processor. */
function figure(value: number): string {
  const [whole = '', part = ''] = String(Number(value.toFixed(3))).split('.');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (part && `.${part}`);
}

/** A message with its arguments (ICU MessageFormat, without what no catalog uses: dates, times and tags). @throws Error without one of them */
function written(tree: Tree, values: Values, plural: (value: number, kind: Intl.PluralRuleType | undefined) => string, counted = 0): string {
  return tree
    .map((part) => {
      if (part.type === 0) return part.value;
      if (part.type === 7) return figure(counted);
      const value = 'value' in part ? values[part.value] : undefined;
      if (value === undefined) throw new Error(`its argument "${'value' in part ? part.value : ''}" is missing`);
      if (part.type === 1) return String(value);
      if (part.type === 2) return figure(Number(value));
      if (part.type !== 5 && part.type !== 6) throw new Error(`a part of kind ${part.type} cannot be written`);
      const count = part.type === 6 ? Number(value) - (part.offset ?? 0) : counted;
      const option =
        part.options[part.type === 5 ? String(value) : `=${value}`] ??
        part.options[part.type === 6 ? plural(count, part.pluralType) : 'other'] ??
        part.options.other;
      return option ? written(option.value, values, plural, count) : '';
    })
    .join('');
}

function prepare(locale: Locale, messages: Messages): Words {
  const rules = new Map<string | undefined, Intl.PluralRules>();
  const plural = (value: number, type: Intl.PluralRuleType = 'cardinal') => {
    let rule = rules.get(type);
    if (!rule) rules.set(type, (rule = new Intl.PluralRules(intlLocale(locale), { type })));
    return rule.select(value);
  };
  const say: Say = (id, values = {}) => {
    const tree = messages[id];
    const [first] = tree ?? [];
    if (tree?.length === 1 && first?.type === 0) return first.value; // most are plain text
    try {
      if (!tree) throw new Error('it is not in the catalog');
      return written(tree, values, plural);
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
