// Makes generated/card-frame.html: the document of a card field, with its script and style inline, so that
// it needs no other file. Its own policy allows just these two; the site's server adds where it may connect
// to and that it has an opaque origin (docs/decisions/0026).
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const out = join(here, '../generated');

const built = await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  mode: 'production',
  build: {
    write: false,
    target: 'es2023',
    lib: { entry: join(here, 'card-frame/card-frame.ts'), formats: ['iife'], name: 'cardFrame' },
  },
});
const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
  'output' in one ? one.output : [],
);
const [script = '', ...more] = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
if (script === '' || more.length > 0 || /<\/script/i.test(script))
  throw new Error('the script of a card field is not one inline script');
const style = readFileSync(join(here, 'card-frame/card-frame.css'), 'utf8').trim();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `script-src ${hash(script)}; style-src ${hash(style)}; img-src 'none'; font-src 'none'; media-src 'none'; frame-src 'none'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'`;

mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'card-frame.html'),
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Card</title>
<style>${style}</style>
</head>
<body>
<input id="field" disabled required inputmode="numeric" spellcheck="false" aria-describedby="error hint">
<span class="hidden" id="error"></span>
<span class="hidden" id="hint"></span>
<script>${script}</script>
</body>
</html>
`,
);
