import type pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { copyDatabase } from './database.ts';
import { testStart } from './environment.ts';
import { cardExpiry } from './card-expiry.ts';
import type { PayByPrimeRequest, RefundRequest } from '../src/payments/gateway/gateway.ts';
import { newReference } from '../src/payments/gateway/reference.ts';
import { sandboxKeys } from '../src/payments/gateway/sandbox/sandbox.ts';
import { startSandbox, type RunningSandbox } from '../src/payments/gateway/sandbox/start-sandbox.ts';
import * as tables from '../src/payments/gateway/sandbox/tables.ts';
import { tappayGateway, type TapPayOptions } from '../src/payments/gateway/tappay.ts';

export interface PrimeReply {
  status: number;
  msg: string;
  card?: { prime: string; lastfour: string; type: number };
}
interface Notify {
  url: string;
  body: Record<string, unknown>;
}

/** Repeats the statements of the migration, for a database made before it. */
async function makeTables(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(`select 1 from pg_tables where tablename = 'sandbox_payments'`);
  if (rowCount) return;
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables)))
    await pool.query(statement);
}

/**
 * The adapter and the embedded gateway, connected by real HTTP, over a separate database and with a clock
 * that only the test moves.
 */
export async function startGateway(options: Partial<TapPayOptions> = {}) {
  const database = await copyDatabase(inject('adminUrl'), inject('template'));
  const db = connect(database.url, 10, () => {});
  const { pool } = db;
  await makeTables(pool);

  const clock = { now: new Date(testStart) };
  const now = () => clock.now;
  const notifies: Notify[] = [];
  const shop = { answers: 200 };
  const receive: typeof fetch = async (input, init) => {
    notifies.push({ url: String(input), body: JSON.parse(String(init?.body)) });
    return new Response(null, { status: shop.answers });
  };
  let sandbox: RunningSandbox = await startSandbox({ pool, now, fetch: receive });
  const gatewayAt = (url: string, more: Partial<TapPayOptions> = {}) =>
    tappayGateway({ url, ...sandboxKeys, now, ...options, ...more });

  async function prime(
    number: string,
    {
      expirationDate = cardExpiry,
      ccv = number.startsWith('3782') ? '1234' : '123',
    }: { expirationDate?: string; ccv?: string } = {},
  ): Promise<PrimeReply> {
    const reply = await fetch(`${sandbox.url}/tpc/sandbox/prime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expirationDate, ccv }),
    });
    return (await reply.json()) as PrimeReply; // the sandbox of this same service
  }
  const request = (changes: Partial<PayByPrimeRequest> = {}): PayByPrimeRequest => ({
    prime: 'none',
    amountTwd: 35_000,
    orderNumber: newReference(),
    bankTransactionId: newReference(),
    details: 'Platinum 會籍 1 年',
    cardholder: { phone_number: '+886912345678', name: 'LIN MEI', email: 'mei@example.test' },
    threeDomainSecure: false,
    capture: 'automatic',
    resultUrl: {
      frontend_redirect_url: 'https://shop.test/zh-tw/payment/result?from=bank',
      backend_notify_url: 'https://shop.test/notify',
      go_back_url: 'https://shop.test/',
    },
    remember: false,
    ...changes,
  });
  /** Charges a new prime of a card. */
  async function pay(number: string, changes: Partial<PayByPrimeRequest> = {}) {
    const sent = request({ prime: (await prime(number)).card?.prime ?? 'none', ...changes });
    return {
      request: sent,
      result: await gateway.payByPrime(sent),
      query: () => gateway.query({ bankTransactionId: sent.bankTransactionId }),
    };
  }
  /** Presses a button on the bank's page; returns where the cardholder is sent. */
  async function press(paymentUrl: string, button: 'confirm' | 'cancel') {
    const reply = await fetch(paymentUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: button }),
    });
    const location = reply.headers.get('location');
    return { status: reply.status, text: await reply.text(), to: location ? new URL(location) : undefined };
  }

  const gateway = gatewayAt(sandbox.url);
  /** A refund that is sent for the first time, of a payment without earlier ones. */
  const refund = (request: Partial<RefundRequest> & Pick<RefundRequest, 'recTradeId' | 'bankRefundId'>) =>
    gateway.refund({ refundedBefore: 0, firstSentAt: clock.now, ...request });
  return {
    gateway,
    refund,
    gatewayAt,
    pool,
    clock,
    notifies,
    shop,
    prime,
    request,
    pay,
    press,
    sandbox: () => sandbox,
    pass: (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
    restart: async () => {
      await sandbox.stop();
      sandbox = await startSandbox({ pool, now, fetch: receive, port: Number(new URL(sandbox.url).port) });
    },
    close: async () => {
      await sandbox.stop();
      await db.close();
      await database.drop();
    },
  };
}
export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
