// An integrator's program: `node book.ts <address of a service>`. It knows the service only by the types
// generated from its openapi.json, and prints what it sent and received.
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi.d.ts';

const [baseUrl] = process.argv.slice(2);
if (!baseUrl) throw new Error('node book.ts <address of a service>');
const client = createClient<paths>({ baseUrl });
const calls: Record<string, { body?: unknown; data: unknown }> = {};
const refusals: Record<string, Record<string, unknown>> = {};

interface Answer<Data> {
  data?: { data: Data } | undefined;
  error?: unknown;
  response: Response;
}
/** The data of an answer, noted with what was sent. @throws Error if the service refused */
function taken<Data>(name: string, { data, error, response }: Answer<Data>, body?: unknown): Data {
  if (!data) throw new Error(`${name}: ${response.status} ${JSON.stringify(error)}`);
  calls[name] = { ...(body === undefined ? {} : { body }), data: data.data };
  return data.data;
}
/** Notes a refusal by its code. @throws Error if the service did not refuse, or for another reason */
function refused(
  name: string,
  code: string,
  { error, response }: { error?: { code: string } | undefined; response: Response },
): void {
  if (response.status !== 400 || error?.code !== code)
    throw new Error(`${name}: ${response.status} ${JSON.stringify(error)} instead of ${code}`);
  (refusals[name] ??= {})[code] = error;
}

const credentials = { username: 'noir@demo.test', password: 'Voyage2026' };
const wrongPassword = { ...credentials, password: 'Voyage2025' };
refused('login', 'au0101', await client.POST('/v1/auth/login', { body: wrongPassword }));
const session = taken('login', await client.POST('/v1/auth/login', { body: credentials }), credentials);
if (!('accessToken' in session)) throw new Error('this member has a second factor');
const { accessToken } = session;
client.use({ onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${accessToken}`) });

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] };
const nobody = { code: 'tyo', stay: { ...stay, rooms: [{ adults: 0 }] } };
refused('hotelSearch', 'rq0001', await client.POST('/v1/tp/hotel/search', { body: nobody }));
const query = { code: 'tyo', stay, sort: 'price-ascending', pageSize: 1 } as const;
const found = taken('hotelSearch', await client.POST('/v1/tp/hotel/search', { body: query }), query);
const [hit] = found.hotels;
if (!hit) throw new Error('no hotel was found');

const plan = { hotelId: hit.hotel.id, stay };
const plans = taken('planSearch', await client.POST('/v1/tp/hotel/plan/search', { body: plan }), plan);
const offer = plans.rooms[0]?.offers[0];
if (!offer) throw new Error('the hotel has no offer');

const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};
const booking = { offerRef: offer.offerRef, guest, agreed: true as const };
const params = () => ({ header: { 'idempotency-key': randomUUID() } });
// What the types forbid, as a program without types might send it.
const unagreed = { ...booking, agreed: false as never };
refused(
  'createBooking',
  'rq0001',
  await client.POST('/v1/hotel/booking', { params: params(), body: unagreed }),
);
const order = taken(
  'createBooking',
  await client.POST('/v1/hotel/booking', { params: params(), body: booking }),
  booking,
);

const statusOf = async (id: string): Promise<string> => {
  const { data } = await client.GET('/v1/user/hotel/order/{id}', { params: { path: { id } } });
  if (data?.data.bookingNumber !== order.bookingNumber) throw new Error('another order was read');
  return data.data.status;
};
const statuses = [await statusOf(order.orderId)];
const cancellation = { orderId: order.orderId };
taken('cancelBooking', await client.DELETE('/v1/hotel/booking', { body: cancellation }), cancellation);
statuses.push(await statusOf(order.orderId));

console.log(JSON.stringify({ calls, refusals, statuses }));
