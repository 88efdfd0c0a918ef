import { readArea } from '@voyage/domain/coordinates.ts';
import * as v from 'valibot';

/** Query values are strings; values that the router has already parsed may be parsed again. */
const given = v.union([v.string(), v.number()]);

/** An optional parameter of a query, ignored if invalid: reading an address never fails. */
export const part = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** At most `max` characters; longer text is truncated. */
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

/** Whole numbers of at most two digits, one per room: '2', '2_1'. */
export const numbersByRoom = (max: number) =>
  part(
    v.pipe(
      given,
      v.transform(String),
      v.regex(/^\d{1,2}(_\d{1,2})*$/),
      v.check((value) => value.split('_').length <= max),
    ),
  );

/** One of several values. */
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
