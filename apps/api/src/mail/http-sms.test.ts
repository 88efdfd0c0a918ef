import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpSms } from './http-sms.ts';
import type { SmsMessage } from './transport.ts';

const sms: SmsMessage = {
  reference: 'club.3.x',
  template: 'verify-code-sms',
  locale: 'zh-tw',
  brand: 'club',
  sentAt: new Date(),
  to: '+886912345678',
  text: '【Lanthorn Club】驗證碼 482913',
};
const received: { method?: string; headers: IncomingMessage['headers']; body: unknown }[] = [];
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  received.length = 0;
});

/** A provider that answers with this status; null: not at all. */
async function provider(status: number | null, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      method: request.method,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (status !== null) response.writeHead(status, headers).end('{"to":"+886912345678"}');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  stop = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages`;
}
const send = (url: string, signal = AbortSignal.timeout(60_000)) =>
  httpSms({ url, key: 'k-123', sender: { main: 'Aldermere', club: 'Lanthorn' } }).send(sms, signal);

it('posts number, text, sender and reference with the key', async () => {
  await send(await provider(202));
  expect(received).toMatchObject([
    {
      method: 'POST',
      headers: {
        authorization: 'Bearer k-123',
        'idempotency-key': 'club.3.x',
        'content-type': 'application/json',
      },
      body: { to: '+886912345678', text: sms.text, sender: 'Lanthorn', reference: 'club.3.x' },
    },
  ]);
});

it.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [500, false],
  [503, false],
])('classifies status %i as permanent or worth retrying', async (status, refused) => {
  await expect(send(await provider(status))).rejects.toMatchObject({
    reason: `HTTP ${status}`,
    message: `HTTP ${status}`,
    refused,
  });
});

it('does not follow redirects with its key', async () => {
  await expect(send(await provider(302, { location: 'http://127.0.0.1:1/elsewhere' }))).rejects.toMatchObject(
    { reason: 'HTTP no connection' },
  );
  expect(received).toHaveLength(1);
});

it('fails on a time-out and when the connection is refused', async () => {
  await expect(send(await provider(null), AbortSignal.timeout(150))).rejects.toMatchObject({
    reason: 'HTTP time-out',
    refused: false,
  });
  await expect(send('http://127.0.0.1:1/')).rejects.toMatchObject({ refused: false });
});
