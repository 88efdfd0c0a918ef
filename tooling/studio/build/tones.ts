import { keysOf } from '@voyage/domain/keys-of.ts';
import type { Sharp } from 'sharp';

/**
 * The placeholder colour of a picture until it arrives: the closest of a few tones, so that it is one short
 * word in the page's data.
 */
const tones = {
  night: '#141a20',
  slate: '#3f4a52',
  sea: '#2f6f80',
  sky: '#a9c0cb',
  forest: '#3d4a34',
  earth: '#6b4a32',
  dusk: '#8a5f52',
  sand: '#c9b79c',
  paper: '#e9e2d6',
};
export type Tone = keyof typeof tones;

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

export async function toneOf(source: Sharp): Promise<Tone> {
  const average = (
    await source.clone().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  ).subarray(0, 3);
  const distance = (tone: Tone) =>
    channels(tones[tone]).reduce((sum, value, c) => sum + (value - (average[c] ?? 0)) ** 2, 0);
  return keysOf(tones).reduce((best, tone) => (distance(tone) < distance(best) ? tone : best));
}
