// What an integrator may get wrong. Each line is an error of the generated types, or the check of this package fails.
import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi.d.ts';

const client = createClient<paths>({ baseUrl: 'http://service.example' });
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] };

export const mistakes = [
  // @ts-expect-error -- a path that the document does not have
  () => client.GET('/v1/hotels'),
  // @ts-expect-error -- a method that this path does not have
  () => client.PUT('/v1/auth/login', { body: { username: 'a', password: 'b' } }),
  // @ts-expect-error -- a field by another name
  () => client.POST('/v1/auth/login', { body: { user: 'a', password: 'b' } }),
  // @ts-expect-error -- a field left out
  () => client.POST('/v1/tp/hotel/search', { body: { code: 'tyo', stay: { checkIn: '2026-12-01' } } }),
  // @ts-expect-error -- a value that is not in the list
  () => client.POST('/v1/tp/hotel/search', { body: { code: 'tyo', stay, sort: 'cheapest' } }),
  // @ts-expect-error -- a booking without consent
  () => client.POST('/v1/hotel/booking', { body: { offerRef: 'a', guest: {} as never } }),
  async () => {
    const { data, error } = await client.POST('/v1/tp/hotel/search', { body: { code: 'tyo', stay } });
    // @ts-expect-error -- an amount is money, not a number
    const total: number | undefined = data?.data.hotels[0]?.cheapest?.total;
    // @ts-expect-error -- a refusal says its code, not a status
    const status: unknown = error?.status;
    return [total, status];
  },
];
