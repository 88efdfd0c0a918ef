import { readArea } from '@voyage/domain/coordinates.ts';
import * as v from 'valibot';

/** Query values come as text; what the router has read once may come again as what it was read as. */
const given = v.union([v.string(), v.number()]);

/** A part of a query that may be missing, and is left out where it makes no sense: reading an address never fails. */
export const part = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** At most `max` characters; what is longer is cut. */
export const text = (max: number) =>
  part(
    v.pipe(
      given,
      v.transform((value) => String(value).slice(0, max)),
      v.nonEmpty(),
    ),
  );

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  part(
    v.pipe(
      given,
      v.check((value) => value !== ''),
      v.transform(Number),
      v.integer(),
      v.minValue(min),
      v.maxValue(max),
    ),
  );

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => part(v.picklist(words));

/** `1` for true; absent otherwise. */
export const flag = part(v.pipe(given, v.transform(Number), v.literal(1)));

/** A part of the map, as `readArea` reads it. */
export const mapArea = part(
  v.pipe(
    v.string(),
    v.check((value) => readArea(value) !== null),
  ),
);
