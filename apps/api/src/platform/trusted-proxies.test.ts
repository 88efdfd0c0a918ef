import { expect, it, test } from 'vitest';
import { parseTrustedProxies } from './trusted-proxies.ts';

const proxies = parseTrustedProxies('10.0.0.7, 10.4.0.0/16,fd00::/8, ::1');

test.each([
  ['10.0.0.7', true],
  ['10.0.0.8', false],
  ['10.4.0.0', true],
  ['10.4.255.255', true],
  ['10.5.0.0', false],
  ['fd12::1', true],
  ['fe80::1', false],
  ['::1', true],
  ['unknown', false],
  ['', false],
])('%s: %s', (address, trusted) => expect(proxies.has(address)).toBe(trusted));

it('trusts no proxy by default', () => expect(parseTrustedProxies('').has('127.0.0.1')).toBe(false));

test.each([
  '10.0.0',
  'sites',
  '10.0.0.0/33',
  '10.0.0.0/0',
  'fd00::/129',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/x',
])('rejects %s', (text) => expect(() => parseTrustedProxies(`10.0.0.1,${text}`)).toThrow(text));
