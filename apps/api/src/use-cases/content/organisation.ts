import type { Output } from '@voyage/contracts/endpoint.ts';
import type { org } from '@voyage/contracts/meta.ts';
import { titleCodes } from '@voyage/contracts/values.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { localized } from '../../platform/content.ts';
import { brands } from '../../mail/brands.ts';
import type { Brand } from '../../mail/transport.ts';

/** One company, with a name, telephone and mailbox for each brand. */
export function organisation(of: Brand, locale: Locale): Output<typeof org.data> {
  const { name, address, serviceHours, companyNumber } = localized.org;
  const { name: brand, contact } = brands[of];
  return {
    brand,
    ...contact,
    companyNumber,
    name: name[locale],
    address: address[locale],
    serviceHours: serviceHours[locale],
  };
}

/** Forms of address for guests and members, in a language. */
export const titlesIn = (locale: Locale) =>
  titleCodes.map((code) => ({ code, desc: localized.titles[code][locale] }));
