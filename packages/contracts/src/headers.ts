/** Header with the reader's language, on every call. */
export const languageHeader = 'lang';
export const idempotencyHeader = 'idempotency-key';
