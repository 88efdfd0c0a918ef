import { expect, it } from 'vitest';
import { stripRedundantNonces } from './redundant-nonces.ts';

it('takes nonces from what is not run, and from nothing else', () => {
  const run = '<script nonce="n">a()</script><style nonce="n">a{}</style>';
  const body = '</head><body><link nonce="n"/><script nonce="n">b()</script></body>';
  expect(
    stripRedundantNonces(
      `<head><link rel="stylesheet" href="/a.css" nonce="n" data-x="1"/><meta property="og:title" content="A" nonce="n"/><meta property="csp-nonce" content="n"/><script type="application/ld+json" nonce="n">{"name":"\\u003clink nonce=\\"n\\">"}</script>${run}${body}`,
    ),
  ).toBe(
    `<head><link rel="stylesheet" href="/a.css" data-x="1"/><meta property="og:title" content="A"/><script type="application/ld+json">{"name":"\\u003clink nonce=\\"n\\">"}</script>${run}${body}`,
  );
});
