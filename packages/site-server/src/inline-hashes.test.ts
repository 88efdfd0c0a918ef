import { expect, it, test } from 'vitest';
import { hashInline, hashSource, renderNonce } from './inline-hashes.ts';

const nonce = ` nonce="${renderNonce}"`;
const sha = (text: string) => hashSource(text);

it('hashes as the standard does', () =>
  // CSP 3, 8.3: the digest of an example that every browser knows
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ));

it('allows what the renderer marked, each once, and takes every mark away', () => {
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
  ['one that guesses a nonce', '<script nonce="guessed">steal()</script>'],
  ['one before a script of ours', `<script>steal()</script><script${nonce}>a()</script>`, sha('a()')],
  ['a style that came with the content', '<style>body{background:url(//evil)}</style>'],
  ['a file of ours', `<script type="module" src="/entry.js"${nonce}></script>`],
  ['data', `<script type="application/ld+json"${nonce}>{"a":1}</script>`],
])('%s gets no hash', (_name, html, ...allowed) =>
  expect(hashInline(html).hashes).toEqual({ scripts: allowed, styles: [] }),
);

it('reads line ends as a browser does', () => expect(sha('a()\r\nb()\rc()')).toBe(sha('a()\nb()\nc()')));

it('does not let the mark out where nothing is known of it', () =>
  expect(() => hashInline(`<p data-x="${renderNonce}">x</p>`)).toThrow('stands in the page'));
