import { queries } from '@voyage/api-client/queries.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { cityOfDay } from './city-of-day.ts';
import { homePictures } from './home-pictures.ts';
import { newestPieces } from './newest-pieces.ts';
import { loadOrganization, type Organization } from './organization.ts';
import { railQuery } from './rail-query.ts';
import { clockCodes } from './screen-clocks.ts';
import { shownCodes, shownPictures } from '@voyage/site-chrome/links/shown-places.ts';

/**
 * The data of Home, and the code of the day's city: by the server's date, so that server and browser agree.
 */
export interface HomeLoad {
  city: string;
  organization: Organization | null;
}

/** The code of the day's city; the names of all pictured places are then in the cache. */
async function loadPlaces({ queryClient, api, locale }: PageContext): Promise<string> {
  const [{ cities }] = await Promise.all([
    queryClient.ensureQueryData(queries.searchLocations(api, locale)),
    queryClient.ensureQueryData(queries.placeNames(api, locale, shownCodes)),
  ]);
  return cityOfDay(
    cities.map(({ code }) => code),
    new Date(),
  );
}

/** @param beside pictures of the brand's own sections */
export async function loadHome(context: PageContext, beside: readonly string[]): Promise<HomeLoad> {
  const { queryClient, api, locale } = context;
  const [city, organization, { articles }] = await Promise.all([
    loadPlaces(context),
    loadOrganization(context),
    queryClient.ensureQueryData(queries.articles(api, locale, newestPieces)),
  ]);
  await queryClient.ensureQueryData(railQuery(api, locale, city, homePictures(beside, articles)));
  return { city, organization };
}

/** The data of the display in a lobby: the code of the day's city. */
export async function loadScreen(context: PageContext): Promise<{ city: string }> {
  const { queryClient, api, locale } = context;
  const [city] = await Promise.all([
    loadPlaces(context),
    queryClient.ensureQueryData(queries.placeNames(api, locale, clockCodes)),
  ]);
  await queryClient.ensureQueryData(railQuery(api, locale, city, shownPictures));
  return { city };
}
