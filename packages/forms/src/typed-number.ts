import * as v from 'valibot';

/**
 * The digits of a typed number, or empty; full-width digits and thousands separators are accepted.
 */
export const typedNumber = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC').replaceAll(/[\s,]/g, '')),
  v.regex(/^\d*$/, 'number'),
);
