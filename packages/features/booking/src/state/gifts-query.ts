import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Locale } from '@voyage/domain/locale.ts';

/** The gifts that the member has not used: as many as one answer holds, those that expire first before the others. */
export const giftsQuery = (api: Api, locale: Locale) =>
  queries.coupons(api, locale, { state: 'available', pageSize: 50 });
