import * as v from 'valibot';

/**
 * What the service and the sites read from their environment alike. A whole number within limits: with 0 or
 * endlessly many of some things nothing would work, and nobody would know why.
 */
export const wholeNumberBetween = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform(Number),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );
/** 0 selects any free port. */
export const port = wholeNumberBetween(0, 65_535);
/** No longer than a day: timers count milliseconds in 31 bits. */
export const seconds = wholeNumberBetween(0, 86_400);
const hostName = String.raw`(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]`;
/** A port of this machine, for a supplier's stand-in. */
const loopback = String.raw`(?:127\.0\.0\.1|localhost):\d{1,5}`;
const host = `(?:${hostName}|${loopback})`;
/** Names of hosts, separated by commas: `i.pictures.example,media.example`, or `127.0.0.1:4010`; none by default. */
export const hostNames = v.optional(
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.regex(
      new RegExp(String.raw`^(?:${host}(?:\s*,\s*${host})*)?$`),
      ({ input }) => `not names of hosts, separated by commas: ${input}`,
    ),
    v.transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ),
  '',
);
/** A share from 0 to 1. */
export const share = v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/), v.transform(Number));
