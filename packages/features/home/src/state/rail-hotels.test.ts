import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestPieces } from './newest-pieces.ts';
import { shownPlaces } from '@voyage/site-chrome/links/shown-places.ts';
import { railHotels } from './rail-hotels.ts';

const hotel = (id: string, flagship: boolean, ...pictures: string[]) => ({
  id,
  flagship,
  pictures,
  leadPictures: pictures.length,
});
const content = new URL('../../../../../apps/api/content/blog/', import.meta.url);

test('flagships come first, and no picture is used twice or elsewhere on Home', () => {
  const row = railHotels(
    [hotel('1', false, 'bed', 'pool'), hotel('2', true, 'hall', 'bed'), hotel('3', false, 'bed')],
    ['hall'],
  );
  expect(row.map(({ hotel: { id }, lead }) => [id, lead])).toEqual([
    ['2', 'bed'],
    ['1', 'pool'],
    ['3', null],
  ]);
});

test('hotels without a picture come last, and only if there are fewer than eight others', () => {
  const others = Array.from({ length: 8 }, (_, i) => hotel(`other-${i}`, false, `picture-${i}`));
  expect(railHotels([hotel('bare', true), ...others], []).map(({ hotel: { id } }) => id)).not.toContain(
    'bare',
  );
  expect(railHotels([hotel('bare', true), ...others.slice(1)], []).at(-1)?.hotel.id).toBe('bare');
});

test('places and the newest articles have different pictures, now and after the next publication', () => {
  const pieces = readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(new URL(`${name}/facts.json`, content), 'utf8')) as Piece)
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const firsts = ['coast', 'louvre', 'lounge-1', 'lounge-2'];
  const places = shownPlaces.map(({ picture }) => picture);
  expect(pieces.length).toBeGreaterThan(newestPieces.pageSize);
  for (const newest of [pieces.slice(0, newestPieces.pageSize), pieces.slice(1, newestPieces.pageSize + 1)]) {
    const all = [...firsts, ...places, ...newest.map(({ picture }) => picture)];
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  }
});
interface Piece {
  publishedAt: string;
  picture: string;
}
