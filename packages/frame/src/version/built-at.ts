declare const __BUILT_AT__: number | undefined;

/** When this site was built, in milliseconds since 1970; 0 where it was not. Only the server's part of a build knows: the browser's stays the same for the same source. */
export const builtAt: number = typeof __BUILT_AT__ === 'number' ? __BUILT_AT__ : 0;
