import type { payments } from '../../db/schema/payments.ts';

/** Whether a card was only authorised: then returning the money releases it, and nothing was charged. */
export const isUncaptured = ({ capture }: Pick<typeof payments.$inferSelect, 'capture'>): boolean =>
  capture === 'later';
