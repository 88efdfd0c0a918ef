import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { notFound } from '@tanstack/react-router';
import { groupCrumbs } from '../state/crumbs.ts';

export interface GroupParams {
  name: string;
}
export interface GroupLoad {
  name: string;
  standfirst: string;
}

/** Loads the group; an unknown one is not found. */
export async function groupLoader({
  context,
  params,
}: Loading & { params: GroupParams }): Promise<GroupLoad> {
  const found = await context.queryClient
    .ensureQueryData(queries.group(context.api, context.locale, params.name))
    .catch((error: unknown) => {
      if (isFailure(error, 'invalidValue', 'invalidJson')) return { groups: [] };
      throw error;
    });
  const [group] = found.groups;
  if (!group) throw notFound();
  return { name: group.name, standfirst: group.standfirst };
}
export function groupHead({
  match: { context, params },
  loaderData,
}: Matched<GroupLoad> & { match: { params: GroupParams } }) {
  if (!loaderData) return {};
  const { name, standfirst } = loaderData;
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.group(context.locale, params.name),
    title: name,
    landing: t('groups.title'),
    description: standfirst,
    crumbs: groupCrumbs(t, context.locale, { code: params.name, name }),
  });
}
