import { getCountries } from 'libphonenumber-js/min';

/** Whether a country is in the list of v1/meta/country: ISO 3166-1 alpha-2. */
export const isCountry = (country: string): boolean => getCountries().some((known) => known === country);
