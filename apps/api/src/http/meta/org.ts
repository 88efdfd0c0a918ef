import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';
import { titleCodes } from '@voyage/contracts/values.ts';
import { localized } from '../../content.ts';

export const org = handler(endpoints.org, ({ locale }) => {
  const { name, address, serviceHours, ...rest } = localized.org;
  return { data: { ...rest, name: name[locale], address: address[locale], serviceHours: serviceHours[locale] }, cacheSeconds: 300 };
});

export const titles = handler(endpoints.titles, ({ locale }) => ({
  data: { titles: titleCodes.map((code) => ({ code, desc: localized.titles[code][locale] })) },
  cacheSeconds: 300,
}));
