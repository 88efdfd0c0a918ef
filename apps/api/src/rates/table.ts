import { readRows } from '../content-files.ts';

/** The dated table that a fresh installation starts with; a job may bring newer ones. */
export const initialRates = {
  asOf: '2026-11-20',
  perUsd: (): Record<string, number> =>
    Object.fromEntries(readRows('rates/rates.tsv').map((row) => [row.currency ?? '', Number(row.perUsd)])),
};
