/** Offset and length of a table of a plain font (woff.ts); null where it has none. */
function table(font: Buffer, tag: string): number | null {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  return null;
}

/** The characters that a font has glyphs for, read from its `cmap` (formats 4 and 12, which all fonts of the web have). */
export function charactersOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = table(font, 'cmap');
  if (cmap === null) return found;
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) readSegments(font, at, found);
    else if (format === 12) readGroups(font, at, found);
  }
  return found;
}

function readSegments(font: Buffer, at: number, found: Set<number>): void {
  const segments = font.readUInt16BE(at + 6) / 2;
  for (let i = 0; i < segments; i++) {
    const end = font.readUInt16BE(at + 14 + 2 * i);
    const start = font.readUInt16BE(at + 16 + 2 * segments + 2 * i);
    const delta = font.readUInt16BE(at + 16 + 4 * segments + 2 * i);
    const rangeAt = at + 16 + 6 * segments + 2 * i;
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (listed !== 0 && (listed + delta) % 0x1_0000 !== 0) found.add(code);
    }
  }
}

function readGroups(font: Buffer, at: number, found: Set<number>): void {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    const group = at + 16 + 12 * i;
    const [start, end, glyph] = [font.readUInt32BE(group), font.readUInt32BE(group + 4), font.readUInt32BE(group + 8)];
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) found.add(code);
  }
}
