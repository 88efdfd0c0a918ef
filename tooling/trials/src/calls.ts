import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@voyage/contracts/headers.ts';
import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import { stayFrom, type Plans, type SearchResult, type Stay } from '@voyage/bench/demand.ts';
import { guest } from '@voyage/bench/members.ts';

export interface Answer<T> {
  status: number;
  code?: string;
  data: T;
}
/** A call through a site, as from its pages, or directly to a service. */
export async function call<T>(
  origin: string,
  name: EndpointName,
  body?: object,
  token?: string,
  id = '',
): Promise<Answer<T>> {
  const { method, path } = endpointSpecs[name];
  const answer = await fetch(`${origin}/${path.replace('{id}', id)}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [idempotencyHeader]: randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data, code }: { data: T; code?: string } = await answer.json();
  return { status: answer.status, data, ...(code ? { code } : {}) };
}

export async function logIn(origin: string, member: string): Promise<string> {
  const credentials = { username: `${member}@demo.test`, password: 'Voyage2026' };
  return (await call<{ accessToken: string }>(origin, 'login', credentials)).data.accessToken;
}

/** An offer of each of some hotels of a city, or of one. */
export async function readOffers(
  origin: string,
  code: string,
  stay: Stay,
  hotelId?: string,
): Promise<string[]> {
  const { data } = await call<SearchResult>(origin, 'hotelSearch', { code, stay });
  const ids = hotelId ? [hotelId] : data.hotels.slice(0, 8).map(({ hotel }) => hotel.id);
  const offers: string[] = [];
  for (const id of ids) {
    const plans = await call<Plans>(origin, 'planSearch', { hotelId: id, stay });
    const [offer] = plans.data.rooms.flatMap((room) => room.offers);
    if (offer) offers.push(offer.offerRef);
  }
  return offers;
}

export const book = (
  origin: string,
  token: string,
  offerRef: string,
): Promise<Answer<{ orderId: string; status: string }>> =>
  call(origin, 'createBooking', { offerRef, guest, agreed: true }, token);

/** A member of a released service, who needs no browser. Each call throws if it is refused. */
export class Member {
  readonly origin: string;
  readonly token: string;
  constructor(origin: string, token: string) {
    this.origin = origin;
    this.token = token;
  }

  async #data<T>(name: EndpointName, body?: object, id?: string): Promise<T> {
    const { status, code, data } = await call<T>(this.origin, name, body, this.token, id);
    if (status !== 200) throw new Error(`${name}: ${status} ${code}`);
    return data;
  }

  /** Books a rate that is paid at the hotel, so many days ahead; returns the order's id. */
  async book(daysAhead: number): Promise<string> {
    const [offerRef] = await readOffers(this.origin, 'tyo', stayFrom(daysAhead, 2));
    if (!offerRef) throw new Error('there is nothing to book in Tokyo');
    return (await this.#data<{ orderId: string }>('createBooking', { offerRef, guest, agreed: true }))
      .orderId;
  }

  async statusOf(orderId: string): Promise<string> {
    return (await this.#data<{ status: string }>('order', undefined, orderId)).status;
  }

  cancel(orderId: string): Promise<unknown> {
    return this.#data('cancelBooking', { orderId });
  }
}
