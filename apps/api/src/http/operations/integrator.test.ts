import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../../testing/document-client.ts';
import { startService, type TestService } from '../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
const fetch = async (request: Request): Promise<Response> =>
  s.app.fetch(request, {
    incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 40_000, remoteFamily: 'IPv4' } },
  });

interface Recorded {
  calls: Record<string, { body?: unknown; data?: unknown }>;
  refusals: Record<string, Record<string, unknown>>;
}
/** Without what is another in every run: tokens, offers, ids, numbers. */
function stable(recorded: Recorded, changing: Map<string, string>): string {
  let text = JSON.stringify(recorded, null, 2);
  for (const [value, name] of changing) text = text.replaceAll(JSON.stringify(value), JSON.stringify(name));
  return `${text.replaceAll(/"requestId": "[^"]*"/g, '"requestId": "8c0d7f0e-2f6d-4f0a-9a56-0d8a3c1b7e21"')}\n`;
}

test('a client built from the document alone logs in, searches, books and cancels; its responses are the examples', async () => {
  const { json: document } = await documentClient(
    { paths: { '/openapi.json': { get: { operationId: 'document', parameters: [], security: [] } } } },
    fetch,
  ).call('document');
  const client = documentClient(document, fetch);
  const recorded: Recorded = { calls: {}, refusals: {} };
  const changing = new Map<string, string>();
  /** Makes a call and records the response as an example. */
  async function reply(name: string, body: unknown, params?: Record<string, string>) {
    const { status, json } = await client.call(name, { body, ...(params && { params }) });
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json.success).toBe(true);
    recorded.calls[name] = { ...(body === undefined ? {} : { body }), data: json.data };
    return json.data;
  }
  async function rejected(name: string, status: number, code: string, body: unknown) {
    const answer = await client.call(name, { body });
    expect([answer.status, answer.json.code], JSON.stringify(answer.json)).toEqual([status, code]);
    (recorded.refusals[name] ??= {})[code] = answer.json;
  }

  const credentials = { username: 'noir@demo.test', password: 'Voyage2026' };
  await rejected('login', 400, 'au0101', { ...credentials, password: 'Voyage2025' });
  const { accessToken, refreshToken } = await reply('login', credentials);
  client.authorize(accessToken);
  changing.set(accessToken, 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJleGFtcGxlIn0.c2lnbmF0dXJl');
  changing.set(refreshToken, 'q8sY1n7TtW5oZc2kX3vJ0bq8sY1n7TtW5oZc2kX3vJ0');

  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', adults: 2 };
  await rejected('hotelSearch', 400, 'rq0001', { code: 'tyo', stay: { ...stay, adults: 0 } });
  const found = await reply('hotelSearch', { code: 'tyo', stay, sort: 'price-ascending', pageSize: 1 });
  const hotelId = found.hotels[0].hotel.id;
  const plans = await reply('planSearch', { hotelId, stay });
  for (const { offers } of plans.rooms) offers.splice(1); // one of each room is enough for an example
  plans.rooms.splice(1);
  const [offer] = plans.rooms[0].offers;
  changing.set(offer.offerRef, 'b2ZmZXI.ZXhhbXBsZQ');

  const guest = {
    title: 'ms',
    firstname: 'Haruka',
    lastname: 'Sato',
    email: 'haruka@example.test',
    phone: '+81 90 1234 5678',
  };
  const booking = { offerRef: offer.offerRef, guest, agreed: true };
  await rejected('createBooking', 400, 'rq0001', { ...booking, agreed: false });
  const { orderId, bookingNumber, reservationNumber } = await reply('createBooking', booking);
  changing.set(orderId, '5f0c5f5e-6a43-4d92-8b0e-7f1f4c7c2f10');
  changing.set(bookingNumber, 'B-20261110-0042');
  if (reservationNumber) changing.set(reservationNumber, 'R-7H2K9Q');

  const order = await client.call('order', { params: { id: orderId } });
  expect(order.json.data).toMatchObject({ status: 'confirmed', bookingNumber });
  const cancelled = await reply('cancelBooking', { orderId });
  changing.set(cancelled.hotelCancellationNumber, 'C-7H2K9Q');
  expect((await client.call('order', { params: { id: orderId } })).json.data.status).toBe('cancelled');

  await expect(stable(recorded, changing)).toMatchFileSnapshot('./examples.json');
});
