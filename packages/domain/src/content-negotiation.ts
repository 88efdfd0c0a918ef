// oxlint-disable-next-line typescript/triple-slash-reference -- importers compile this file and need the types
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';

/**
 * The tags of an Accept-Language header in order of preference (RFC 9110, 12.5.4); empty without
 * one. May contain `*`, which matches none of our languages.
 */
export const acceptedLanguages = (header: string | undefined): string[] =>
  header ? new Negotiator({ headers: { 'accept-language': header } }).languages() : [];

/** Supported content codings, in our order of preference if the client accepts several equally. */
const codings = ['br', 'zstd', 'gzip'] as const;
export type Coding = (typeof codings)[number] | 'identity';

/** The coding to use for an Accept-Encoding header (RFC 9110, 12.5.3). */
export const acceptedCoding = (header: string | undefined): Coding =>
  (header &&
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding([...codings, 'identity'], {
      preferred: codings,
    })) ||
  'identity';
