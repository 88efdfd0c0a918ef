import pg from 'pg';
import { creditChecks, ledgerFaults, moneyChecks, onceChecks, roomChecks } from './ledger-faults.ts';

/** `DATABASE_URL=... node testing/print-ledger-faults.ts`: what is wrong in the ledgers, as JSON (tooling/trials). */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const sql = async (text: string): Promise<object[]> => (await pool.query<object>(text)).rows;
console.log(JSON.stringify(await ledgerFaults(sql, roomChecks, creditChecks, moneyChecks, onceChecks)));
await pool.end();
