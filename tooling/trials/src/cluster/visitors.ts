import { randomUUID } from 'node:crypto';
import { Connections } from '@voyage/bench/load.ts';
import { planCall, searchCall, stayFrom, type Plans, type SearchResult } from '@voyage/bench/demand.ts';
import type { Query } from '@voyage/bench/members.ts';

export interface StormOffer {
  roomTypeId: number;
  offerRef: string;
  prepaid: boolean;
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
