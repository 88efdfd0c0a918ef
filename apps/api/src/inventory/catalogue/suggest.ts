import type { suggest as contract } from '@voyage/contracts/location.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { vocabulary } from '../vocabulary.ts';
import { countryName } from './describe.ts';
import type { Store } from './store.ts';

type Suggestion = Output<typeof contract.data>['suggestions'][number];
interface Entry { kind: Suggestion['kind']; code: string; keys: string[]; weight: number; name: (locale: Locale) => string; detail: (locale: Locale) => string; fuzzy: boolean }

/** One form for what people type: width, case, accents, katakana as hiragana, no spaces or punctuation. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase().replaceAll('ı', 'i')
    .replaceAll(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60)).replaceAll(/[\s\-'’・.,&()·]+/g, '');
}

function entries(store: Store): Entry[] {
  const words = vocabulary();
  const keysOf = (name: Record<Locale, string>, more: string[] = []) => [...new Set([...locales.map((l) => fold(name[l])), ...more.map(fold)])].filter(Boolean);
  const list: Entry[] = [];
  for (const p of words.places.values()) {
    const place = { kind: p.kind, code: p.code, name: (l: Locale) => p.name[l], detail: (l: Locale) => countryName(p.country, l) };
    list.push({ ...place, keys: keysOf(p.name, [...p.aliases, p.code]), weight: p.kind === 'city' ? 100 : 80, fuzzy: true });
    for (const d of p.districts) if (d.slug !== p.code) list.push({ ...place, keys: keysOf(d.name), weight: 40, fuzzy: false, name: (l) => `${d.name[l]}${l === 'en' ? ', ' : '・'}${p.name[l]}` });
    for (const airport of p.airports) list.push({ ...place, kind: 'airport', keys: [fold(airport)], weight: 50, fuzzy: false, name: (l) => `${airport} · ${p.name[l]}` });
  }
  for (const r of words.regions.values()) list.push({ kind: 'region', code: r.code, keys: keysOf(r.name), weight: 70, fuzzy: true, name: (l) => r.name[l], detail: () => '' });
  for (const g of words.groups.values()) list.push({ kind: 'group', code: g.code, keys: keysOf(g.name), weight: 60, fuzzy: true, name: (l) => g.name[l], detail: () => '' });
  for (const b of words.brands.values()) if (b.code !== 'independent') list.push({ kind: 'brand', code: b.code, keys: keysOf(b.name), weight: 55, fuzzy: true, name: (l) => b.name[l], detail: (l) => words.groups.get(b.group)?.name[l] ?? '' });
  for (const h of store.hotels.values()) if (!h.closed) list.push({ kind: 'hotel', code: String(h.id), keys: keysOf(h.name), weight: h.flagship ? 35 : 20, fuzzy: false, name: (l) => h.name[l], detail: (l) => `${h.place.name[l]}${l === 'en' ? ', ' : '・'}${countryName(h.place.country, l)}` });
  return list;
}

/** How well a key answers what is typed: 0 is not at all. */
function score(key: string, typed: string, fuzzy: boolean): number {
  if (key === typed) return 1000;
  if (key.startsWith(typed)) return 700;
  if (typed.length >= 2 && key.includes(typed)) return 400;
  if (!fuzzy || typed.length < 4) return 0;
  const allowed = typed.length >= 8 ? 2 : 1;
  return distance(key.slice(0, typed.length + (key.length > typed.length ? 0 : allowed)), typed, allowed) <= allowed ? 250 : 0;
}

/** Damerau-Levenshtein distance, given up beyond `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let d = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, (before[j - 2] ?? 0) + 1);
      next.push(d);
    }
    [before, row] = [row, next];
    if (Math.min(...row) > limit) return limit + 1;
  }
  return row[b.length] ?? limit + 1;
}

/** The suggest index: made at the first question after hotels came or went. */
export function suggester(store: Store): (query: string, limit: number, locale: Locale) => { suggestions: Suggestion[] } {
  let made: Entry[] | undefined;
  let size = -1;
  return (query, limit, locale) => {
    if (!made || size !== store.hotels.size) [made, size] = [entries(store), store.hotels.size];
    const typed = fold(query);
    if (typed === '') return { suggestions: [] };
    const best: { entry: Entry; points: number }[] = [];
    for (const entry of made) {
      let points = 0;
      for (const key of entry.keys) points = Math.max(points, score(key, typed, entry.fuzzy));
      if (points > 0) best.push({ entry, points: points + entry.weight });
    }
    best.sort((a, b) => b.points - a.points || a.entry.code.localeCompare(b.entry.code, 'en'));
    return { suggestions: best.slice(0, limit).map(({ entry }) => ({ kind: entry.kind, code: entry.code, name: entry.name(locale), detail: entry.detail(locale) })) };
  };
}
