import type { RouteId } from '@voyage/routes/pages.ts';

/**
 * The reports of a browser to its site's own server (packages/site-server/src/reports): how fast a page was,
 * and which errors our scripts had. Neither identifies a visitor: no id, address, query, referrer or text
 * (docs/operations/visitors.md).
 */
export const vitalsAddress = '/reports/vitals';
export const errorAddress = '/reports/error';

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof vitalNames)[number];

/** By the width of the window. */
export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

export interface Vital {
  name: VitalName;
  /** Whole milliseconds; CLS is a number without a unit, to three decimals. */
  value: number;
  /** The page on which it was measured: a visitor may have followed links since the page was loaded. */
  page: RouteId;
}
export interface VitalsReport {
  /** The page that was loaded. */
  page: RouteId;
  device: Device;
  vitals: Vital[];
}

/**
 * The origin of an error: uncaught; an unhandled rejection; HTML that differs from what React expected; a
 * page's own error message was shown; a script failed to load.
 */
export const errorKinds = ['uncaught', 'rejection', 'hydration', 'page', 'chunk'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/**
 * The names of errors that are reported; any other is `Error`. A name can be assigned and contain anything;
 * and the message of an error is never reported, because it often quotes user input.
 */
export const errorNames = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'RequestFailure',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;
type ErrorName = (typeof errorNames)[number];

export interface ErrorReport {
  kind: ErrorKind;
  name: ErrorName;
  page: RouteId;
  /** When the page's site was built, in milliseconds since 1970: an open page may be older than the server. */
  build: number;
  /** One of our own script files. */
  file: string;
  /** Missing for a script that failed to load. */
  line?: number;
  column?: number;
  /** The number of a React error in production (react.dev/errors). */
  react?: number;
}

/** A script file of a site, as named by builds. */
export const scriptFile = /^[\w.$-]{1,100}\.js$/;
