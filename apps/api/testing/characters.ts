const ranges = {
  gb2312: { leads: [0xb0, 0xf7], trails: [[0xa1, 0xfe]] },
  big5: {
    leads: [0xa4, 0xf9],
    trails: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  },
} as const;

/**
 * The characters of an old national character set: GB 2312 has no traditional characters, Big5 hardly any
 * simplified ones.
 */
export function charactersOf(encoding: keyof typeof ranges): Set<string> {
  const decoder = new TextDecoder(encoding);
  const { leads, trails } = ranges[encoding];
  const known = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (const [from, to] of trails)
      for (let trail = from; trail <= to; trail++) known.add(decoder.decode(new Uint8Array([lead, trail])));
  return known;
}
