import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Locale } from '@voyage/domain/locale.ts';

/** The member's unused coupons: one page, those that expire first at the start. */
export const giftsQuery = (api: Api, locale: Locale) =>
  queries.coupons(api, locale, { state: 'available', pageSize: 50 });
