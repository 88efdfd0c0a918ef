import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { tpGroups } from '@voyage/contracts/hotel-lists.ts';
import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { href } from '@voyage/routes/href.ts';
import { landingCrumbs } from '../state/crumbs.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import {
  groupsOfSeason,
  oneOfEach,
  placesOfSeason,
  seasonOf,
  seasonSearch,
  type Season,
} from '../state/season.ts';

type Group = Output<typeof tpGroups.data>['groups'][number];
export interface LandingLoad {
  season: Season;
  /** Empty if the service did not respond: the section is omitted. */
  hotels: HotelSummary[];
  /** The same. */
  groups: Group[];
}

/**
 * The places, four seasonal hotels and three groups: only these are sent to the browser, not all candidates.
 */
export async function landingLoader({
  context: { api, queryClient, locale },
}: Loading): Promise<LandingLoad> {
  const season = seasonOf(new Date());
  const [hotels, groups] = await Promise.all([
    Promise.all(
      placesOfSeason[season].map((code) =>
        api.call('hotelSearch', { body: seasonSearch(code) }).then(
          (found) => found.hotels.map(({ hotel }) => hotel),
          () => [],
        ),
      ),
    ),
    api.call('tpGroups', { body: { codes: [...groupsOfSeason[season]] } }).then(
      (found) => found.groups,
      () => [],
    ),
    queryClient.ensureQueryData(queries.searchLocations(api, locale)),
    queryClient.ensureQueryData(queries.locations(api, locale)),
  ]);
  return { season, hotels: oneOfEach(hotels), groups: groups.slice(0, 3) };
}
export function landingHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.hotels(context.locale),
    title: t('stays.landing.title'),
    description: t('stays.landing.intro'),
    crumbs: landingCrumbs(t, context.locale),
  });
}
