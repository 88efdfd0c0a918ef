import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';
import { titleCodes } from '@voyage/contracts/values.ts';
import { localized } from '../../content.ts';
import { brands } from '../../mail/brands.ts';

/** One company, and a name, a telephone and a mailbox for each brand. */
export const org = handler(endpoints.org, ({ query, locale }) => {
  const { name, address, serviceHours, companyNumber } = localized.org;
  const { name: brand, contact } = brands[query.brand];
  return {
    data: {
      brand,
      ...contact,
      companyNumber,
      name: name[locale],
      address: address[locale],
      serviceHours: serviceHours[locale],
    },
    cacheSeconds: 300,
  };
});

export const titles = handler(endpoints.titles, ({ locale }) => ({
  data: { titles: titleCodes.map((code) => ({ code, desc: localized.titles[code][locale] })) },
  cacheSeconds: 300,
}));
