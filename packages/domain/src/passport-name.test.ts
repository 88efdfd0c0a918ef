import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNameOf, looksSwapped, machineReadableName } from './passport-name.ts';

it('formats a name like the machine-readable line of a passport', () => {
  expect(machineReadableName({ lastname: 'Sato', firstname: 'Haruka' })).toBe('SATO<<HARUKA');
  expect(machineReadableName({ lastname: 'Chen', firstname: 'Ya-Ting' })).toBe('CHEN<<YA<TING');
  expect(machineReadableName({ lastname: 'van der Berg', firstname: 'Anna Maria' })).toBe(
    'VAN<DER<BERG<<ANNA<MARIA',
  );
  expect(machineReadableName({ lastname: 'O’Connor', firstname: "D'Arcy J." })).toBe('OCONNOR<<DARCY<J');
});

it('transliterates letters as passports do (ICAO 9303, part 3)', () => {
  expect(machineReadableName({ lastname: 'Müller', firstname: 'Jörg' })).toBe('MUELLER<<JOERG');
  expect(machineReadableName({ lastname: 'Strauß', firstname: 'Åse' })).toBe('STRAUSS<<AASE');
  expect(machineReadableName({ lastname: 'Nguyễn', firstname: 'Łucja Æ' })).toBe('NGUYEN<<LUCJA<AE');
});

it('is truncated to 39 characters and keeps part of the given name', () => {
  const line = machineReadableName({
    lastname: 'Papandropoulos Konstantinopoulos Hatzi',
    firstname: 'Jonathon Alec',
  });
  expect(line).toHaveLength(39);
  expect(line).toMatch(/^PAPANDROPOULOS<KONSTANTINOPOULOS<.*<<J/);
});

it('has nothing but letters and fillers, in two parts at most', () => {
  // The letters of ICAO's table; it has no Latin equivalent for rarer ones (Ɂ, ǃ).
  const name = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ž][A-Za-zÀ-ÖØ-öø-ž '’.-]{0,59}$/);
  fc.assert(
    fc.property(name, name, (lastname, firstname) => {
      const line = machineReadableName({ lastname, firstname });
      expect(line).toMatch(/^[A-Z]+(<[A-Z]+)*(<<[A-Z]+(<[A-Z]+)*)?$/);
      expect(line.length).toBeLessThanOrEqual(39);
    }),
  );
});

it('is empty if there is nothing to write', () => {
  expect(machineReadableName({ lastname: '', firstname: ' ' })).toBe('');
  expect(machineReadableName({ lastname: '陳', firstname: '雅婷' })).toBe('');
  expect(machineReadableName({ lastname: 'Chen', firstname: '' })).toBe('CHEN');
});

it('has one name alone', () => {
  expect(machineReadableName({ lastname: 'Sukarno', firstname: 'SUKARNO' })).toBe('SUKARNO');
});

it('notices a family name entered as the given name', () => {
  expect(looksSwapped({ lastname: 'Ya-Ting', firstname: 'Chen' })).toBe(true);
  expect(looksSwapped({ lastname: 'Haruka', firstname: 'SATO' })).toBe(true);
  expect(looksSwapped({ lastname: 'Chen', firstname: 'Ya-Ting' })).toBe(false);
  expect(looksSwapped({ lastname: 'Lin', firstname: 'Wang' })).toBe(false); // either may be the family name
  expect(looksSwapped({ lastname: 'Smith', firstname: 'John' })).toBe(false);
  expect(looksSwapped({ lastname: '', firstname: 'Chen' })).toBe(false);
});

it('notices names swapped relative to the member’s known name', () => {
  const known = { lastname: 'Moreau', firstname: 'Camille' };
  expect(looksSwapped({ lastname: 'camille', firstname: 'MOREAU' }, known)).toBe(true);
  expect(looksSwapped(known, known)).toBe(false);
});

it('compares the name on a card with a person', () => {
  const chen = { lastname: 'Chen', firstname: 'Ya-Ting' };
  for (const name of ['YA-TING CHEN', 'YA TING CHEN', 'CHEN YATING', 'chen ya‑ting', 'ＹＡＴＩＮＧ ＣＨＥＮ'])
    expect(isNameOf(name, chen)).toBe(true);
  for (const name of ['MEI LING CHEN', 'YA CHEN', '', '陳雅婷']) expect(isNameOf(name, chen)).toBe(false);
  const muller = { lastname: 'Müller', firstname: 'Jörg' };
  for (const name of ['JORG MULLER', 'JOERG MUELLER', 'JÖRG MÜLLER'])
    expect(isNameOf(name, muller)).toBe(true);
  expect(isNameOf('SUKARNO', { lastname: 'Sukarno', firstname: 'Sukarno' })).toBe(true);
});
