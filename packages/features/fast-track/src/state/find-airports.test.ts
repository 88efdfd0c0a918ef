import { expect, it } from 'vitest';
import { findAirports } from './find-airports.ts';

const airports = [
  { iata: 'TPE', name: '臺灣桃園國際機場', city: '臺北', country: '臺灣' },
  { iata: 'NCE', name: 'Nice Côte d’Azur Airport', city: 'Nice', country: 'France' },
  { iata: 'CDG', name: 'Paris Charles de Gaulle Airport', city: 'Paris', country: 'France' },
];
const found = (typed: string) => findAirports(airports, typed).map(({ iata }) => iata);

it('finds by city, name, country and code, ignoring case, accents and width', () => {
  expect(found('')).toEqual(['TPE', 'NCE', 'CDG']);
  expect(found('桃園')).toEqual(['TPE']);
  expect(found('cote')).toEqual(['NCE']);
  expect(found('ＣＤＧ')).toEqual(['CDG']);
  expect(found('france  nice')).toEqual(['NCE']);
  expect(found('atlantis')).toEqual([]);
});
