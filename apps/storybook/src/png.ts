import sharp from 'sharp';

/** Red, green and blue of each pixel, eight bits each, row by row from the top left. */
export interface Bitmap {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decodes a picture, without transparency. Throws if it is not a PNG. */
export async function decodePng(file: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes a picture as PNG, for viewing. */
export const encodePng = ({ width, height, data }: Bitmap): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
