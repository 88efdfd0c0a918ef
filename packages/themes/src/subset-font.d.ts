declare module 'subset-font' {
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Uint8Array>;
}
