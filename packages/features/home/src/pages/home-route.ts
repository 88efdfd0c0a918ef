import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import type { HeroPicture } from '../parts/hero-picture.ts';
import { cityOfDay, railSearch } from '../state/city-of-day.ts';
import { loadOrganization, organizationScripts, type Organization } from '../state/organization.ts';
import { newestPieces } from '../state/newest-pieces.ts';

/**
 * The data of Home, and the code of the day's city: by the server's date, so that server and browser agree.
 */
export interface HomeLoad {
  city: string;
  organization: Organization | null;
}
export async function homeLoader({ context }: { context: PageContext }): Promise<HomeLoad> {
  const { queryClient, api, locale } = context;
  const [{ cities }, organization] = await Promise.all([
    queryClient.ensureQueryData(queries.searchLocations(api, locale)),
    loadOrganization(context),
    queryClient.ensureQueryData(queries.locations(api, locale)),
    queryClient.ensureQueryData(queries.articles(api, locale, newestPieces)),
  ]);
  const city = cityOfDay(
    cities.map(({ code }) => code),
    new Date(),
  );
  await queryClient.ensureQueryData(queries.search(api, locale, railSearch(city)));
  return { city, organization };
}

/** The same with the fees of the levels, for a Home that shows them. */
export async function homeWithLevelsLoader({ context }: { context: PageContext }): Promise<HomeLoad> {
  const [load] = await Promise.all([
    homeLoader({ context }),
    context.queryClient.ensureQueryData(queries.memberships(context.api)),
  ]);
  return load;
}

/** Title, description, structured data, and a preload of the first picture. */
export const homeHead =
  ({ id, sizes }: HeroPicture) =>
  ({ match: { context }, loaderData }: { match: { context: PageContext }; loaderData?: HomeLoad }) => {
    const { formatMessage: t } = context.words.intl(context.locale);
    const { base, widths } = pictureSource(id);
    const head = pageHead({
      locale: context.locale,
      origin: context.origin,
      path: href.home(context.locale),
      title: t({ id: 'brand.home.title' }),
      description: t({ id: 'brand.home.description' }),
    });
    return {
      ...head,
      scripts: organizationScripts(context, loaderData?.organization),
      links: [
        {
          rel: 'preload',
          as: 'image',
          type: 'image/avif',
          imageSrcSet: widths.map((w) => `${base}-${w}.avif ${w}w`).join(', '),
          imageSizes: sizes,
          fetchPriority: 'high' as const,
        },
        ...head.links,
      ],
    };
  };
