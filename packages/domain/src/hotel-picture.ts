import type { Locale } from './locale.ts';

/** The addresses of a supplier's picture. */
interface Addressed {
  /** The same picture in each width in pixels, the narrowest first; https, or http of this machine. */
  sizes: { width: number; address: string }[];
}
/** A picture of a hotel or a room: one of ours by its id, or a supplier's, as answers have it. */
export type HotelPicture =
  | string
  | (Addressed & {
      /** What it shows, in the reader's language unless `langs` says otherwise. */
      caption?: string | undefined;
      langs?: { caption?: Locale | undefined } | undefined;
    });

/** The same for the same picture, in whichever answer it came. */
export const pictureKey = (picture: Addressed | string): string =>
  typeof picture === 'string' ? picture : (picture.sizes.at(-1)?.address ?? '');

/** The address of the largest size that is at most `width` pixels wide, or of the smallest. */
export const addressUpTo = ({ sizes }: Addressed, width: number): string | undefined =>
  (sizes.findLast((size) => size.width <= width) ?? sizes[0])?.address;

const thisMachine = /^(?:127\.0\.0\.1|localhost):\d+$/;
/** From where the pictures of a host come: over https, or over http from a port of this machine ('localhost:4010'). */
export const pictureOrigin = (host: string): string =>
  `${thisMachine.test(host) ? 'http' : 'https'}://${host}`;
/** Whether a picture may have this address, whoever allows its host. */
export const isPictureAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.origin === pictureOrigin(url.host);
};

/** Whether a browser may fetch it: from one of these hosts, and as one entry of a `srcset`. */
const isAllowed = (address: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(address);
  return (
    url?.username === '' &&
    hosts.some((host) => url.origin === pictureOrigin(host)) &&
    !/\s|^,|,$/.test(address)
  );
};

/** A picture as it may be shown: with the sizes whose addresses are allowed, in order. Null: none is. */
export function allowedPicture<P extends Addressed>(
  picture: P | string,
  hosts: readonly string[],
): P | string | null {
  if (typeof picture === 'string') return picture;
  const sizes = new Map(
    picture.sizes.filter(({ address }) => isAllowed(address, hosts)).map((size) => [size.width, size]),
  );
  if (sizes.size === 0) return null;
  return { ...picture, sizes: [...sizes.values()].toSorted((a, b) => a.width - b.width) };
}

/**
 * The pictures of a hotel as they may be shown, without duplicates.
 * @param hosts names of the hosts from which pictures are shown, those of this machine with a port; ours need none
 */
export function allowedPictures<P extends Addressed>(
  { pictures, leadPictures }: { pictures: readonly (P | string)[]; leadPictures: number },
  hosts: readonly string[],
): { pictures: (P | string)[]; leadPictures: number } {
  const shown = new Map<string, P | string>();
  let leads = 0;
  for (const [i, one] of pictures.entries()) {
    const picture = allowedPicture(one, hosts);
    if (picture === null || shown.has(pictureKey(picture))) continue;
    shown.set(pictureKey(picture), picture);
    if (i < leadPictures) leads++;
  }
  return { pictures: [...shown.values()], leadPictures: leads };
}
