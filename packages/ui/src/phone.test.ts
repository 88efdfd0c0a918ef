import { describe, expect, it } from 'vitest';
import { parsePhone, toE164, type PhoneCountry } from './phone.ts';

const countries: PhoneCountry[] = [
  ['TW', '886'],
  ['JP', '81'],
  ['GB', '44'],
  ['US', '1'],
  ['CA', '1'],
  ['IT', '39'],
  ['RU', '7'],
  ['KZ', '7'],
  ['HU', '36'],
  ['CN', '86'],
  ['HK', '852'],
  ['PR', '1787'],
].map(([code, callingCode]) => ({
  code: code as string,
  name: code as string,
  callingCode: callingCode as string,
}));
const parse = (text: string, country = 'TW') => parsePhone(text, countries, country);
const e164 = (number: string, country = 'TW') => toE164({ country, number }, countries);

describe('parsing a pasted number', () => {
  it('finds the country and keeps the grouping of the rest', () => {
    expect(parse('+886 912-345-678', 'GB')).toEqual({ country: 'TW', number: '912-345-678' });
    expect(parse('00886912345678', 'JP')).toEqual({ country: 'TW', number: '912345678' });
    expect(parse('+44 (0)20 7946 0018')).toEqual({ country: 'GB', number: '20 7946 0018' });
    expect(parse('(+886) 912 345 678', 'GB')).toEqual({ country: 'TW', number: '912 345 678' });
    expect(parse('+81(90)1234-5678')).toEqual({ country: 'JP', number: '(90)1234-5678' });
  });
  it('reads the full-width digits of Chinese and Japanese keyboards', () => {
    expect(parse('＋８１ ９０ １２３４ ５６７８')).toEqual({ country: 'JP', number: '90 1234 5678' });
  });
  it('takes the longest code, and the current country if several share it', () => {
    expect(parse('+1 787 555 0100')).toEqual({ country: 'PR', number: '555 0100' });
    expect(parse('+1 416 555 0100', 'CA').country).toBe('CA');
    expect(parse('+1 416 555 0100', 'TW').country).toBe('US');
  });
  it('does not change a number without a country', () => {
    expect(parse('0912 345 678')).toEqual({ country: 'TW', number: '0912 345 678' });
    expect(parse('+999 12345')).toEqual({ country: 'TW', number: '+999 12345' });
    expect(parse('+')).toEqual({ country: 'TW', number: '+' });
  });
});

describe('E.164', () => {
  it('removes the trunk prefix', () => {
    expect(e164('0912 345 678')).toBe('+886912345678');
    expect(e164('912345678')).toBe('+886912345678');
    expect(e164('8 912 345-67-89', 'RU')).toBe('+79123456789');
    expect(e164('800 555 35 35', 'RU')).toBe('+78005553535');
    expect(e164('06 20 123 4567', 'HU')).toBe('+36201234567');
    expect(e164('1 (212) 555-0100', 'US')).toBe('+12125550100');
  });
  it('keeps a 0 that belongs to the number', () => {
    expect(e164('06 698 1234', 'IT')).toBe('+39066981234');
  });
  it('prefers the country that the number itself names', () => {
    expect(e164('+81 90 1234 5678', 'TW')).toBe('+819012345678');
  });
  it('is null for nothing, an unknown country, and more than 15 digits', () => {
    expect(e164('')).toBeNull();
    expect(e164('0')).toBeNull();
    expect(e164('912345678', 'XX')).toBeNull();
    expect(e164('1234567890123')).toBeNull();
  });
});
