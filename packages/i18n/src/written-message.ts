import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** How a language chooses plurals and formats numbers. */
export interface Numbers {
  format: (value: number) => string;
  rule: (value: number, type: Intl.PluralRuleType | undefined) => string;
}

/**
 * Formats a message. A page has hundreds, and @formatjs/intl takes ten times as long to join a few
 * words. Undefined if an argument is missing or of another type, or for syntax that our messages do
 * not use (tags, dates): formatjs handles those. `counted`: the number that `#` stands for.
 */
export function formatTree(
  tree: readonly MessageFormatElement[],
  values: MessageValues,
  numbers: Numbers,
  counted?: number,
): string | undefined {
  let text = '';
  for (const part of tree) {
    const partText = formatPart(part, values, numbers, counted);
    if (partText === undefined) return undefined;
    text += partText;
  }
  return text;
}

function formatPart(
  part: MessageFormatElement,
  values: MessageValues,
  numbers: Numbers,
  counted: number | undefined,
): string | undefined {
  if (part.type === 0) return part.value;
  if (part.type === 7) return counted === undefined ? undefined : numbers.format(counted);
  const value = Object.hasOwn(values, part.value) ? values[part.value] : undefined;
  if (value === undefined) return undefined;
  switch (part.type) {
    case 1:
      return String(value);
    case 2:
      return typeof value === 'number' && !part.style ? numbers.format(value) : undefined;
    case 5: {
      const option = part.options[value] ?? part.options.other;
      return option && formatTree(option.value, values, numbers);
    }
    case 6: {
      if (typeof value !== 'number') return undefined;
      const rest = value - part.offset;
      const option =
        part.options[`=${value}`] ?? part.options[numbers.rule(rest, part.pluralType)] ?? part.options.other;
      return option && formatTree(option.value, values, numbers, rest);
    }
    default:
      return undefined;
  }
}
