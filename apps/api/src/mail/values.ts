import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { momentOn, taipeiClock } from '@voyage/domain/written-date.ts';
import { longDay, plainDay } from '@voyage/domain/written-day.ts';
import { sharedWords, type CountedNoun } from './content.ts';
import type { Instant, Kind, KindValues, Party, RoomParty, Travellers } from './kinds.ts';

function instant({ at, timeZone, place }: Instant, locale: Locale): string {
  const company = taipeiClock(locale);
  return momentOn(
    at,
    timeZone === company.timeZone && place === undefined ? company : { timeZone, place: place ?? null },
    locale,
  );
}

/** "2 rooms", "10 分鐘" with the nouns of `shared.json`, by the language's plural rules. */
function counted(value: number, noun: CountedNoun, locale: Locale): string {
  const forms = sharedWords(locale).counts[noun];
  return (new Intl.PluralRules(intlLocale(locale)).select(value) === 'one' ? forms.one : forms.other).replace(
    '{count}',
    String(value),
  );
}
const travellers = ({ adults, children }: Travellers, locale: Locale): string =>
  [counted(adults, 'adults', locale), ...(children > 0 ? [counted(children, 'children', locale)] : [])].join(
    sharedWords(locale).comma,
  );
const party = ({ rooms, ...people }: Party, locale: Locale): string =>
  travellers(people, locale) + sharedWords(locale).comma + counted(rooms, 'rooms', locale);

const roomLine = ({ number, guest, ...people }: RoomParty, locale: Locale): string =>
  [
    sharedWords(locale).room.replace('{number}', String(number)),
    unlinked(stripControls(guest)),
    travellers(people, locale),
  ].join(' · ');

/** Removes control characters and bidirectional controls, and noncharacters; `lines` keeps line breaks. */
const stripControls = (text: string, keepLines = false): string => {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff]/g,
    ' ',
  );
  return keepLines ? clean.trim() : clean.replaceAll(/\s+/g, ' ').trim();
};
/** A zero-width space after characters that make mail clients see a link. */
const unlinked = (text: string): string => text.replaceAll(/(?<=\S)[.:/@](?=\S)/g, '$&\u200b');
/** A name contains no slash but that of `s/o`, no dot within a word, and is not very long. */
const looksLikeName = (text: string): boolean =>
  text.length <= 80 && !/[/@<>]|\w\.\w{2,}/u.test(text.replaceAll(/(?<!\S)\p{L}\/\p{L}(?!\S)/gu, ''));

type Formatters = { [K in Kind]: (value: NonNullable<KindValues[K]>, locale: Locale) => string | null };
const formatters: Formatters = {
  text: (value) => stripControls(value),
  name: (value) => (looksLikeName(stripControls(value)) ? stripControls(value) : null),
  freeText: (value) => unlinked(stripControls(value)),
  lines: (value) => stripControls(value, true),
  day: longDay,
  instant,
  party,
  byRoom: (rooms, locale) => rooms.map((room) => roomLine(room, locale)).join('\n') || null,
  travellers,
  money: (value, locale) => formatMoney(value, locale),
  fees: (value, locale) =>
    value
      .map(({ kind, ...money }) => `${sharedWords(locale).fees[kind]} ${formatMoney(money, locale)}`)
      .join(sharedWords(locale).comma) || null,
  deposits: (value, locale) =>
    value
      .map(({ due, ...money }) =>
        sharedWords(locale)
          .deposit.replace('{day}', plainDay(due, locale))
          .replace('{amount}', formatMoney(money, locale)),
      )
      .join(sharedWords(locale).comma) || null,
  level: (value, locale) => sharedWords(locale).levels[value],
  count: (value) => String(value),
  nights: (value, locale) => counted(value, 'nights', locale),
  minutes: (value, locale) => counted(value, 'minutes', locale),
  days: (value, locale) => counted(value, 'days', locale),
  allowance: (value) => String(value),
  hidden: () => null,
  langs: () => null,
  picture: () => null,
  page: () => null,
};

/** A value as displayed; null: omitted. */
export function formatValue<K extends Kind>(kind: K, value: KindValues[K] | null, locale: Locale) {
  if (value === null) return kind === 'allowance' ? sharedWords(locale).unlimited : null;
  return (formatters[kind] as (value: KindValues[K], locale: Locale) => string | null)(value, locale); // each kind has the formatter for its values, which indexing by K does not show
}
