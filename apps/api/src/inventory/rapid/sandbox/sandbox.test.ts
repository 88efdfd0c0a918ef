import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'valibot';
import { linesOf } from '../content/download.ts';
import { rapidClient } from '../client.ts';
import { availability, booked, itinerary, priceCheck } from '../wire.ts';
import { sandboxProperties } from './properties.ts';
import { serveRapidSandbox, type SandboxOptions } from './server.ts';

// What the sandbox is besides the supplier's wire: it can be started again, and shows pictures.

const key = { key: 'a-key', secret: 'a-secret' };
const folder = mkdtempSync(join(tmpdir(), 'voyage-sandbox-'));
const file = join(folder, 'books.json');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(file, { force: true });
});

async function open(options: Partial<SandboxOptions> = {}) {
  const now = () => new Date('2027-03-01T08:00:00Z');
  const sandbox = await serveRapidSandbox({ key, now, file, properties: sandboxProperties(3), ...options });
  closing.push(sandbox.close);
  const client = rapidClient({ url: sandbox.url, key, userAgent: 'Voyage/1.0', fetch, now });
  return { sandbox, client };
}
type Client = Awaited<ReturnType<typeof open>>['client'];
async function offered(client: Client) {
  const query = {
    checkin: '2027-04-12',
    checkout: '2027-04-14',
    occupancy: '2',
    currency: 'TWD',
    property_id: '19000',
    rate_plan_count: '9',
    language: 'en-US',
  };
  const { body } = await client({ method: 'GET', path: '/properties/availability', query });
  const rate = parse(availability, body)[0]?.rooms[0]?.rates[0];
  return rate?.bed_groups['b-king']?.links.price_check.href ?? '';
}
const guest = { given_name: 'Haruka', family_name: 'Sato' };
const reservation = {
  affiliate_reference_id: 'V123456789',
  email: 'haruka@example.test',
  phone: { country_code: '81', number: '9012345678' },
  rooms: [guest],
  payments: [{ type: 'affiliate_collect', billing_contact: { ...guest, address: { country_code: 'TW' } } }],
};
async function bookLink(client: Client, path: string): Promise<string> {
  const { body } = await client({ method: 'GET', path });
  return parse(priceCheck, body).links.book?.href ?? '';
}

test('links and bookings outlive the process that gave them', async () => {
  const first = await open();
  const check = await offered(first.client);
  await first.sandbox.close();

  const second = await open();
  const path = await bookLink(second.client, check);
  const answer = await second.client({
    method: 'POST',
    path,
    body: reservation,
    customerAddress: '192.0.2.1',
  });
  const retrieve = parse(booked, answer.body).links.retrieve?.href ?? '';
  await second.sandbox.close();

  const third = await open();
  const found = parse(itinerary, (await third.client({ method: 'GET', path: retrieve })).body);
  expect(found).toMatchObject({ affiliate_reference_id: 'V123456789', rooms: [{ status: 'booked' }] });
  const cancel = found.rooms[0]?.links.cancel?.href ?? '';
  expect((await third.client({ method: 'DELETE', path: cancel })).status).toBe(204);
  await third.sandbox.close();

  const fourth = await open();
  expect(fourth.sandbox.bookings).toMatchObject([{ rooms: [{ isCancelled: true, cost: 0 }] }]);
  const again = await fourth.client({ method: 'DELETE', path: cancel });
  expect(again).toMatchObject({ status: 400, body: { type: 'room_already_cancelled' } });
});

test.each(['', 'nonsense', Buffer.from('{"kind":"book"}').toString('base64url'), 'e30%'])(
  'a link with the token "%s" leads nowhere',
  async (token) => {
    const { client } = await open();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await client({
        method,
        path: `/v3/itineraries?token=${encodeURIComponent(token)}`,
        ...(method === 'POST' && { body: reservation }),
      });
      expect(answer).toMatchObject({ status: 404, body: { type: 'resource.not_found' } });
    }
  },
);

test('its content leads to the pictures that it serves', async () => {
  for (const width of [640, 1024]) writeFileSync(join(folder, `lobby-city-dusk-${width}.webp`), 'a picture');
  const { sandbox, client } = await open({ pictures: folder });
  const { body } = await client({
    method: 'GET',
    path: '/files/properties/content',
    query: { language: 'en-US' },
  });
  const lines = await Array.fromAsync(linesOf(fetch, (body as { href: string }).href));
  expect(lines).toHaveLength(3);
  const address = `${sandbox.url}/pictures/lobby-city-dusk-640.webp`;
  expect(lines.join('\n')).toContain(address);
  const picture = await fetch(address);
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/webp', 'a picture']);
  for (const path of ['missing-640.webp', '..%2Fbooks.json', '../books.json'])
    expect((await fetch(`${sandbox.url}/pictures/${path}`)).status).toBe(401);
});
