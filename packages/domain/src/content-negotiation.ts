// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this file compiles it, and needs the types
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';

/** The tags of an Accept-Language header, best first (RFC 9110, 12.5.4); without one, none. `*` is among them, and matches no language of ours. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  header ? new Negotiator({ headers: { 'accept-language': header } }).languages() : [];

/** Content codings that are sent, best first where the reader takes several alike. */
const codings = ['br', 'zstd', 'gzip'] as const;
export type Coding = (typeof codings)[number] | 'identity';

/** The coding that an Accept-Encoding header asks for (RFC 9110, 12.5.3). */
export const acceptedCoding = (header: string | undefined): Coding =>
  (header &&
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding([...codings, 'identity'], {
      preferred: codings,
    })) ||
  'identity';
