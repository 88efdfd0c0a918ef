import { bigint, date, timestamp } from '../drizzle.ts';

/** An instant. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/**
 * An amount in its currency's minor unit: a stay in Colombian pesos exceeds 32 bits, and no amount exceeds
 * 2^53.
 */
export const amount = (name: string) => bigint(name, { mode: 'number' });
/** A calendar day, as text ('2026-11-21'). */
export const day = (name: string) => date(name, { mode: 'string' });
