/// <reference types="node" />
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

const site = 'https://site.example';

describe('paths of this site', () => {
  it.each([
    ['/ja/user/order', '/ja/user/order'],
    ['%2Fja%2Fhotels%3Fcode%3DTYO%26adults%3D2', '/ja/hotels?code=TYO&adults=2'],
    ['/', '/'],
    ['/en/hotels?name=a%2Fb&next=%2Fen', '/en/hotels?name=a%2Fb&next=%2Fen'],
    ['/en/terms#fees', '/en/terms#fees'],
    ['/zh-tw/%E6%9D%B1%E4%BA%AC', '/zh-tw/%E6%9D%B1%E4%BA%AC'],
  ])('%s', (value, path) => {
    expect(safeRedirect(value, '/home')).toBe(path);
  });
});

describe('attacks', () => {
  it.each([
    undefined,
    null,
    '',
    'evil.example',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/%5cevil.example',
    '%2F%5Cevil.example',
    '/%5Cevil',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%252f%252fevil.example',
    '%25252F',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '%6Aavascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    'https:evil.example',
    'http:///evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x',
    '/%1f/evil',
    '/a\u0000b',
    '/a\u0085b',
    '/a?b=\u2028',
    '/a\r\nLocation: //evil',
    '/ /evil.example',
    '/a/..//evil.example',
    '/./..//evil',
    '/../admin',
    '/a//evil.example',
    '/@evil.example',
    '/x:y',
    '%',
    '%E0%A4%A',
    '/%',
    '/%zz',
    '/%2e%2e/admin',
    '/%40evil',
    '/%c2%85x',
    `/${'a'.repeat(2001)}`,
    String.raw`/a?x=\evil`,
  ])('%j', (value) => {
    expect(safeRedirect(value, '/home')).toBe('/home');
  });

  it('never leaves the site, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%252f',
      '%09',
      '\t',
      '\n',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      'a',
      ' ',
    );
    const value = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(value, (text) => {
        const path = safeRedirect(text, '/home');
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, site).origin).toBe(site);
        expect(new URL(decodeURIComponent(path.split(/[?#]/)[0] ?? ''), site).origin).toBe(site);
      }),
      { numRuns: 3000 },
    );
  });
});
