import { keysOf } from '@voyage/domain/keys-of.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type pg from 'pg';
import { portOf } from '../../../platform/port-of.ts';
import { readJson } from '../../../platform/read-json.ts';
import { status } from '../tappay-wire.ts';
import { capturePayment } from './capture.ts';
import { createFaults, type Fault, type Faults, type FaultyCall } from './faults.ts';
import { sendDueNotifies } from './notify.ts';
import { payByPrime } from './pay.ts';
import { issuePrime } from './prime.ts';
import { queryRecords } from './query.ts';
import { refundPayment } from './refund.ts';
import { answer, sandboxKeys, type Answer, type Sandbox, type SandboxKeys } from './sandbox.ts';
import { threeDomainSecurePages } from './three-domain-secure.ts';
import { isBody, keyProblem, type Body } from './wire.ts';

export interface SandboxOptions {
  /** The pool of our own database; the tables are in tables.ts. */
  pool: pg.Pool;
  now: () => Date;
  /** On 127.0.0.1; any free port by default. */
  port?: number;
  /**
   * The addresses at which browsers reach `browserSide` if the service forwards to it: a payer gets that of the
   * site from which they come, else the first; the loopback address by default.
   */
  publicUrls?: readonly string[];
  keys?: SandboxKeys;
  /** How often notifies that are due are sent; 0: only by `sendNotifies`. */
  notifyEveryMs?: number;
  /** Sends the notifies. */
  fetch?: typeof fetch;
  onError?: (error: Error) => void;
}

export interface RunningSandbox {
  url: string;
  faults: Faults;
  /**
   * The part that browsers need: `POST /tpc/sandbox/prime` and the bank's page. May be mounted in another
   * server.
   */
  browserSide: Hono;
  /** Sends what is due now, beside what the timer sends. Returns how many posts were made. */
  sendNotifies(): Promise<number>;
  stop(): Promise<void>;
}

type Bindings = { Bindings: HttpBindings };
const calls: Record<FaultyCall, { path: string; work: (sandbox: Sandbox, body: Body) => Promise<Answer> }> = {
  pay: { path: '/tpc/payment/pay-by-prime', work: payByPrime },
  query: { path: '/tpc/transaction/query', work: queryRecords },
  capture: { path: '/tpc/transaction/cap', work: capturePayment },
  refund: { path: '/tpc/transaction/refund', work: refundPayment },
};

/**
 * The embedded card-payment gateway: an HTTP server on a loopback port with TapPay's wire contract, which
 * keeps its records in PostgreSQL.
 */
export async function startSandbox({
  pool,
  now,
  port = 0,
  publicUrls = [],
  keys = sandboxKeys,
  notifyEveryMs = 500,
  fetch: send = fetch,
  onError = () => {},
}: SandboxOptions): Promise<RunningSandbox> {
  const { faults, take, captureDelay } = createFaults();
  let url = '';
  const sandbox: Sandbox = {
    pool,
    now,
    keys,
    captureDelay,
    publicUrl: (shop) => {
      const from = URL.parse(shop)?.origin;
      const own = publicUrls.find((each) => URL.parse(each)?.origin === from) ?? publicUrls[0];
      return own?.replace(/\/$/, '') ?? url;
    },
  };

  const browserSide = new Hono();
  browserSide.use(
    '/tpc/sandbox/prime',
    cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }),
  );
  browserSide.post('/tpc/sandbox/prime', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await issuePrime(sandbox, await readJson(c.req.raw).catch(() => undefined)));
  });
  browserSide.route('/tpc/sandbox/3ds', threeDomainSecurePages(sandbox));

  const app = new Hono<Bindings>();
  for (const [name, { path, work }] of keysOf(calls).map((name) => [name, calls[name]] as const)) {
    app.post(path, (c) =>
      withFault(c, take(name), async () => {
        const body = await readJson(c.req.raw).catch(() => undefined);
        if (!isBody(body)) return answer(status.wrongJson, 'Wrong JSON format');
        return keyProblem(sandbox, c.req.header('x-api-key'), body) ?? work(sandbox, body);
      }),
    );
  }
  app.route('/', browserSide);
  app.onError((error, c) => {
    onError(error);
    return c.text('The embedded gateway failed.', 500);
  });

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false });
  await new Promise<void>((done, fail) => server.once('listening', done).once('error', fail));
  url = `http://127.0.0.1:${portOf(server)}`;

  let sending: Promise<number> = Promise.resolve(0);
  const sendNotifies = () => (sending = sending.catch(() => 0).then(() => sendDueNotifies(sandbox, send)));
  let busy = false;
  const sendIfIdle = () => {
    if (busy) return;
    busy = true;
    sendNotifies()
      .then(() => {}, onError)
      .finally(() => void (busy = false));
  };
  const timer = notifyEveryMs ? setInterval(sendIfIdle, notifyEveryMs).unref() : undefined;

  return {
    url,
    faults,
    browserSide,
    sendNotifies,
    stop: async () => {
      clearInterval(timer);
      const closed = new Promise<void>((done) => void server.close(() => done()));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await sending.catch(() => {});
    },
  };
}

async function withFault(c: Context<Bindings>, fault: Fault | undefined, work: () => Promise<Answer>) {
  if (fault?.kind === 'slow') await pause(fault.milliseconds);
  if (fault?.kind === 'refuse') return c.text('Service Unavailable', 503);
  if (fault?.kind === 'dropRequest') return cut(c);
  const result = await work();
  if (fault?.kind === 'loseReply') return cut(c);
  return fault?.kind === 'garbage'
    ? c.body(fault.text ?? '<html>Bad Gateway</html>', 200, { 'content-type': 'application/json' })
    : c.json(result);
}

function cut(c: Context<Bindings>): Response {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
