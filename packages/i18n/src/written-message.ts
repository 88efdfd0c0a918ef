import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** How a language chooses plurals, formats writing, and joins a value to the words around it. */
export interface Writing {
  format: (value: number) => string;
  rule: (value: number, type: Intl.PluralRuleType | undefined) => string;
  join: (before: string, after: string) => string;
}

/**
 * Formats a message. A page has hundreds, and @formatjs/intl takes ten times as long to join a few
 * words. Undefined if an argument is missing or of another type, or for syntax that our messages do
 * not use (tags, dates): formatjs handles those. `counted`: the number that `#` stands for.
 */
export function formatTree(
  tree: readonly MessageFormatElement[],
  values: MessageValues,
  writing: Writing,
  counted?: number,
): string | undefined {
  let text = '';
  for (const part of tree) {
    const partText = formatPart(part, values, writing, counted);
    if (partText === undefined) return undefined;
    text = writing.join(text, partText);
  }
  return text;
}

function formatPart(
  part: MessageFormatElement,
  values: MessageValues,
  writing: Writing,
  counted: number | undefined,
): string | undefined {
  if (part.type === 0) return part.value;
  if (part.type === 7) return counted === undefined ? undefined : writing.format(counted);
  const value = Object.hasOwn(values, part.value) ? values[part.value] : undefined;
  if (value === undefined) return undefined;
  switch (part.type) {
    case 1:
      return String(value);
    case 2:
      return typeof value === 'number' && !part.style ? writing.format(value) : undefined;
    case 5: {
      const option = part.options[value] ?? part.options.other;
      return option && formatTree(option.value, values, writing);
    }
    case 6: {
      if (typeof value !== 'number') return undefined;
      const rest = value - part.offset;
      const option =
        part.options[`=${value}`] ?? part.options[writing.rule(rest, part.pluralType)] ?? part.options.other;
      return option && formatTree(option.value, values, writing, rest);
    }
    default:
      return undefined;
  }
}
