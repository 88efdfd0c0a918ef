import { CallFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import { pictureFile } from '@voyage/pictures/pictures.ts';
import { jsonLd } from '@voyage/frame/head/json-ld.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { redirect } from '@tanstack/react-router';
import { crumbScripts, hotelCrumbs } from '../state/crumbs.ts';
import { hotelPictures } from '../state/hotel-pictures.ts';
import { pictureText } from '../state/picture-text.ts';

/** Loads the hotel, by its id or by its name in an address; one that is not there is a page that is not there. */
export async function detailLoader(context: PageContext, hotelKey: string): Promise<HotelDetail> {
  try {
    const hotel = await context.queryClient.ensureQueryData(
      queries.hotel(context.api, context.locale, hotelKey),
    );
    await context.queryClient.ensureQueryData(pictureText(context.locale, hotelPictures(hotel)));
    return hotel;
  } catch (error) {
    if (error instanceof CallFailure && (error.code === 'ht0001' || error.code === 'rq0001'))
      throw redirect({ href: href.notFound(context.locale) });
    throw error;
  }
}
export function detailHead({
  match: { context },
  loaderData,
}: {
  match: { context: PageContext };
  loaderData?: HotelDetail;
}) {
  if (!loaderData) return {};
  const { name, slug, place, standfirst, address, point, pictures, checkInTime, checkOutTime } = loaderData;
  const path = href.hotelDetail(context.locale, slug, place.code);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    address,
    geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng },
    image: hotelPictures({ pictures: pictures.slice(0, 3) }).map(
      (picture) => `${context.origin}${pictureFile(picture, 960)}`,
    ),
    url: context.origin + path,
    checkinTime: checkInTime,
    checkoutTime: checkOutTime,
  };
  return {
    ...pageHead({
      locale: context.locale,
      origin: context.origin,
      path,
      title: name,
      landing: place.name,
      description: standfirst ?? name,
    }),
    scripts: [...jsonLd(data), ...crumbScripts(context, (t, lang) => hotelCrumbs(t, lang, loaderData))],
  };
}
