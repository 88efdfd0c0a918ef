import { date, timestamp } from 'drizzle-orm/pg-core';

/** An instant. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A day of the calendar, as text ('2026-11-21'). */
export const day = (name: string) => date(name, { mode: 'string' });
