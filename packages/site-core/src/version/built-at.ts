declare const __BUILT_AT__: number | undefined;

/**
 * When this site was built, in milliseconds since 1970; 0 if it was not built. Only the server bundle
 * contains it: the browser bundle stays identical for the same source.
 */
export const builtAt: number = typeof __BUILT_AT__ === 'number' ? __BUILT_AT__ : 0;
