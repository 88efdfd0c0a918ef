import { isPictureAddress } from '@voyage/domain/hotel-picture.ts';
import type { SuppliedPicture } from '../../../db/schema/inventory.ts';
import type { PartialText } from '@voyage/domain/partial-text.ts';
import type { WireImage } from './wire.ts';

/** Narrower ones are blurred on any page. */
const leastWidth = 350;

const sizesOf = ({ links }: WireImage): SuppliedPicture['sizes'] =>
  Object.entries(links)
    .map(([size, { href }]) => ({ width: Number.parseInt(size, 10), address: href }))
    .filter(({ width, address }) => width >= leastWidth && isPictureAddress(address))
    .toSorted((a, b) => a.width - b.width);

/** Pictures with their captions in some languages, that of the entrance first. @param caption by position */
export function picturesOf(
  images: readonly WireImage[],
  caption: (position: number) => PartialText,
): SuppliedPicture[] {
  return images
    .map((image, position) => ({ image, position }))
    .toSorted((a, b) => Number(b.image.hero_image) - Number(a.image.hero_image))
    .map(({ image, position }) => ({ sizes: sizesOf(image), caption: caption(position) }))
    .filter(({ sizes }) => sizes.length > 0);
}
