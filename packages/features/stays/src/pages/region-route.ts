import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { orNotFound } from '@voyage/site-core/router/or-not-found.ts';
import { regionCrumbs } from '../state/crumbs.ts';

export interface RegionParams {
  code: string;
}
export interface RegionLoad {
  name: string;
  first: string;
  last: string;
}

/** Loads the region; an unknown one is not found. */
export async function regionLoader({
  context,
  params,
}: Loading & { params: RegionParams }): Promise<RegionLoad> {
  const { region, places } = await orNotFound(
    context.queryClient.ensureQueryData(queries.region(context.api, context.locale, params.code)),
    'placeNotFound',
    'invalidValue',
    'invalidJson',
  );
  return {
    name: region.name,
    first: places[0]?.name ?? region.name,
    last: places.at(-1)?.name ?? region.name,
  };
}
export function regionHead({
  match: { context, params },
  loaderData,
}: Matched<RegionLoad> & { match: { params: RegionParams } }) {
  if (!loaderData) return {};
  const { name, first, last } = loaderData;
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.region(context.locale, params.code),
    title: t('stays.results.title', { place: name }),
    landing: t('regions.title'),
    description: t('regions.description', { name, first, last }),
    crumbs: regionCrumbs(t, context.locale, { code: params.code, name }),
  });
}
