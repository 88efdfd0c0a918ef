/**
 * Method, path and access of a call, without its schemas: what a browser needs to make one, as short as can be, since
 * every page carries them all. First the method: nothing for GET, + POST, = PUT, ~ PATCH, - DELETE. Then the path,
 * without the 'v1/' that each begins with. After it: nothing for anyone, ? with a token where there is one, ! members
 * only, * staff only; then the type of a file.
 */
export type CallLine = `${'' | '+' | '=' | '~' | '-'}${string}`;
