/** Header with the reader's language, on every request. */
export const languageHeader = 'lang';
export const idempotencyHeader = 'idempotency-key';
/** On requests of a site's own server for `/changes`; sites drop it from requests of browsers. */
export const changesHeader = 'x-site-changes';
