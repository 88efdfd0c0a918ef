import { readRows } from '../platform/content-files.ts';

/** The dated table of a fresh installation; a job may fetch newer ones. */
export const initialRates = {
  asOf: '2026-11-20',
  perUsd: (): Record<string, number> =>
    Object.fromEntries(readRows('rates/rates.tsv').map((row) => [row.currency ?? '', Number(row.perUsd)])),
};
