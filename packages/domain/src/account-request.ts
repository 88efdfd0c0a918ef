/** What a member may request with their password: an export of their data, or deletion of their account. */
export const accountRequestKinds = ['export', 'deletion'] as const;
export type AccountRequestKind = (typeof accountRequestKinds)[number];

const hour = 3_600_000;
/**
 * Both are delayed: an attacker with a stolen session and the password gets nothing before the member
 * has read the email about it.
 */
export const exportAfterHours = 24;
/** How long an export is available once it is ready. */
export const exportForDays = 7;
export const deletionAfterDays = 14;

/** When a request is carried out. */
export const requestDueAt = (kind: AccountRequestKind, requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + (kind === 'export' ? exportAfterHours : deletionAfterDays * 24) * hour);

/** Until when an export that became ready at an instant is available. */
export const exportEndsAt = (readyAt: Date): Date => new Date(readyAt.getTime() + exportForDays * 24 * hour);
