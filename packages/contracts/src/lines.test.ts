import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookingRequest } from './booking-request.ts';
import { endpoints } from './endpoints.ts';
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

const { createUser, orderCustom, settleProductOrder, moveTailorMade } = endpoints;
const onBehalf = bookingRequest.entries.onBehalf.wrapped.entries;
test.each([
  ['of a new member', createUser.body.entries.reason],
  ['of an individual order', orderCustom.body.entries.reason],
  ['of what is done with an order', settleProductOrder.body.entries.reason],
  ['of a move of a journey', moveTailorMade.body.entries.reason],
  ['of a booking on behalf', onBehalf.reason],
  ['of a credit that is ignored', onBehalf.ignoreCreditReason],
  ['of a price that is not checked', onBehalf.skipPriceCheckReason],
] as const)('the reason %s is one line without markup', (_of, reason) => {
  expect(v.is(reason, 'Asked for by telephone')).toBe(true);
  expect(v.parse(reason, 'By phone\r\norder-refund\u2028all ')).toBe('By phone order-refund all');
  for (const bad of ['<b>By phone</b>', 'By\n</td>', ' \n', 'x'.repeat(201)])
    expect(v.is(reason, bad)).toBe(false);
});
