import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { serviceCalls } from './service/service-calls.ts';

/**
 * How each side reaches the service; on the server also the marker for what the renderer itself writes into
 * this page.
 */
export const siteAddresses = createIsomorphicFn()
  .server(() => {
    const { nonce, origin }: { nonce?: string; origin?: string } = getGlobalStartContext() ?? {};
    return {
      nonce,
      origin: process.env.SITE_ORIGIN ?? origin ?? '',
      apiUrl: `${process.env.API_URL ?? 'http://127.0.0.1:4000'}/`,
      serviceCalls,
    };
  })
  .client(() => ({
    nonce: undefined,
    serviceCalls: undefined,
    origin: location.origin,
    apiUrl: `${location.origin}/api/`,
  }));
