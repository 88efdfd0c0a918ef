import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { expect, it } from 'vitest';
import { lineLoader, shipLoader, voyageLoader } from './cruise-load.ts';

const context = { locale: 'en' } as PageContext;
const notThere = { isNotFound: true };

it.each(['no-line', 'constructor', '__proto__', 'trains'])('%s is not a cruise line', async (line) =>
  expect(lineLoader({ context, params: { line } })).rejects.toMatchObject(notThere),
);
it.each([
  ['silver-seas', 'grandeur'],
  ['silver-seas', 'constructor'],
  ['regent-seven-seas', 'endeavour'],
])('%s has no ship %s', async (line, shipId) =>
  expect(shipLoader({ context, params: { line, shipId } })).rejects.toMatchObject(notThere),
);
it.each([
  ['regent-seven-seas', 'splendor', 'paris-barcelona'],
  ['silver-seas', 'endeavour', 'paris-barcelona'],
  ['silver-seas', 'endeavour', 'constructor'],
])('%s/%s has no voyage %s', async (line, shipId, itineraryId) =>
  expect(voyageLoader({ context, params: { line, shipId, itineraryId } })).rejects.toMatchObject(notThere),
);

it('includes a ship’s own voyages, and its sister ships', async () => {
  const grandeur = await shipLoader({ context, params: { line: 'regent-seven-seas', shipId: 'grandeur' } });
  expect(grandeur.voyages.map(({ id }) => id)).toEqual([
    'paris-barcelona',
    'rome-barcelona',
    'istanbul-venice',
  ]);
  expect(grandeur.others.map(({ id }) => id)).toEqual(['splendor', 'explorer']);
  const explorer = await shipLoader({ context, params: { line: 'regent-seven-seas', shipId: 'explorer' } });
  expect(explorer.voyages).toEqual([]);
});
it('includes a voyage’s ship, and her other voyages', async () => {
  const load = await voyageLoader({
    context,
    params: { line: 'silver-seas', shipId: 'endeavour', itineraryId: 'reykjavik-tromse' },
  });
  expect(load).toMatchObject({ ship: { name: 'Silver Endeavour' }, line: { name: 'Silversea' } });
  expect(load.others).toHaveLength(4);
});
