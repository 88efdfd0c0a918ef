import type { RouteId } from '@voyage/routes/pages.ts';

/**
 * What a browser reports to its site's own server (packages/site-server/src/reports): how fast a page was, and which
 * errors our scripts had. Neither says who was there: no id, address, query, referrer or text
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
  /** Whole milliseconds; of CLS a number without a unit, to three decimals. */
  value: number;
  /** The page on which it was measured: a visitor may have moved on by links since the page was loaded. */
  page: RouteId;
}
export interface VitalsReport {
  /** The page that was loaded. */
  page: RouteId;
  device: Device;
  vitals: Vital[];
}

/** How an error came about: nobody caught it; a promise that nobody waited for; React found other HTML than it expected; a page's own error message was shown; a script could not be loaded. */
export const errorKinds = ['uncaught', 'rejection', 'hydration', 'page', 'chunk'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/**
 * The names of errors that are reported as they are; any other is `Error`. A name can be assigned, so that it could
 * hold anything; and the message of an error is never reported, for it often quotes what was typed.
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
  'CallFailure',
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
export type ErrorName = (typeof errorNames)[number];

export interface ErrorReport {
  kind: ErrorKind;
  name: ErrorName;
  page: RouteId;
  /** When the page's site was built, in milliseconds since 1970: an open page may be older than the server. */
  build: number;
  /** One of our own script files. */
  file: string;
  /** Missing for a script that could not be loaded. */
  line?: number;
  column?: number;
  /** The number of an error of React in production (react.dev/errors). */
  react?: number;
}

/** A script file of a site, as builds name it. */
export const scriptFile = /^[\w.$-]{1,100}\.js$/;
