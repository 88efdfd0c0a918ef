import { randomUUID } from 'node:crypto';
import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import { idempotencyHeader } from '@voyage/contracts/headers.ts';
import { benchCancelling } from './cancelling.ts';
import { Rng, planCall, readTargets, searchCall, stayFrom, type Plans, type SearchResult } from './demand.ts';
import { Connections, load, type Call } from './load.ts';
import { addMembers, guest, type Member } from './members.ts';
import type { Options } from './options.ts';
import { openDatabase, type BenchProcess, type Database } from './processes.ts';
import { exactly, type Report } from './report.ts';

interface Offer {
  roomTypeId: number;
  offerRef: string;
  currency: string;
  /** Whether it can be cancelled free of charge. */
  free: boolean;
}
interface Scene {
  connections: Connections;
  db: Database;
  members: Member[];
  offers: Offer[];
}
const buyers = 100;
const nights = 3;

/** Bookings through the service, three nights each, of which none is lost; and their cancellation. */
export async function benchBooking(
  report: Report,
  service: BenchProcess,
  folder: string,
  options: Options,
): Promise<void> {
  report.section('Booking, the service over HTTP, 4,000 hotels');
  const connections = new Connections(service.origin, buyers);
  const db = await openDatabase(folder);
  try {
    const [sync] = await db.query<{ fsync: string; synchronous_commit: string }>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
    );
    if (sync?.fsync !== 'on' || sync.synchronous_commit !== 'on')
      report.faults.push(`the database does not wait for the disk: ${JSON.stringify(sync)}`);
    const members = await addMembers(db.query, connections, buyers);
    const offers = await readOffers(connections, options.quick ? 60 : 300);
    await leave(db, offers, 250);
    await countBookings(report, { connections, db, members, offers }, options);
    const cancellable = offers.filter((offer) => offer.free);
    const book = (rng: Rng) => {
      const [member, offer] = [rng.pick(members), rng.pick(cancellable)];
      return { call: booking(member, offer), token: member.token, currency: offer.currency };
    };
    await benchCancelling(report, { connections, db, service, book }, options);
  } finally {
    await db.end();
    connections.close();
  }
}

/** One offer for each of many room types, in every destination city and in eight different weeks. */
async function readOffers(connections: Connections, hotels: number): Promise<Offer[]> {
  const { cities } = await readTargets(connections);
  const found = await Promise.all(
    cities.map(async (code, i) => {
      const stay = stayFrom(20 + (i % 8) * 7, nights);
      const pageSize = Math.min(60, Math.ceil(hotels / cities.length));
      const answer = await connections.data<SearchResult>(searchCall({ code, stay, pageSize }));
      return answer.hotels.map(({ hotel }) => ({ id: hotel.id, stay }));
    }),
  );
  const offers: Offer[] = [];
  for (const { id, stay } of found.flat()) {
    const { rooms } = await connections.data<Plans>(planCall(id, stay));
    for (const { room, offers: ofRoom } of rooms.slice(0, 2))
      for (const { offerRef, price, cancellation } of ofRoom.slice(0, 1)) {
        const deadline = cancellation.deadline === null ? 0 : new Date(cancellation.deadline).getTime();
        const free = deadline > Date.now() + 3_600_000;
        offers.push({ roomTypeId: room.id, offerRef, currency: price.total.currency, free });
      }
  }
  return offers;
}

const booking = ({ token }: Member, { offerRef }: Offer): Call => ({
  method: 'POST',
  path: `/${endpointSpecs.createBooking.path}`,
  headers: { authorization: `Bearer ${token}`, [idempotencyHeader]: randomUUID() },
  body: JSON.stringify({ offerRef, guest, agreed: true }),
});

/** Sets how many rooms of these types there are on every night. */
const leave = (db: Database, offers: Offer[], rooms: number) =>
  db.query(
    `update allotments set rooms = decode(repeat(lpad(to_hex($2::int), 2, '0'), length(rooms)), 'hex') where room_type_id = any($1)`,
    [offers.map((offer) => offer.roomTypeId), rooms],
  );
/** What the ledgers hold: orders, and rooms a stay of three nights. */
async function ledgers(db: Database): Promise<[orders: number, rooms: number]> {
  const [row] = await db.query<{ orders: number; sold: number }>(
    `select (select count(*)::int from hotel_orders where status = 'confirmed') as orders,
       (select coalesce(sum(sold), 0)::int from room_nights) as sold`,
  );
  return [row?.orders ?? 0, (row?.sold ?? 0) / nights];
}

/** Bookings by 32 callers at once: what was answered "confirmed" is in the ledger, and nothing else. */
async function countBookings(
  report: Report,
  { connections, db, members, offers }: Scene,
  { rounds, seconds }: Options,
): Promise<void> {
  const rng = new Rng(4);
  const next = () => booking(rng.pick(members), rng.pick(offers));
  const before = await ledgers(db);
  const { requests, failures } = await load(connections, next, {
    callers: 32,
    seconds: seconds * 2 * rounds,
  });
  report.fault('bookings', failures);
  const after = await ledgers(db);
  const wrong = Math.abs(after[0] - before[0] - requests) + Math.abs(after[1] - before[1] - requests);
  const name = 'answered "confirmed" but not in the ledger, or the reverse';
  report.add(name, 'bookings', [wrong], exactly(0, '0'), `${requests} orders counted`);
}
