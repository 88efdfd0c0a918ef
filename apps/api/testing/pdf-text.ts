import { inflateSync } from 'node:zlib';

/** The objects of one of our PDFs, by number: no object streams, only flate. */
function objectsOf(bytes: Uint8Array): Map<string, { head: string; stream: string | null }> {
  const raw = Buffer.from(bytes).toString('latin1');
  const found = new Map<string, { head: string; stream: string | null }>();
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head = body, packed] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    const data = packed === undefined ? null : Buffer.from(packed, 'latin1');
    found.set(id, {
      head,
      stream: data && (head.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1'),
    });
  }
  return found;
}

const unhex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
/** Glyph to text, from the font's ToUnicode. */
function mapOf(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, from = '', to = '', list = ''] of cmap.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  )) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      unhex(hex.replaceAll(' ', '')),
    );
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++)
      map.set(code, texts[code - Number.parseInt(from, 16)] ?? '');
  }
  return map;
}

/** A content stream and the characters of its fonts, with the text of each piece of marked content and its id. */
function piecesOf(objects: ReturnType<typeof objectsOf>): { id: number | null; text: string }[] {
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of (/\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      fonts.set(name, mapOf(objects.get(cmap ?? '')?.stream ?? ''));
    }
  }
  const page = [...objects.values()].find(({ head }) => /\/Type \/Page\b/.test(head))?.head ?? '';
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')?.stream ?? '';
  const pieces: { id: number | null; text: string }[] = [];
  let map = new Map<number, string>();
  let [id, text]: [number | null, string] = [null, ''];
  for (const [, font, shown, begins, ends] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]+>|[-\d. ])*)\] TJ|\/MCID (\d+)|(EMC)/g,
  )) {
    if (font) map = fonts.get(font) ?? new Map<number, string>();
    else if (begins) id = Number(begins);
    else if (ends) {
      if (text !== '') pieces.push({ id, text });
      [id, text] = [null, ''];
    } else
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
        for (const [glyph] of hex.matchAll(/.{4}/g)) text += map.get(Number.parseInt(glyph, 16)) ?? '';
  }
  return pieces;
}
const inLines = (pieces: { text: string }[]): string =>
  pieces
    .map(({ text }) => text)
    .join('\n')
    .trim();

/**
 * The words of a PDF as a screen reader gets them: one line per piece of marked content, without ornaments.
 */
export const pdfText = (bytes: Uint8Array): string => inLines(piecesOf(objectsOf(bytes)));

/** Those that it speaks in a language because their element says so. */
export function textMarkedAs(bytes: Uint8Array, lang: string): string {
  const objects = objectsOf(bytes);
  const ids = new Set(
    [...objects.values()]
      .filter(({ head }) => head.includes(`/Lang (${lang})`) && head.includes('/S /Span'))
      .flatMap(({ head }) => [
        ...(/\/K \[([^\]]*)\]/.exec(head)?.[1] ?? '').matchAll(/(?<!\d )\b(\d+)\b(?! \d+ R)/g),
      ])
      .map(([, id]) => Number(id)),
  );
  return inLines(piecesOf(objects).filter(({ id }) => id !== null && ids.has(id)));
}
