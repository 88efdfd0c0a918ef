import { queries } from '@voyage/api-client/queries.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import { pictureAddress } from '@voyage/pictures/pictures.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { orNotFound } from '@voyage/site-core/router/or-not-found.ts';
import { hotelCrumbs } from './crumbs.ts';
import { hotelCalendar } from './hotel-calendar.ts';
import { hotelJsonLd } from './hotel-json-ld.ts';
import { hotelPictures } from './hotel-pictures.ts';
import { pictureText } from './picture-text.ts';

/** Loads the hotel by its id or its name in a URL; an unknown one is not found. */
export async function detailLoader(context: PageContext, hotelKey: string): Promise<HotelDetail> {
  const hotel = await orNotFound(
    context.queryClient.ensureQueryData(queries.hotel(context.api, context.locale, hotelKey)),
    'hotelNotFound',
    'invalidValue',
  );
  await Promise.all([
    context.queryClient.ensureQueryData(pictureText(context.locale, hotelPictures(hotel))),
    // Prices of the next nights, for visitors without dates. The page works without them.
    context.queryClient.ensureQueryData(queries.stayRules(context.api)).then(
      ({ calendars }) =>
        calendars ? context.queryClient.prefetchQuery(nextNights(context, hotel)) : undefined,
      () => undefined, // until they are known there is no calendar
    ),
  ]);
  return hotel;
}
const nextNights = ({ api }: PageContext, { id, timeZone }: HotelDetail) =>
  hotelCalendar(api, id, undefined, dayInZone(new Date(), timeZone));

export function detailHead({ match: { context }, loaderData }: Matched<HotelDetail>) {
  if (!loaderData) return {};
  const { name, slug, place, standfirst, pictures } = loaderData;
  const path = href.hotelDetail(context.locale, slug, place.code);
  const images = hotelPictures({ pictures: pictures.slice(0, 3) }).map((picture) =>
    pictureAddress(context.origin, picture, 960),
  );
  const nights = context.queryClient.getQueryData(nextNights(context, loaderData).queryKey)?.days ?? [];
  const data = hotelJsonLd(loaderData, {
    url: context.origin + path,
    images,
    nights: nights.map(({ rate }) => rate).filter((rate) => rate !== null),
  });
  return pageHead(context, {
    path,
    title: name,
    landing: place.name,
    description: standfirst ?? name,
    facts: [data],
    crumbs: hotelCrumbs(context.words.intl(context.locale).t, context.locale, loaderData),
  });
}
