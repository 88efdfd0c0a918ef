import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** More would take less memory, and longer to read one. */
const together = 16;

/**
 * Keeps JSON texts compressed that are rarely read, some in one block each. Returns a reader for each text; the
 * caller knows the shape.
 */
export function pack<T>(texts: readonly string[]): (() => T)[] {
  return texts.flatMap((_, first) => {
    if (first % together !== 0) return [];
    const block = texts.slice(first, first + together);
    const bytes = deflateRawSync(`[${block.join()}]`, { level: 1 });
    return block.map((_text, index) => () => JSON.parse(inflateRawSync(bytes).toString())[index]);
  });
}
