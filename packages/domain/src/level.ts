/** Membership levels, lowest first; employee and agent are outside the ranking (docs/product/entities.md). */
export const levels = ['basic', 'elite', 'platinum', 'noir', 'employee', 'agent'] as const;
export type Level = (typeof levels)[number];
