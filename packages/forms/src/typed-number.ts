import * as v from 'valibot';

/** The figures of a number that is typed, or nothing; wide figures and the commas of thousands are figures too. */
export const typedNumber = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC').replaceAll(/[\s,]/g, '')),
  v.regex(/^\d*$/, 'number'),
);
