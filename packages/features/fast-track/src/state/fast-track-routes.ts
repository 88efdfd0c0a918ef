import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { airport, fastTrackAirports } from '@voyage/contracts/fast-track.ts';
import { policy } from '@voyage/domain/policy.ts';
import { topLevelHead, noindexHead, pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading, PageContext } from '@voyage/site-core/context/site-context.ts';
import { orNotFound } from '@voyage/site-core/router/or-not-found.ts';
import { href } from '@voyage/routes/href.ts';

export type Airport = Output<typeof airport>;

export const fastTrackLoader = ({
  context: { queryClient, api, locale },
}: Loading): Promise<Output<typeof fastTrackAirports.data>> =>
  queryClient.ensureQueryData(queries.fastTrackAirports(api, locale));

/** The airport of an address; not found if it does not offer fast track. */
export const airportLoader = ({ queryClient, api, locale }: PageContext, iata: string): Promise<Airport> =>
  orNotFound(
    queryClient.ensureQueryData(queries.fastTrackAirport(api, locale, iata.toLowerCase())),
    'fastTrackNotOffered',
    'invalidValue',
  );

export const fastTrackHead = topLevelHead(href.fastTrack, 'fastTrack.title', (t) =>
  t('fastTrack.intro', { percent: policy.service.fastTrackPercent }),
);

/** Breadcrumbs of an airport, for the page and for search engines. */
export function airportCrumbs(
  { words, locale }: Pick<PageContext, 'words' | 'locale'>,
  { name, iata }: Airport,
) {
  const { t } = words.intl(locale);
  return [
    { name: t('site.home'), href: href.home(locale) },
    { name: t('fastTrack.title'), href: href.fastTrack(locale) },
    { name, href: href.fastTrackAirport(locale, iata) },
  ];
}

export function airportHead({ match: { context }, loaderData }: Matched<Airport>) {
  if (!loaderData) return {};
  const { t } = context.words.intl(context.locale);
  const { iata, name, city, country, products } = loaderData;
  return pageHead(context, {
    path: href.fastTrackAirport(context.locale, iata),
    title: t('fastTrack.airport.heading', { airport: name }),
    landing: t('fastTrack.title'),
    description: t('fastTrack.airport.text', { city, country, hours: products[0]?.hoursAhead ?? 0 }),
    crumbs: airportCrumbs(context, loaderData),
  });
}

export const fastTrackOrderHead = noindexHead('fastTrack.title');
