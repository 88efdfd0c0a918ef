import { queries } from '@voyage/api-client/queries.ts';
import { brand, hasOrganizationData } from '@voyage/brand';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { org } from '@voyage/contracts/meta.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';

export type Organization = Output<typeof org.data>;

/**
 * The organisation behind the brand, where its data is public (docs/product/overview.md: only the club);
 * also null if the service does not respond: Home works without it.
 */
export async function loadOrganization({
  queryClient,
  api,
  locale,
}: PageContext): Promise<Organization | null> {
  return hasOrganizationData
    ? queryClient.ensureQueryData(queries.org(api, locale, brand.id)).catch(() => null)
    : null;
}

/** The `scripts` of Home's head: the organisation as schema.org data. */
export const organizationScripts = (
  { origin, locale }: PageContext,
  organization: Organization | null | undefined,
) =>
  hasOrganizationData && organization
    ? jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: brand.name,
        legalName: organization.name,
        url: origin + href.home(locale),
        email: organization.email,
        telephone: organization.phone,
        address: organization.address,
        taxID: organization.companyNumber,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: organization.phone,
          email: organization.email,
          availableLanguage: brand.locales.map(htmlLang),
        },
      })
    : [];
