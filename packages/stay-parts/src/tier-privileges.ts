import { policy } from '@voyage/domain/policy.ts';
import type { Level } from '@voyage/domain/level.ts';
import { atLeast, monthlyFreeBookings } from '@voyage/domain/tier.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';

/** Levels that anyone can buy, lowest first. */
export const tiers = ['basic', 'elite', 'platinum', 'noir'] as const satisfies readonly Level[];
export type Tier = (typeof tiers)[number];

/**
 * The privileges of a membership, and the lowest level that includes each (docs/product/roles.md; contents,
 * docs/product/roles.md).
 */
const privileges: { word: MessageId; from: Tier }[] = [
  { word: 'home.benefits.rate', from: 'basic' },
  { word: 'home.benefits.merchants', from: 'basic' },
  { word: 'home.benefits.table', from: 'elite' },
  { word: 'home.benefits.tailor', from: policy.tailorMadeMinimumLevel.built },
  { word: 'home.benefits.concierge', from: 'platinum' },
  { word: 'home.benefits.restaurants', from: 'platinum' },
  { word: 'home.benefits.events', from: 'platinum' },
  { word: 'home.benefits.gift', from: 'platinum' },
  { word: 'home.benefits.jet', from: 'noir' },
];
export const allPrivileges = privileges.map(({ word, from }) => ({
  word,
  has: (tier: Tier) => atLeast(tier, from),
}));
/** The lowest level that includes a privilege. */
export const lowestWith = (word: (typeof privileges)[number]['word']): Tier =>
  privileges.find((one) => one.word === word)?.from ?? 'noir';
/** Free bookings a month; null: unlimited. */
export const bookingsOf = (tier: Tier): number | null => monthlyFreeBookings(tier);
export const byInvitation = (tier: Tier): boolean => tier === 'noir';
