/** Membership levels, lowest first; employee and agent stand beside them (docs/product/entities.md). */
export const levels = ['basic', 'elite', 'platinum', 'noir', 'employee', 'agent'] as const;
export type Level = (typeof levels)[number];
