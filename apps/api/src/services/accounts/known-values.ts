import { getCountries } from 'libphonenumber-js/min';
import { titleCodes } from '../../content.ts';

/** Whether a form of address is one of those that v1/meta/title answers. */
export const isTitle = (title: string): boolean => (titleCodes as readonly string[]).includes(title);
/** The same for v1/meta/country: ISO 3166-1 alpha-2. */
export const isCountry = (country: string): boolean => (getCountries() as string[]).includes(country);
