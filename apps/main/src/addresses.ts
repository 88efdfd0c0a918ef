import { serviceCalls } from '@voyage/site-server/service-calls.ts';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** How each side reaches the service, and this request's nonce. */
export const siteAddresses = createIsomorphicFn()
  .server(() => {
    const { nonce, origin } = (getGlobalStartContext() ?? {}) as Partial<{ nonce: string; origin: string }>;
    return {
      nonce,
      origin: process.env.SITE_ORIGIN ?? origin ?? '',
      apiUrl: `${process.env.API_URL ?? 'http://127.0.0.1:4000'}/`,
      serviceCalls,
    };
  })
  .client(() => ({
    nonce: undefined as string | undefined,
    serviceCalls: undefined,
    origin: location.origin,
    apiUrl: `${location.origin}/api/`,
  }));
