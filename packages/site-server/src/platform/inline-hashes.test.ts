import { expect, it, test } from 'vitest';
import { hashInline, hashSource, renderNonce } from './inline-hashes.ts';

const nonce = ` nonce="${renderNonce}"`;
const sha = (text: string) => hashSource(text);

it('calculates hashes as the standard does', () =>
  // CSP 3, 8.3: the digest of an example that every browser knows
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ));

it('allows each inline script and style of the renderer once, and removes its marker', () => {
  const { html, hashes } = hashInline(
    `<head><link rel="stylesheet" href="/a.css"${nonce}/><meta property="csp-nonce" content="${renderNonce}"${nonce}/><style${nonce}>a{}</style></head><body><script${nonce}>a()</script><script class="x"${nonce} async="">b("\\u003cp>");\nc()</script><script${nonce}>a()</script></body>`,
  );
  expect(html).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><style>a{}</style></head><body><script>a()</script><script class="x" async="">b("\\u003cp>");\nc()</script><script>a()</script></body>',
  );
  expect(hashes).toEqual({ scripts: [sha('a()'), sha('b("\\u003cp>");\nc()')], styles: [sha('a{}')] });
});

test.each([
  ['a script that came with the content', '<p><script>steal()</script></p>'],
  ['a script with a guessed nonce', '<script nonce="guessed">steal()</script>'],
  ['a foreign script before one of ours', `<script>steal()</script><script${nonce}>a()</script>`, sha('a()')],
  ['a style that came with the content', '<style>body{background:url(//evil)}</style>'],
  ['a file of ours', `<script type="module" src="/entry.js"${nonce}></script>`],
  ['data', `<script type="application/ld+json"${nonce}>{"a":1}</script>`],
])('does not allow %s', (_name, html, ...allowed) =>
  expect(hashInline(html).hashes).toEqual({ scripts: allowed, styles: [] }),
);

it('normalises line endings as browsers do', () => expect(sha('a()\r\nb()\rc()')).toBe(sha('a()\nb()\nc()')));

it('throws if a marker would remain in the page', () =>
  expect(() => hashInline(`<p data-x="${renderNonce}">x</p>`)).toThrow('contains the render nonce'));
