import { plainText } from '@voyage/domain/typed-text.ts';
import * as v from 'valibot';

/**
 * The digits of a typed number, or empty; full-width digits and thousands separators are accepted.
 */
export const typedNumber = v.pipe(
  v.string(),
  v.transform((text) => plainText(text).replaceAll(/[ ,]/g, '')),
  v.regex(/^\d*$/, 'number'),
);
