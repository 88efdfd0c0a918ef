import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cardExpiry } from './card-expiry.ts';
import { freePort } from './free-port.ts';
import { emailsTo } from './mailbox.ts';
import { words } from './words.ts';

/** `npm start` or `npm run dev` as it is, on three other ports with its own data. */
interface Started {
  process: ChildProcess;
  ports: { main: number; club: number; api: number };
  output: () => string;
  ended: Promise<number | null>;
}
const root = join(import.meta.dirname, '..', '..', '..');
const data = mkdtempSync(join(tmpdir(), 'voyage-start-'));

async function start(ports?: Started['ports'], options: string[] = []): Promise<Started> {
  const chosen = ports ?? { main: await freePort(), club: await freePort(), api: await freePort() };
  const { DATABASE_URL: _outside, SITE_URL_MAIN: _main, SITE_URL_CLUB: _club, ...env } = process.env;
  const child = spawn('node', ['tooling/run/start.ts', ...options], {
    cwd: root,
    env: {
      ...env,
      MAIN_PORT: String(chosen.main),
      CLUB_PORT: String(chosen.club),
      API_PORT: String(chosen.api),
      DATA_DIR: data,
      DEMO_HOTELS: '80',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return {
    process: child,
    ports: chosen,
    output: () => output,
    ended: new Promise((done) => child.on('exit', (code) => done(code))),
  };
}
const prints = async (started: Started, text: string | RegExp) => {
  try {
    await expect.poll(() => started.output().match(text)?.[0], { timeout: 300_000 }).toBeTruthy();
  } catch (error) {
    throw new Error(`console: ${started.output().slice(-2000)}`, { cause: error });
  }
};
/** The service's process id. */
const serviceOf = ({ process: { pid } }: Started): number =>
  Number(
    execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+.*\bsrc\/main\.ts\b/.exec(line))
      .find((found) => Number(found?.[2]) === pid)?.[1],
  );
const status = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    (answer) => answer.status,
    () => 0,
  );
async function call<T>(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  const answer = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await answer.json()) as { success: boolean; data: T };
  expect(reply.success, JSON.stringify(reply)).toBe(true);
  return reply.data;
}

test.describe.configure({ mode: 'serial' });
let started: Started;
test.afterAll(async () => {
  started?.process.kill('SIGTERM');
  await started?.ended;
  rmSync(data, { recursive: true, force: true });
});

test('starts on three custom ports, which the links of bank and emails use', async ({ page }) => {
  started = await start();
  await prints(started, 'Ctrl-C stops everything');
  const sites = {
    main: `http://localhost:${started.ports.main}`,
    club: `http://localhost:${started.ports.club}`,
  };
  for (const brand of ['main', 'club'] as const) {
    const pair = await call<{ accessToken: string; refreshToken: string }>(
      sites[brand],
      'POST',
      'v1/auth/login',
      {
        username: 'elite@demo.test',
        password: 'Voyage2026',
      },
    );
    const { order } = await call<{ order: { id: string } }>(
      sites[brand],
      'POST',
      'v1/product/order/booking-credit',
      { credits: 1, brand },
      pair.accessToken,
    );
    await page.goto(`${sites[brand]}/en`);
    await page.evaluate(
      (tokens) => Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)),
      pair,
    );
    const prime = await fetch(`${sites[brand]}/api/sandbox/tpc/sandbox/prime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        number: '4000000000003220',
        expirationDate: `${cardExpiry.month}/${cardExpiry.year}`,
        ccv: '123',
      }),
    });
    const { card } = (await prime.json()) as { card: { prime: string } };
    const paid = await call<{ status: string; paymentUrl: string }>(
      sites[brand],
      'POST',
      'v1/product/order/membership/payment/tappay-direct',
      {
        orderId: order.id,
        prime: card.prime,
        payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
        invoice: { type: 'personal', carrier: { kind: 'member' } },
        agreed: true,
      },
      pair.accessToken,
    );
    expect(paid.status).toBe('redirect');
    expect(new URL(paid.paymentUrl).origin).toBe(sites[brand]); // reached through the payer's own site
    await page.goto(paid.paymentUrl);
    await page.locator('button[name="answer"][value="confirm"]').click();
    await page.waitForURL(new RegExp(`^${sites[brand]}/en/payment/credit-card/.*/result`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(brand, 'en')('payment.result.credit.title'),
    );
    await call(sites[brand], 'POST', 'v1/auth/forget-password', { email: 'platinum@demo.test', brand });
  }
  const emails = () => emailsTo('platinum@demo.test', `http://localhost:${started.ports.api}`);
  // The demonstration's history has sent its own emails; these two contain the links for a new password.
  const resets = async () => (await emails()).filter((email) => email.includes('/reset-password'));
  await expect.poll(async () => (await resets()).length).toBe(2);
  const text = (await resets()).join('\n');
  for (const origin of Object.values(sites)) expect(text).toContain(`${origin}/`);
  expect((await emails()).join('\n')).not.toMatch(/localhost:300[01]\b/);
});

