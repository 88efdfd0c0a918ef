import type { Locale } from '@voyage/domain/locale.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import { inLanguage, withoutMarks } from '../platform/marked-text.ts';
import { weekdayName } from '../platform/weekday-name.ts';
import type { Kind, KindValues } from './kinds.ts';
import { addedFields, templates, type TemplateName } from './templates.ts';
import { formatValue } from './values.ts';

/**
 * The value of each placeholder, marked if it is in another language (`inLanguage`); null: there is none, and text that
 * refers to it is omitted.
 */
export type Values = Record<string, string | null>;

/**
 * Chinese and Japanese letters and marks: they are separated from Latin ones by a space, but not from one
 * another.
 */
const wide = (character: string | undefined): boolean =>
  character !== undefined && /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(character);

/**
 * The text with its placeholders filled; null if one of them has no value. @throws Error for an unknown
 * placeholder
 */
export function fill(text: string, values: Values): string | null {
  let complete = true;
  const filled = text.replaceAll(
    /( ?)\{(\w+)\}( ?)/g,
    (_, before: string, name: string, after: string, at: number) => {
      if (!Object.hasOwn(values, name)) throw new Error(`there is no value for {${name}}`);
      const value = values[name] ?? null;
      complete &&= value !== null;
      const letters = [...withoutMarks(value ?? '')];
      const behind = at + before.length + name.length + 2 + after.length;
      return `${wide(letters[0]) && wide(text[at - 1]) ? '' : before}${value ?? ''}${wide(letters.at(-1)) && wide(text[behind]) ? '' : after}`;
    },
  );
  return complete ? filled : null;
}
export const fillAll = (texts: readonly string[], values: Values): string[] =>
  texts.map((text) => fill(text, values)).filter((text) => text !== null);

/** Where a day is set large: {checkInDate} and, below it, {checkInWeekday}. */
const partsOfDay = (field: string, day: KindValues['day'], locale: Locale): Values => ({
  [`${field}Date`]: plainDay(day, locale),
  [`${field}Weekday`]: weekdayName(day, locale),
});

/**
 * A template's data as displayed, by placeholder; a choice becomes its text, which may refer to other fields.
 * @throws Error for a field without data or a choice without text
 */
export function templateValues(
  template: TemplateName,
  data: object,
  locale: Locale,
  brandName: string,
  choices: Record<string, Record<string, string>> = {},
): Values {
  const given = new Map<string, unknown>(Object.entries(data));
  const langs = new Map(Object.entries((given.get('langs') ?? {}) as KindValues['langs'])); // its kind, when it was queued
  const values: Values = { brand: brandName };
  const chosen: [string, string][] = [];
  for (const [field, kind] of Object.entries<string | readonly string[]>(templates[template].fields)) {
    const value = given.has(field) ? given.get(field) : addedFields[field];
    if (value === undefined) throw new Error(`${template} has no ${field}`);
    if (typeof kind !== 'string') {
      const words = choices[field]?.[String(value)];
      if (words === undefined) throw new Error(`${template} has no words for a choice of ${field}`);
      chosen.push([field, words]);
    } else {
      // The data had the types of these fields when it was queued; `?` marks nullable ones.
      const text = formatValue(kind.replace(/\?$/, '') as Kind, value as KindValues[Kind] | null, locale);
      values[field] = text === null ? null : inLanguage(text, langs.get(field));
    }
    if (kind === 'day') Object.assign(values, partsOfDay(field, String(value), locale));
  }
  const plain = { ...values };
  for (const [field, words] of chosen) values[field] = fill(words, plain);
  return values;
}
