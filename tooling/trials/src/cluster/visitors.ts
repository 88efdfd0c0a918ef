import { randomUUID } from 'node:crypto';
import { Connections } from '@voyage/bench/load.ts';
import { planCall, searchCall, stayFrom, type Plans, type SearchResult } from '@voyage/bench/demand.ts';
import { callOf } from '@voyage/contracts/calls.ts';
import type { Query } from './databases.ts';

export interface Member {
  id: string;
  token: string;
}
export interface StormOffer {
  roomTypeId: number;
  offerRef: string;
  prepaid: boolean;
}

/** Members, each with a session from a real login; the hash is that of the demonstration password. */
export async function addMembers(query: Query, connections: Connections, count: number): Promise<Member[]> {
  const rows = await query<{ id: string; username: string }>(
    `insert into users (id, member_number, username, password_hash, firstname, lastname, title, phone, lang, level, is_paid, roles, registered_at)
     select gen_random_uuid(), 'T' || substr(gen_random_uuid()::text, 1, 18), gen_random_uuid() || '@storm.test', u.password_hash, 'Many', 'Buyers', 'ms', '+886912345678', 'en', 'noir', false, '{}', now() from generate_series(1, $1::int) n, users u where u.username = 'noir@demo.test' returning id, username`,
    [count],
  );
  const members: Member[] = [];
  for (const { id, username } of rows) {
    const { accessToken } = await connections.data<{ accessToken: string }>({
      method: 'POST',
      path: `/api/${callOf('login').path}`,
      body: JSON.stringify({ username, password: 'Voyage2026' }),
    });
    members.push({ id, token: accessToken });
  }
  return members;
}

const payAt = ['property', 'prepaid'] as const;
/** Only a few rooms each, so that one caller books what another gives up: half to be paid at the hotel, half now. */
export async function readOffers(
  query: Query,
  connections: Connections,
  rooms: number,
): Promise<StormOffer[]> {
  const offers: StormOffer[] = [];
  const api = (call: ReturnType<typeof searchCall>) => ({ ...call, path: `/api${call.path}` });
  for (const code of ['par', 'tyo', 'lon', 'mil']) {
    const stay = stayFrom(40);
    const found = await connections.data<SearchResult>(
      api(searchCall({ code, stay, payAt: [...payAt], sort: 'price-ascending' })),
    );
    for (const { hotel } of found.hotels.slice(0, 2)) {
      const call = planCall(hotel.id, stay);
      const body = JSON.stringify({ hotelId: hotel.id, stay, payAt });
      const plans = await connections.data<Plans>(api({ ...call, body }));
      const [first, second] = plans.rooms;
      const later = first?.offers.find(
        (offer) => !offer.plan.code.startsWith('prepaid') && offer.plan.code !== 'non-refundable',
      );
      const now = second?.offers.find((offer) => offer.plan.code === 'prepaid-advance');
      if (first && later)
        offers.push({ roomTypeId: first.room.id, offerRef: later.offerRef, prepaid: false });
      if (second && now) offers.push({ roomTypeId: second.room.id, offerRef: now.offerRef, prepaid: true });
    }
  }
  if (!offers.some((offer) => offer.prepaid) || !offers.some((offer) => !offer.prepaid))
    throw new Error('the storm needs offers of both kinds');
  const types = offers.map((offer) => offer.roomTypeId);
  await query(
    `update allotments set rooms = decode(repeat(lpad(to_hex($2::int), 2, '0'), length(rooms)), 'hex') where room_type_id = any($1)`,
    [types, rooms],
  );
  await query('insert into inventory_changes (hotel_id) select hotel_id from room_types where id = any($1)', [
    types,
  ]);
  return offers;
}

export const newKey = (): string => randomUUID();
export const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};
