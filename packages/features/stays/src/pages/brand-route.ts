import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { orNotFound } from '@voyage/site-core/router/or-not-found.ts';
import { brandOverview } from '../state/brand-overview.ts';
import { brandCrumbs } from '../state/crumbs.ts';

export interface BrandParams {
  name: string;
  brand: string;
}
export interface BrandLoad {
  name: string;
  standfirst: string;
  group: string;
}

/** Loads the brand; an unknown one is not found. */
export async function brandLoader({
  context,
  params,
}: Loading & { params: BrandParams }): Promise<BrandLoad> {
  const { brand, group } = await orNotFound(
    context.queryClient.ensureQueryData(
      brandOverview(context.api, context.locale, params.name, params.brand),
    ),
    'placeNotFound',
    'invalidValue',
    'invalidJson',
  );
  return { name: brand.name, standfirst: brand.standfirst, group: group.name };
}
export function brandHead({
  match: { context, params },
  loaderData,
}: Matched<BrandLoad> & { match: { params: BrandParams } }) {
  if (!loaderData) return {};
  const { name, standfirst, group } = loaderData;
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.groupBrand(context.locale, params.name, params.brand),
    title: name,
    landing: group,
    description: standfirst,
    crumbs: brandCrumbs(t, context.locale, { code: params.name, name: group }, { code: params.brand, name }),
  });
}
