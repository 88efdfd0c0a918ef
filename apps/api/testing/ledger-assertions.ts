import { expect } from 'vitest';
import { creditChecks, ledgerFaults, moneyChecks, roomChecks } from './ledger-faults.ts';
import type { TestService } from './service.ts';

/**
 * Compares all records once nothing is in progress: rooms sold, our orders and the supplier's; credits and
 * orders of each month; the bank's money, our payments and what they bought.
 */
export const assertLedgersBalance = async ({ sql }: TestService): Promise<void> =>
  expect(await ledgerFaults(sql, roomChecks, creditChecks, moneyChecks)).toEqual([]);

export const assertRooms = async ({ sql }: TestService): Promise<void> =>
  expect(await ledgerFaults(sql, roomChecks)).toEqual([]);

export const assertCredits = async ({ sql }: TestService): Promise<void> =>
  expect(await ledgerFaults(sql, creditChecks)).toEqual([]);

export const assertMoney = async ({ sql }: TestService): Promise<void> =>
  expect(await ledgerFaults(sql, moneyChecks)).toEqual([]);
