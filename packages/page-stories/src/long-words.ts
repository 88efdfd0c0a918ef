/** Longer than any real hotel name: the page must not become wider. */
export const long = (words: string): string => `${words}, ${words} (${words})`;

/** Minutes from now as the service writes an instant; the clock of the story check is frozen. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
