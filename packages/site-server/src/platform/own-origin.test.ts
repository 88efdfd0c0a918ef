import { afterEach, expect, test, vi } from 'vitest';
import { ownUrl } from './own-origin.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['http://evil.test/en/hotel?a=1', 'http://localhost/en/hotel?a=1'],
  ['http://evil.test:3000/en', 'http://localhost/en'],
  ['http://localhost.evil.test/en', 'http://localhost/en'],
  ['http://127.0.0.1.evil.test/en', 'http://localhost/en'],
  ['http://user@evil.test/en', 'http://localhost/en'],
  ['http://localhost:3000/en', 'http://localhost:3000/en'],
  ['http://127.0.0.1:3001/en', 'http://127.0.0.1:3001/en'],
  ['http://[::1]:3001/en', 'http://[::1]:3001/en'],
])('without SITE_ORIGIN, %s', (requested, own) => {
  vi.stubEnv('SITE_ORIGIN', undefined);
  expect(ownUrl(requested).href).toBe(own);
});

test('with it, a page has one address for every requested host', () => {
  vi.stubEnv('SITE_ORIGIN', 'https://www.site.example');
  expect(ownUrl('http://evil.test/en?a=1').href).toBe('https://www.site.example/en?a=1');
});
