/** Longer than what any hotel is called: what a page must hold without becoming wider. */
export const long = (words: string): string => `${words}, ${words} (${words})`;

/** Minutes from now as the service writes an instant; the clock of the stories' check stands still. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