test('a crashed service leaves the sites running, and is restarted', async () => {
  const pages = [`http://localhost:${started.ports.main}/en`, `http://localhost:${started.ports.club}/en`];
  const before = serviceOf(started);
  expect(before).toBeGreaterThan(0);
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const pid = serviceOf(started);
    process.kill(pid, signal);
    await expect.poll(() => status(`http://127.0.0.1:${started.ports.api}/health`)).toBe(0);
    for (const url of pages) expect(await status(url)).toBeGreaterThan(0);
    expect(await (await fetch(`http://localhost:${started.ports.main}/api/v1/org`)).json()).toMatchObject({
      success: false,
      code: 'sy0001',
    });
    await expect.poll(() => status(`http://127.0.0.1:${started.ports.api}/ready`)).toBe(200);
    await expect.poll(() => status(`http://localhost:${started.ports.main}/api/v1/org`)).toBe(200);
    expect(serviceOf(started)).not.toBe(pid);
  }
  expect(started.output()).toMatch(
    /The service exited on SIGKILL\. The other parts keep running; restarting it in 1 s\./,
  );
  await prints(started, 'The service is running again.');
  expect(started.process.exitCode).toBeNull();
});

test('reports a port in use, and exits', async () => {
  const taken: Server = createServer();
  const port = await new Promise<number>((done) =>
    taken.listen(0, () => done((taken.address() as { port: number }).port)),
  );
  const second = await start({ main: await freePort(), club: await freePort(), api: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} is already in use.`);
  taken.close();
});

test('Ctrl-C stops everything', async () => {
  const pid = serviceOf(started);
  started.process.kill('SIGINT');
  expect(await started.ended).toBe(0);
  for (const port of Object.values(started.ports))
    expect(await status(`http://localhost:${port}/health`)).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow();
});

test('in development, too, it reports when it is ready, and again after a change', async () => {
  const development = await start(undefined, ['--dev']);
  const { ports, process: parent, output } = development;
  try {
    await prints(development, 'Ctrl-C stops everything');
    expect(await status(`http://localhost:${ports.main}/favicon.svg`)).toBe(200);
    expect(await status(`http://localhost:${ports.club}/favicon.svg`)).toBe(200);
    expect(await status(`http://127.0.0.1:${ports.api}/ready`)).toBe(200);
    const now = new Date();
    utimesSync(join(root, 'apps', 'api', 'src', 'main.ts'), now, now); // as if it had been saved
    await prints(development, 'The service is running again.');
    expect(output()).not.toMatch(/^(The service|Aldermere|Lanthorn Club|The words) exited/m);
  } finally {
    parent.kill('SIGINT');
  }
  expect(await development.ended).toBe(0);
  for (const port of Object.values(ports)) expect(await status(`http://localhost:${port}/health`)).toBe(0);
});
