import type { Locale } from '@voyage/domain/locale.ts';
import { readFileSync } from 'node:fs';
import type { Messages } from './messages.ts';

/** The compiled catalog of a brand. */
export function catalog(brand: 'main' | 'club', locale: Locale): Messages {
  const messages: Messages = JSON.parse(
    readFileSync(new URL(`../generated/${brand}/${locale}.json`, import.meta.url), 'utf8'),
  );
  return messages;
}
/** The arguments of a message, and whether each must be a number. */
export function argumentsOf(tree: Messages[string]): [string, boolean][] {
  return tree.flatMap((part): [string, boolean][] => {
    if (part.type === 5 || part.type === 6)
      return [
        [part.value, part.type === 6],
        ...Object.values(part.options).flatMap((option) => argumentsOf(option.value)),
      ];
    return part.type === 1 || part.type === 2 ? [[part.value, part.type === 2]] : [];
  });
}
