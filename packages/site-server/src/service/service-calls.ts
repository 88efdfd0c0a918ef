import { createApi, type Api } from '@voyage/api-client/client.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { setResponseText } from '@voyage/site-core/hydration/response-text.ts';
import { hotelsShown } from './hotels-shown.ts';
import { pageTransport } from './node-transport.ts';

const opening = '{"success":true,"data":';

const shown = new WeakMap<Api, Set<number>>();
/** The hotels that the answers of one page have shown so far. */
export const hotelsOfPage = (api: Api): ReadonlySet<number> => shown.get(api) ?? new Set();

const failed = new WeakSet<Api>();
/** Whether a call failed: the page shows that, and must not be cached. */
export const hasFailed = (api: Api): boolean => failed.has(api);

/**
 * The service as a page's renderer calls it: without a token. An instance serves one page, and knows what became of its
 * calls.
 */
export function serviceCalls({ baseUrl, locale }: { baseUrl: string; locale: () => Locale }): Api {
  const hotels = new Set<number>();
  const { call } = createApi({
    baseUrl,
    locale,
    transport: pageTransport(),
    onSuccess: ({ name, body, answer, text }) => {
      const { data } = answer;
      for (const hotel of hotelsShown(name, body, data)) hotels.add(hotel);
      // Only these two: the opening is followed by the data and the closing brace.
      const isWhole = text.startsWith(opening) && Object.keys(answer).length === 2;
      if (isWhole && typeof data === 'object' && data !== null)
        setResponseText(data, text.slice(opening.length, -1));
    },
  });
  const api: Api = {
    call: (name, args) =>
      call(name, args).catch((error: unknown) => {
        failed.add(api);
        throw error;
      }),
    session: undefined,
  };
  shown.set(api, hotels);
  return api;
}
