import sharp, { type Sharp } from 'sharp';
import { lay, type Rgb } from './inks.ts';
import { clamp, noise } from './noise.ts';

export type Format = 'wide' | 'tall';
/** Units of the sheet: all measurements use them, at any resolution. */
const sheets: Record<Format, { width: number; height: number }> = {
  wide: { width: 1500, height: 1000 },
  tall: { width: 1000, height: 1250 },
};
/** Pixels across; the files are scaled down from this. */
const across: Record<Format, number> = { wide: 1280, tall: 1024 };

/** A sheet printed layer by layer. */
export class Print {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit. */
  readonly scale: number;
  readonly columns: number;
  readonly rows: number;
  readonly #data: Float32Array;
  readonly #wet: Uint8Array;
  constructor(format: Format = 'wide', columns = across[format]) {
    const { width, height } = sheets[format];
    this.width = width;
    this.height = height;
    this.columns = columns;
    this.scale = columns / width;
    this.rows = Math.round(height * this.scale);
    this.#data = new Float32Array(this.columns * this.rows * 3);
    this.#wet = new Uint8Array(this.columns * this.rows);
  }
  get(column: number, row: number, out: Rgb): void {
    const o =
      (Math.min(this.rows - 1, Math.max(0, row)) * this.columns +
        Math.min(this.columns - 1, Math.max(0, column))) *
      3;
    out[0] = this.#data[o] ?? 0;
    out[1] = this.#data[o + 1] ?? 0;
    out[2] = this.#data[o + 2] ?? 0;
  }
  /** Marks a pixel as land under water, so that water is printed on it. */
  soak(column: number, row: number, isWet: boolean): void {
    this.#wet[row * this.columns + column] = isWet ? 1 : 0;
  }
  isWet(x: number, y: number): boolean {
    return this.#wet[Math.floor(y * this.scale) * this.columns + Math.floor(x * this.scale)] === 1;
  }
  /** Blends a colour into a pixel. */
  put(column: number, row: number, color: Rgb, strength = 1): void {
    const o = (row * this.columns + column) * 3,
      d = this.#data;
    for (let c = 0; c < 3; c++) d[o + c] = (d[o + c] ?? 0) + ((color[c] ?? 0) - (d[o + c] ?? 0)) * strength;
  }
  /** Changes the colour of every pixel between two heights (units). */
  each(change: (x: number, y: number, color: Rgb) => void, top = 0, bottom = this.height): void {
    const color: Rgb = [0, 0, 0];
    const last = Math.min(this.rows, Math.ceil(bottom * this.scale));
    for (let row = Math.max(0, Math.floor(top * this.scale)); row < last; row++)
      for (let column = 0; column < this.columns; column++) {
        this.get(column, row, color);
        change((column + 0.5) / this.scale, (row + 0.5) / this.scale, color);
        this.put(column, row, color);
      }
  }
  async #raster(content: string): Promise<Buffer> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${this.columns}" height="${this.rows}" viewBox="0 0 ${this.width} ${this.height}">${content}</svg>`;
    return sharp(Buffer.from(svg), { limitInputPixels: false })
      .resize(this.columns, this.rows, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  }
  /**
   * Prints a piece of SVG. `ripple` is for reflections in water: sideways waves below a height, growing and
   * fading downwards.
   */
  async svg(
    content: string,
    ripple?: { from: number; strength?: number; wobble?: number; fade?: number },
  ): Promise<void> {
    const layer = await this.#raster(content);
    const color: Rgb = [0, 0, 0];
    const { from = 0, strength = 1, wobble = 0, fade = Infinity } = ripple ?? {};
    for (let row = 0; row < this.rows; row++) {
      const y = row / this.scale,
        below = Math.max(0, y - from);
      const fresh = strength * Math.max(0, 1 - below / fade);
      for (let column = 0; column < this.columns; column++) {
        const x = column / this.scale;
        const shift = ripple
          ? (noise(x / 55, y / (2.5 + below * 0.03), 5) - 0.5) * 2 * wobble * (0.4 + below / 60)
          : 0;
        const source = Math.round(column + shift * this.scale);
        if (source < 0 || source >= this.columns) continue;
        const o = (row * this.columns + source) * 4;
        const alpha = (layer[o + 3] ?? 0) / 255;
        if (alpha === 0) continue;
        color[0] = layer[o] ?? 0;
        color[1] = layer[o + 1] ?? 0;
        color[2] = layer[o + 2] ?? 0;
        this.put(column, row, color, alpha * fresh);
      }
    }
  }
  /** Paper and ink: a fine grain, and the slight cloudiness of a hand-printed block. */
  finish(strength = 1): Sharp {
    const out = Buffer.alloc(this.columns * this.rows * 3);
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) {
        const x = column / this.scale,
          y = row / this.scale;
        const cloud = (noise(x / 60, y / 60, 901) + noise(x / 17, y / 17, 902) - 1) * 3.2;
        const fibre = (noise(x * 0.55, y * 0.75, 903) - 0.5) * 9;
        const o = (row * this.columns + column) * 3;
        for (let c = 0; c < 3; c++)
          out[o + c] = clamp((this.#data[o + c] ?? 0) + (cloud + fibre) * strength, 0, 255);
      }
    return sharp(out, { raw: { width: this.columns, height: this.rows, channels: 3 } });
  }
}
const wash = (print: Print, color: Rgb, strength: (x: number, y: number) => number): void =>
  print.each((x, y, c) => lay(c, color, clamp(strength(x, y))));
