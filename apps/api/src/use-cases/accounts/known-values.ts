import { getCountries } from 'libphonenumber-js/min';

/** Whether a country is one of those that v1/meta/country answers: ISO 3166-1 alpha-2. */
export const isCountry = (country: string): boolean => getCountries().some((known) => known === country);
