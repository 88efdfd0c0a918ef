import { internationalPhones, nationalPhones } from '@voyage/domain/testing/typed-phones.ts';
import { emails, passportNames, postalCodes, type Typed } from '@voyage/domain/testing/typed-values.ts';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { verifyCode } from './auth.ts';
import { orderList } from './hotel-orders.ts';
import { endpoints } from './endpoints.ts';
import { invoice, payer } from './payer.ts';
import * as values from './values.ts';

type Schema = v.GenericSchema;
interface Field {
  at: string;
  schema: Schema;
}
const has = <K extends string>(value: object, key: K): value is Record<K, never> => key in value;
/** Every field of a schema, with its path; of an optional one, what it wraps. */
function fieldsOf(schema: Schema, at: string): Field[] {
  if (has(schema, 'wrapped')) return fieldsOf(schema.wrapped, at);
  const inside: [string, Schema][] = [
    ...(has(schema, 'entries') ? Object.entries<Schema>(schema.entries) : []),
    ...(has(schema, 'options') && schema.type === 'variant'
      ? Array.from<Schema, [string, Schema]>(schema.options, (one) => ['', one])
      : []),
    ...(has(schema, 'item') ? [['[]', schema.item] satisfies [string, Schema]] : []),
  ];
  const all = inside.flatMap(([name, one]) => fieldsOf(one, name ? `${at}.${name}` : at));
  return has(schema, 'entries') ? all : [{ at, schema }, ...all];
}
const taken = [
  ...Object.entries(endpoints).flatMap(([name, one]) => ('body' in one ? fieldsOf(one.body, name) : [])),
  ...fieldsOf(payer, 'payer'),
];
const named = (name: RegExp) => taken.filter(({ at }) => name.test(at));
const read = (schema: Schema, typed: string) => {
  const result = v.safeParse(schema, typed);
  return result.success ? result.output : null;
};
const answersAs = (
  name: RegExp,
  table: readonly Typed[],
  least: number,
  except: (typed: string) => boolean = () => false,
) => {
  const fields = named(name);
  expect(fields.length).toBeGreaterThanOrEqual(least);
  for (const { at, schema } of fields)
    for (const [typed, meant] of table)
      if (!except(typed)) expect([at, typed, read(schema, typed)]).toEqual([at, typed, meant]);
};

test('every telephone is read alike, and needs its country code', () => {
  const phones = /[.](?:\w+P|p)hone$/;
  answersAs(phones, internationalPhones, 12);
  answersAs(
    phones,
    nationalPhones.map(([typed]) => [typed, null]),
    12,
  );
});
test('every email address is read alike', () => {
  // The one of an invitation may be left out.
  answersAs(/[.](?:email|username)$/, emails, 12, (typed) => typed.trim() === '');
});
test('every name as in a passport is read alike', () => {
  const blank = (typed: string) => /^[\s\u200b]*$/.test(typed); // of a further room
  answersAs(/[.](?:firstname|lastname)$|passengers\S*[.]name$|^payer[.]name$/, passportNames, 9, blank);
});
test('every postal code is read alike', () => answersAs(/[.]postalCode$/, postalCodes, 2));

test('every other name takes any script, on one line', () => {
  const fields = named(/[.](?:name|contactName|recipient)$/).filter(
    ({ at }) => !/passengers|^payer|payDirect/.test(at),
  );
  expect(fields.length).toBeGreaterThanOrEqual(6);
  for (const { at, schema } of fields) {
    expect(read(schema, ' 陳\u3000雅婷\u200b ')).toBe('陳 雅婷');
    expect(read(schema, 'Mu\u0308ller\nＡｎｎａ')).toBe('Müller Anna');
    expect(read(schema, '\u200b')).toBe(/[sS]ubscribe/.test(at) ? '' : null); // never demanded of a subscriber
    expect(read(schema, 'Anna\u0000')).toBeNull();
  }
});

const [personal, company, donation] = invoice.options;
const [, mobile, certificate] = personal.entries.carrier.options;
const codes: [string, Schema, Typed[]][] = [
  [
    'verification code',
    verifyCode,
    [
      ['123456', '123456'],
      ['123 456', '123456'],
      ['１２３４５６', '123456'],
      ['123-456', '123456'],
      ['\u200b123456\u200e', '123456'],
      ['12345', null],
    ],
  ],
  [
    'carrier of a phone',
    mobile.entries.number,
    [
      ['/ABC+123', '/ABC+123'],
      ['／ＡＢＣ＋１２３', '/ABC+123'],
      ['/abc+123', '/ABC+123'],
      [' /ABC.-23 ', '/ABC.-23'],
      ['/ABC.ー23', '/ABC.-23'],
      ['\u200b/ABC+123', '/ABC+123'],
      ['/ABC 123 ', null],
    ],
  ],
  [
    'citizen certificate',
    certificate.entries.number,
    [
      ['AB12345678901234', 'AB12345678901234'],
      ['ＡＢ１２３４５６７８９０１２３４', 'AB12345678901234'],
      ['ab 1234 5678 9012 34', 'AB12345678901234'],
    ],
  ],
  [
    'company number',
    company.entries.companyNumber,
    [
      ['04595257', '04595257'],
      ['０４５９５２５７', '04595257'],
      ['0459 5257', '04595257'],
      ['0459-5257\u200b', '04595257'],
      ['04595258', null],
    ],
  ],
  [
    'donation code',
    donation.entries.code,
    [
      ['168001', '168001'],
      ['１６８００１', '168001'],
      ['168 001', '168001'],
      ['\ufeff919', '919'],
      ['91', null],
    ],
  ],
  [
    'loyalty number',
    values.loyaltyNumber,
    [
      ['1234 5678 9012', '123456789012'],
      ['１２３４　５６７８', '12345678'],
      ['ab-1234', 'AB-1234'],
      ['ABー1234', 'AB-1234'],
      ['12\u00a034\u200b56', '123456'],
      ['12?', null],
    ],
  ],
  [
    'number of an order',
    orderList.body.entries.number.wrapped,
    [
      ['V7KQ2M9PX', 'V7KQ2M9PX'],
      ['ｖ７ｋｑ　２ｍ９ｐｘ', 'V7KQ2M9PX'],
      ['\u200bv7kqー2m9px ', 'V7KQ-2M9PX'],
      [' ', ''],
    ],
  ],
  [
    'invitation code',
    values.invitationCode,
    [
      ['alder-2026', 'ALDER-2026'],
      ['ＡＬＤＥＲー２０２６', 'ALDER-2026'],
      [' ALDER–2026\u200b', 'ALDER-2026'],
      ['\u200b', null],
    ],
  ],
];
test.each(codes)('%s: as printed', (_, schema, table) => {
  for (const [typed, meant] of table) expect([typed, read(schema, typed)]).toEqual([typed, meant]);
});
