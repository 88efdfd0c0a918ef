import type { LuxuryMenuItems } from './menu-items.ts';

/** Lanthorn has no experiences. */
export const luxuryMenu: LuxuryMenuItems | null = null;
