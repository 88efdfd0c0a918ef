import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import type { HeroPicture } from '../parts/hero-picture.ts';
import type { HomeLoad } from '../state/load-home.ts';
import { organizationScripts } from '../state/organization.ts';

type Loader = (of: Loading) => Promise<HomeLoad>;

/** @param beside pictures of the brand's own sections, as given to `HotelRail` */
export const homeLoader =
  (beside: readonly PictureId[]): Loader =>
  async ({ context }) => {
    // Not part of the entry, which has the loaders of all pages: the first page comes with its data.
    const { loadHome } = await import('../state/load-home.ts');
    return loadHome(context, beside);
  };

/** The same with the fees of the levels, for a Home that shows them. */
export const homeWithLevelsLoader =
  (beside: readonly PictureId[]): Loader =>
  async ({ context }) => {
    const [load] = await Promise.all([
      homeLoader(beside)({ context }),
      context.queryClient.ensureQueryData(queries.memberships(context.api)),
    ]);
    return load;
  };

/** Title, description, structured data, and a preload of the first picture. */
export const homeHead =
  ({ id, sizes }: HeroPicture) =>
  ({ match: { context }, loaderData }: Matched<HomeLoad>) => {
    const { t } = context.words.intl(context.locale);
    const { base, widths } = pictureSource(id);
    const head = pageHead(context, {
      path: href.home(context.locale),
      title: t('brand.home.title'),
      description: t('brand.home.description'),
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
