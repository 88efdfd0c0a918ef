import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@voyage/contracts/headers.ts';
import { callOf } from '@voyage/contracts/calls.ts';
import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import { stayFrom, type Plans, type SearchResult, type Stay } from '../demand.ts';

interface Answer<T> {
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
): Promise<Answer<T>> {
  const { method, path } = callOf(name);
  const answer = await fetch(`${origin}/${path}`, {
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

const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};

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

/**
 * Searches, bookings, a cancellation, a booking refused for want of a credit, and pages.
 * @returns how many of each answer the bookings got
 */
export async function drive(site: string, daysAhead: number): Promise<Record<string, number>> {
  const origin = `${site}/api`;
  const seen: Record<string, number> = {};
  const note = ({ code, data }: Answer<{ status: string }>) => {
    const outcome = code ?? data.status;
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  };
  for (const [member, city] of [
    ['noir', 'tyo'],
    ['elite', 'par'],
    ['basic', 'lon'],
  ] as const) {
    const token = await logIn(origin, member);
    for (const offer of (await readOffers(origin, city, stayFrom(daysAhead))).slice(0, 4)) {
      const booked = await book(origin, token, offer);
      note(booked);
      if (member === 'noir' && seen.confirmed === 1)
        await call(origin, 'cancelBooking', { orderId: booked.data.orderId }, token);
    }
  }
  const { checkIn, checkOut } = stayFrom(daysAhead);
  for (let round = 0; round < 3; round++)
    for (const path of [
      '/en',
      '/zh-tw',
      `/en/hotel/search?code=tyo&checkIn=${checkIn}&checkOut=${checkOut}`,
      '/en/nothing',
    ])
      await fetch(site + path);
  return seen;
}
