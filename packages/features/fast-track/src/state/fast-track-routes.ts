import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { airport, fastTrackAirports } from '@voyage/contracts/fast-track.ts';
import { policy } from '@voyage/domain/policy.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { notFound } from '@tanstack/react-router';

export type Airport = Output<typeof airport>;
interface Matched {
  match: { context: PageContext };
}

export const fastTrackLoader = ({
  context: { queryClient, api, locale },
}: {
  context: PageContext;
}): Promise<Output<typeof fastTrackAirports.data>> =>
  queryClient.ensureQueryData(queries.fastTrackAirports(api, locale));

/** The airport of an address; not found if it does not offer fast track. */
export async function airportLoader(
  { queryClient, api, locale }: PageContext,
  iata: string,
): Promise<Airport> {
  try {
    return await queryClient.ensureQueryData(queries.fastTrackAirport(api, locale, iata.toLowerCase()));
  } catch (error) {
    if (isFailure(error, 'fastTrackNotOffered', 'invalidValue')) throw notFound();
    throw error;
  }
}

export function fastTrackHead({ match: { context } }: Matched) {
  const { locale, origin } = context;
  const { formatMessage: t } = context.words.intl(locale);
  const title = t({ id: 'fastTrack.title' });
  const crumbs = [
    { name: t({ id: 'site.home' }), href: href.home(locale) },
    { name: title, href: href.fastTrack(locale) },
  ];
  return {
    ...pageHead({
      locale,
      origin,
      path: href.fastTrack(locale),
      title,
      description: t({ id: 'fastTrack.intro' }, { percent: policy.service.fastTrackPercent }),
    }),
    scripts: jsonLd(breadcrumbJsonLd(crumbs, origin)),
  };
}

/** Breadcrumbs of an airport, for the page and for search engines. */
export function airportCrumbs(
  { words, locale }: Pick<PageContext, 'words' | 'locale'>,
  { name, iata }: Airport,
) {
  const { formatMessage: t } = words.intl(locale);
  return [
    { name: t({ id: 'site.home' }), href: href.home(locale) },
    { name: t({ id: 'fastTrack.title' }), href: href.fastTrack(locale) },
    { name, href: href.fastTrackAirport(locale, iata) },
  ];
}

export function airportHead({ match: { context }, loaderData }: Matched & { loaderData?: Airport }) {
  if (!loaderData) return {};
  const { locale, origin } = context;
  const { formatMessage: t } = context.words.intl(locale);
  const { name, city, country, products } = loaderData;
  return {
    ...pageHead({
      locale,
      origin,
      path: href.fastTrackAirport(locale, loaderData.iata),
      title: t({ id: 'fastTrack.airport.heading' }, { airport: name }),
      landing: t({ id: 'fastTrack.title' }),
      description: t(
        { id: 'fastTrack.airport.text' },
        { city, country, hours: products[0]?.hoursAhead ?? 0 },
      ),
    }),
    scripts: jsonLd(breadcrumbJsonLd(airportCrumbs(context, loaderData), origin)),
  };
}

export function fastTrackOrderHead({ match: { context } }: Matched) {
  return pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.fastTrack(context.locale),
    title: context.words.intl(context.locale).formatMessage({ id: 'fastTrack.title' }),
    noIndex: true,
  });
}
