import { setTimeout as pause } from 'node:timers/promises';
import { Storm, type StormOffer } from '@voyage/api/testing/storm.ts';
import { stayFrom, type Plans, type SearchResult } from '@voyage/bench/demand.ts';
import { Connections } from '@voyage/bench/load.ts';
import { addMembers } from '@voyage/bench/members.ts';
import type { Query } from '@voyage/bench/processes.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { call } from '../calls.ts';
import { Client, type Disruption } from './client.ts';
import type { Cluster } from './cluster.ts';

const callersOfEach = 8;

/** What callers noticed since a moment. */
export interface VisitReport {
  /** Attempts without an answer, by reason. */
  disruptions: Disruption[];
  /** How often the caller that was hit worst had to repeat a call. */
  maxRetries: number;
  /** The longest time without an answer to anybody, in seconds. */
  silence: number;
}
export interface Visit {
  storm: Storm;
  clients: Client[];
  members: string[];
  /** Waits for a number of answers, so that what follows comes in the middle of work. */
  busy(answers: number): Promise<void>;
  noticedSince(from: number): VisitReport;
  end(): Promise<void>;
}

/** Only a few rooms each, so that one caller books what another gives up: half to be paid at the hotel, half now. */
async function readOffers(query: Query, origin: string, rooms: number): Promise<StormOffer[]> {
  const offers: (StormOffer & { roomTypeId: number })[] = [];
  const wish = { stay: stayFrom(40), payAt: ['property', 'prepaid'] };
  for (const code of ['par', 'tyo', 'lon', 'mil']) {
    const cheapest = { ...wish, code, sort: 'price-ascending' };
    const found = await call<SearchResult>(origin, 'hotelSearch', cheapest);
    for (const { hotel } of found.data.hotels.slice(0, 2)) {
      const plans = await call<Plans>(origin, 'planSearch', { ...wish, hotelId: hotel.id });
      const [first, second] = plans.data.rooms;
      const later = first?.offers.find(
        ({ plan }) => !plan.code.startsWith('prepaid') && plan.code !== 'non-refundable',
      );
      const now = second?.offers.find(({ plan }) => plan.code === 'prepaid-advance');
      if (first && later)
        offers.push({ roomTypeId: first.room.id, offerRef: later.offerRef, prepaid: false });
      if (second && now) offers.push({ roomTypeId: second.room.id, offerRef: now.offerRef, prepaid: true });
    }
  }
  if (new Set(offers.map(({ prepaid }) => prepaid)).size < 2)
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

/** A storm of bookings, payments and cancellations through both sites. */
export async function startVisit({ origins, query }: Cluster): Promise<Visit> {
  const connections = new Connections(origins.main, 4);
  const members = await addMembers(query, connections, 2 * callersOfEach, '/api');
  connections.close();
  const offers = await readOffers(query, `${origins.main}/api`, 40);
  const clients = [new Client(origins.main, callersOfEach), new Client(origins.club, callersOfEach)];
  const storm = new Storm();
  const over = new AbortController();
  const living = members.map(({ token }, i) =>
    storm.live(token, itemAt(clients, i % clients.length), offers, over.signal),
  );
  const answered = () => clients.reduce((sum, client) => sum + client.answers.length, 0);
  return {
    storm,
    clients,
    members: members.map(({ id }) => id),
    busy: async (answers) => {
      for (const until = answered() + answers; answered() < until;) await pause(20);
    },
    noticedSince: (from) => {
      const answers = clients
        .flatMap((client) => client.answers.filter(({ at }) => at >= from))
        .toSorted((a, b) => a.at - b.at);
      const gaps = [{ at: from }, ...answers].map(({ at }, i) => (answers[i]?.at ?? performance.now()) - at);
      return {
        disruptions: clients.flatMap((client) => client.disruptions.filter(({ at }) => at >= from)),
        maxRetries: Math.max(0, ...answers.map(({ retries }) => retries)),
        silence: Math.max(...gaps) / 1000,
      };
    },
    end: async () => {
      over.abort();
      await Promise.all(living);
      for (const client of clients) client.close();
    },
  };
}
