import * as v from 'valibot';
import { expect, test } from 'vitest';
import { line, personName, requiredLine, text } from './values.ts';

test.each([
  'Kyoto\nBcc: everybody',
  'Kyoto\r\nosaka',
  'Kyoto\tOsaka',
  'Kyoto\u2028Osaka',
  '<b>Kyoto</b>',
  '</title>',
  '<!-- -->',
  '<?php',
  'x<IMG src=y>',
])('one line has neither breaks nor markup: %j', (value) => {
  expect(v.is(line(100), value)).toBe(false);
});

test.each(['Kyoto & Osaka', 'I <3 Kyoto', 'a < b > c', "L'Aquila", '「京都」', ' Kyoto \n'])(
  'everything else is a line: %j',
  (value) => {
    expect(v.parse(requiredLine(100), value)).toBe(value.trim());
  },
);

test.each([
  '<b>Kyoto</b>',
  '</title>',
  '<!-- -->',
  '<?php',
  'x<IMG src=y>',
  'Mei\n<a href=//evil.example>Lin',
])('a name has no markup: %j', (value) => {
  expect(v.is(personName(100), value)).toBe(false);
});

test('a name is one line, whatever was pasted', () => {
  expect(v.parse(personName(100), 'Mei\r\nLin')).toBe('Mei Lin');
});

test('a text may have breaks', () => {
  expect(v.is(text(100), 'Slow mornings,\nno seafood')).toBe(true);
});
