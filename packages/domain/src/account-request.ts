/** What a member may ask for with their password: a copy of their data, or the end of their account. */
export const accountRequestKinds = ['export', 'deletion'] as const;
export type AccountRequestKind = (typeof accountRequestKinds)[number];

const hour = 3_600_000;
/** Neither is done at once: whoever has a stolen session and the password gets nothing before the member has read of it. */
export const exportAfterHours = 24;
/** So long a copy can be had once it is ready. */
export const exportForDays = 7;
export const deletionAfterDays = 14;

/** When a request is carried out. */
export const requestDueAt = (kind: AccountRequestKind, requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + (kind === 'export' ? exportAfterHours : deletionAfterDays * 24) * hour);

/** Until when a copy that was ready at an instant can be had. */
export const exportEndsAt = (readyAt: Date): Date => new Date(readyAt.getTime() + exportForDays * 24 * hour);
