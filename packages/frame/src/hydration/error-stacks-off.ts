const { stackTraceLimit } = Error;
Error.stackTraceLimit = 0;

/** The browser's own limit; undefined where it has none. */
export const usualLimit = stackTraceLimit;
