import { isFailure } from '@voyage/api-client/failure.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { notFound } from '@tanstack/react-router';
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
  try {
    const { brand, group } = await context.queryClient.ensureQueryData(
      brandOverview(context.api, context.locale, params.name, params.brand),
    );
    return { name: brand.name, standfirst: brand.standfirst, group: group.name };
  } catch (error) {
    if (isFailure(error, 'placeNotFound', 'invalidValue', 'invalidJson')) throw notFound();
    throw error;
  }
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
    facts: [
      breadcrumbJsonLd(
        brandCrumbs(t, context.locale, { code: params.name, name: group }, { code: params.brand, name }),
        context.origin,
      ),
    ],
  });
}
