import type { suggest as contract } from '@voyage/contracts/location.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { vocabulary } from '../vocabulary.ts';
import { countryName } from '../country-name.ts';
import { NameIndex } from './name-index.ts';
import type { Store, StoredHotel } from './store.ts';

type Suggestion = Output<typeof contract.data>['suggestions'][number];
interface Entry {
  kind: Suggestion['kind'];
  code: string;
  keys: string[];
  weight: number;
  name: (locale: Locale) => string;
  detail: (locale: Locale) => string;
  fuzzy: boolean;
}

/** One form for what people type: width, case, accents, katakana as hiragana, no spaces or punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60))
    .replaceAll(/[\s\-'’・.,&()·]+/g, '');
}

const keysOf = (name: Record<Locale, string>, more: string[] = []) => [...new Set([...locales.map((l) => fold(name[l])), ...more.map(fold)])].filter(Boolean);

/** Everything but the hotels: a few hundred, of which each is looked at. */
function entries(): Entry[] {
  const words = vocabulary();
  const list: Entry[] = [];
  for (const p of words.places.values()) {
    const place = { kind: p.kind, code: p.code, name: (l: Locale) => p.name[l], detail: (l: Locale) => countryName(p.country, l) };
    list.push({ ...place, keys: keysOf(p.name, [...p.aliases, p.code]), weight: p.kind === 'city' ? 100 : 80, fuzzy: true });
    for (const d of p.districts)
      if (d.slug !== p.code)
        list.push({ ...place, keys: keysOf(d.name), weight: 40, fuzzy: false, name: (l) => `${d.name[l]}${l === 'en' ? ', ' : '・'}${p.name[l]}` });
    for (const airport of p.airports)
      list.push({ ...place, kind: 'airport', keys: [fold(airport)], weight: 50, fuzzy: false, name: (l) => `${airport} · ${p.name[l]}` });
  }
  for (const r of words.regions.values())
    list.push({ kind: 'region', code: r.code, keys: keysOf(r.name), weight: 70, fuzzy: true, name: (l) => r.name[l], detail: () => '' });
  for (const g of words.groups.values())
    list.push({ kind: 'group', code: g.code, keys: keysOf(g.name), weight: 60, fuzzy: true, name: (l) => g.name[l], detail: () => '' });
  for (const b of words.brands.values())
    if (b.code !== 'independent')
      list.push({
        kind: 'brand',
        code: b.code,
        keys: keysOf(b.name),
        weight: 55,
        fuzzy: true,
        name: (l) => b.name[l],
        detail: (l) => words.groups.get(b.group)?.name[l] ?? '',
      });
  return list;
}

const hotelEntry = (h: StoredHotel): Entry => ({
  kind: 'hotel',
  code: String(h.id),
  keys: keysOf(h.name),
  weight: h.flagship ? 35 : 20,
  fuzzy: false,
  name: (l) => h.name[l],
  detail: (l) => `${h.place.name[l]}${l === 'en' ? ', ' : '・'}${countryName(h.place.country, l)}`,
});

const points = { whole: 1000, beginning: 700, within: 400, alike: 250 };
/** How well a key answers what is typed: 0 is not at all. */
function score(key: string, typed: string, fuzzy: boolean): number {
  if (key === typed) return points.whole;
  if (key.startsWith(typed)) return points.beginning;
  if (typed.length >= 2 && key.includes(typed)) return points.within;
  if (!fuzzy || typed.length < 4) return 0;
  const allowed = typed.length >= 8 ? 2 : 1;
  return distanceToBeginning(key, typed, allowed) <= allowed ? points.alike : 0;
}

/** The least Damerau-Levenshtein distance from `typed` to any beginning of a key, given up beyond `limit`. */
export function distanceToBeginning(key: string, typed: string, limit: number): number {
  const width = typed.length;
  let [twoBefore, before, row] = [new Uint16Array(width + 1), new Uint16Array(width + 1), Uint16Array.from({ length: width + 1 }, (_, j) => j)];
  let best = limit + 1;
  if (key.length < width - limit) return best;
  for (let i = 1; i <= Math.min(key.length, width + limit); i++) {
    [twoBefore, before, row] = [before, row, twoBefore];
    let least = (row[0] = i);
    for (let j = 1; j <= width; j++) {
      const same = key[i - 1] === typed[j - 1] ? 0 : 1;
      let d = Math.min((before[j] as number) + 1, (row[j - 1] as number) + 1, (before[j - 1] as number) + same);
      if (i > 1 && j > 1 && key[i - 1] === typed[j - 2] && key[i - 2] === typed[j - 1]) d = Math.min(d, (twoBefore[j - 2] as number) + 1);
      row[j] = d;
      if (d < least) least = d;
    }
    if (least > limit) break;
    best = Math.min(best, row[width] as number);
  }
  return best;
}

interface Found {
  entry: Entry;
  points: number;
}
const byPoints = (a: Found, b: Found) => b.points - a.points || inOrder.compare(a.entry.code, b.entry.code);
const inOrder = new Intl.Collator('en');

/** The suggest index: made at the first question after hotels came or went. */
export function suggester(store: Store): (query: string, limit: number, locale: Locale) => { suggestions: Suggestion[] } {
  let made: { others: Entry[]; hotels: Entry[]; names: NameIndex } | undefined;
  let size = -1;
  const make = () => {
    const hotels = [...store.hotels.values()]
      .filter((h) => !h.closed)
      .map(hotelEntry)
      .toSorted((a, b) => b.weight - a.weight || inOrder.compare(a.code, b.code));
    return { others: entries(), hotels, names: new NameIndex(hotels.map((entry) => entry.keys)) };
  };
  return (query, limit, locale) => {
    if (!made || size !== store.hotels.size) [made, size] = [make(), store.hotels.size];
    const { others, hotels, names } = made;
    const typed = fold(query);
    if (typed === '') return { suggestions: [] };
    const found: Found[] = [];
    for (const entry of others) {
      let best = 0;
      for (const key of entry.keys) best = Math.max(best, score(key, typed, entry.fuzzy));
      if (best > 0) found.push({ entry, points: best + entry.weight });
    }
    // Each way to match is worth more than any weight, so the hotels come in this order and no more than `limit` are wanted.
    const { whole, beginning, within } = names.find(typed, limit);
    for (const [numbers, worth] of [
      [whole, points.whole],
      [beginning, points.beginning],
      [within, points.within],
    ] as const) {
      for (const number of numbers) found.push({ entry: hotels[number] as Entry, points: worth + (hotels[number] as Entry).weight });
    }
    return {
      suggestions: found
        .toSorted(byPoints)
        .slice(0, limit)
        .map(({ entry }) => ({ kind: entry.kind, code: entry.code, name: entry.name(locale), detail: entry.detail(locale) })),
    };
  };
}
