import { type Locale, type LocalizedText, inEveryLocale } from '@voyage/domain/locale.ts';
import type { OwnTexts } from './generated-hotel.ts';
import type { Descriptions, Sentence } from '../../descriptions.ts';
import type { District, Place } from '../../places.ts';
import type { Brand } from '../../vocabulary.ts';
import type { Random } from './random.ts';

/** The facts that a text may state, and must not contradict. */
export interface TextInputs {
  place: Place;
  district: District;
  brand: Brand;
  features: string[];
  roomCount: number;
  openedYear: number;
  renovatedYear: number | null;
}
type Part = 'sentence' | 'line' | 'closing';

/**
 * What follows the first sentence; repetition sets the frequency: some hotels get one honest sentence, some
 * four.
 */
const shapes: Part[][] = [
  [],
  ['sentence'],
  ['line'],
  ['line'],
  ['sentence'],
  ['line', 'sentence'],
  ['sentence', 'line'],
  ['sentence', 'sentence'],
  ['line', 'closing'],
  ['sentence', 'line', 'closing'],
];
/** Maximum number of hotels with the same first sentence, and with the same line about a place or district. */
const maxLeads = 40;
const maxLineUses = 4;

/** A longer first sentence (in English characters) may be the only one; a line about the district never is. */
const standsAlone = 80;

/** The traits of any hotel of a district (docs/words.md). */
export const siteTraits = (place: Place, district: District): Set<string> =>
  new Set([
    district.setting,
    place.climate,
    place.country,
    place.code,
    ...(district.carFree ? ['car-free'] : []),
    ...(place.lat < 0 ? ['southern'] : []),
  ]);

/** The traits that conditions of sentences refer to (docs/words.md). */
export function traitsOf({ place, district, brand, features, ...facts }: TextInputs): Set<string> {
  return new Set([
    ...siteTraits(place, district),
    ...features,
    `group:${brand.group}`,
    ...(facts.roomCount <= 40 ? ['small'] : facts.roomCount >= 140 ? ['large'] : []),
    ...(facts.openedYear <= 1945 ? ['old'] : facts.openedYear >= 2016 ? ['new'] : []),
    ...(facts.renovatedYear === null ? [] : ['renovated']),
  ]);
}

/** The facts that a sentence states: a text gives the number of rooms once. */
const factsIn = ({ text }: Sentence): string[] => text.en.match(/\{\w+\}/g) ?? [];

export const conditionsHold = ({ conditions }: Pick<Sentence, 'conditions'>, traits: ReadonlySet<string>) =>
  conditions.every(({ not, anyOf }) => anyOf.some((trait) => traits.has(trait)) !== not);

/**
 * Writes the texts of one inventory, hotel by hotel, place by place. A first sentence is used once per place
 * (per district if it names it) and 40 times in all, a line about a place 4 times; other sentences go where
 * they have been used least. A hotel without remaining sentences gets a short text.
 */
export function hotelTexts({
  sentences,
  closings,
}: Descriptions): (hotel: TextInputs, r: Random) => OwnTexts['story'] {
  const uses = new Map<Sentence, number>();
  const led = new Map<Sentence, number>();
  /** By the text as shown: a first sentence that names its district is another one in each. */
  const shown = new Map<string, number>();
  let place: Place | undefined;
  let usesHere = new Map<Sentence, number>();
  /** First sentences of the place, with their districts. */
  let ledHere = new Set<string>();

  const least = (fitting: Sentence[], score: (sentence: Sentence) => number, r: Random) => {
    let best: Sentence | undefined;
    let lowest = Infinity;
    for (const sentence of fitting) {
      const of = score(sentence) + r.next() * 4;
      if (of < lowest) [best, lowest] = [sentence, of];
    }
    return best;
  };

  return (hotel, r) => {
    if (hotel.place !== place) {
      place = hotel.place;
      usesHere = new Map();
      ledHere = new Set();
    }
    const traits = traitsOf(hotel);
    const fitting = sentences.filter((sentence) => conditionsHold(sentence, traits));
    const lines = hotel.district.lines.filter((line) => (uses.get(line) ?? 0) < maxLineUses);
    const opening = ({ text }: Sentence) => text.en.replace('{district}', hotel.district.name.en);
    const lead = least(
      [...fitting, ...lines].filter(
        (sentence) =>
          sentence.leads && !ledHere.has(opening(sentence)) && (shown.get(opening(sentence)) ?? 0) < maxLeads,
      ),
      (sentence) => (led.get(sentence) ?? 0) + 8 * (usesHere.get(sentence) ?? 0),
      r,
    );
    const text: Sentence[] = lead ? [lead] : [];
    if (lead) {
      ledHere.add(opening(lead));
      led.set(lead, (led.get(lead) ?? 0) + 1);
      shown.set(opening(lead), (shown.get(opening(lead)) ?? 0) + 1);
    }
    const leadIsLine = lead !== undefined && lines.includes(lead);
    const choices: Record<Part, Sentence[]> = {
      sentence: fitting,
      line: lines.length > 0 && !leadIsLine ? lines : fitting,
      closing: closings.filter((sentence) => conditionsHold(sentence, traits)),
    };
    const alone = lead !== undefined && !leadIsLine && lead.text.en.length > standsAlone;
    for (const part of r.pick(alone ? shapes : shapes.slice(1))) {
      const subjects = new Set(text.map(({ subject }) => subject));
      const stated = new Set(text.flatMap(factsIn));
      const next = least(
        choices[part].filter(
          (sentence) =>
            sentence.follows &&
            !subjects.has(sentence.subject) &&
            !factsIn(sentence).some((fact) => stated.has(fact)),
        ),
        (sentence) => (uses.get(sentence) ?? 0) / 4 + 12 * (usesHere.get(sentence) ?? 0),
        r,
      );
      if (next) text.push(next);
    }
    for (const sentence of text) {
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
      usesHere.set(sentence, (usesHere.get(sentence) ?? 0) + 1);
    }
    return storyOf(
      text.map(({ text: words }) => words),
      hotel,
    );
  };
}

function storyOf(sentences: LocalizedText[], hotel: TextInputs): OwnTexts['story'] {
  const values = (locale: Locale): Record<string, string> => ({
    district: hotel.district.name[locale],
    rooms: String(hotel.roomCount),
    year: String(hotel.openedYear),
    renovated: String(hotel.renovatedYear ?? ''),
  });
  const textOf = (sentence: LocalizedText, locale: Locale) => {
    const own = values(locale);
    return sentence[locale].replaceAll(/\{(\w+)\}/g, (whole, key: string) => own[key] ?? whole);
  };
  const [first] = sentences;
  return {
    standfirst: inEveryLocale((locale) => (first ? textOf(first, locale) : '')),
    paragraphs: inEveryLocale((locale) => [
      sentences.map((sentence) => textOf(sentence, locale)).join(locale === 'en' ? ' ' : ''),
    ]),
    highlights: inEveryLocale((): string[] => []),
  };
}
