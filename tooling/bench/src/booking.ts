import { randomUUID } from 'node:crypto';
import { itemAt } from '@voyage/domain/item-at.ts';
import { callOf } from '@voyage/contracts/calls.ts';
import { idempotencyHeader } from '@voyage/contracts/headers.ts';
import { benchCancelling } from './cancelling.ts';
import {
  Rng,
  planCall,
  readTargets,
  searchCall,
  stayFrom,
  type SearchResult,
  type Plans,
  type Stay,
} from './demand.ts';
import { Connections, load, type Answer, type Call } from './load.ts';
import { addMembers, guest, type Member, type Query } from './members.ts';
import type { Options } from './options.ts';
import { openDatabase, type Database, type BenchProcess } from './processes.ts';
import { exactly, type Report } from './report.ts';

interface Offer {
  roomTypeId: number;
  offerRef: string;
  currency: string;
  /** Whether it can be cancelled free of charge. */
  free: boolean;
  stay: Stay;
}
const buyers = 100;
const nights = 3;

/** Bookings through the service, three nights each: throughput, and that no room is sold twice. */
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
    const {
      rows: [sync],
    } = await db.query<{ fsync: string; synchronous_commit: string }>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
    );
    if (sync?.fsync !== 'on' || sync.synchronous_commit !== 'on')
      report.faults.push(`the database does not wait for the disk: ${JSON.stringify(sync)}`);
    const query: Query = async (text, values) => (await db.query<never>(text, values)).rows;
    const members = await addMembers(query, connections, buyers);
    const offers = await readOffers(connections, options.quick ? 60 : 300);
    const spare = offers.splice(0, options.rounds * 3);
    await db.query(
      `update allotments set rooms = decode(repeat('fa', length(rooms)), 'hex') where room_type_id = any($1)`,
      [offers.map((offer) => offer.roomTypeId)],
    );
    await throughput(report, { connections, db, members, offers }, options);
    const cancellable = offers.filter((offer) => offer.free);
    const book = (rng: Rng) => {
      const [member, offer] = [rng.pick(members), rng.pick(cancellable)];
      return { call: booking(member, offer), token: member.token, currency: offer.currency };
    };
    await benchCancelling(report, { connections, db, service, book }, options);
    await lastRooms(report, { connections, db, members, spare }, options);
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
      const answer = await connections.data<SearchResult>(
        searchCall({ code, stay, pageSize: Math.min(60, Math.ceil(hotels / cities.length)) }),
      );
      return answer.hotels.map(({ hotel }) => ({ id: hotel.id, stay }));
    }),
  );
  const offers: Offer[] = [];
  for (const { id, stay } of found.flat()) {
    const { rooms } = await connections.data<Plans>(planCall(id, stay));
    for (const {
      room,
      offers: [offer],
    } of rooms.slice(0, 2))
      if (offer) {
        const { price, cancellation } = offer;
        const free =
          cancellation.deadline !== null &&
          new Date(cancellation.deadline).getTime() > Date.now() + 3_600_000;
        offers.push({
          roomTypeId: room.id,
          offerRef: offer.offerRef,
          currency: price.total.currency,
          free,
          stay,
        });
      }
  }
  return offers;
}

const booking = ({ token }: Member, { offerRef }: Offer): Call => ({
  method: 'POST',
  path: `/${callOf('createBooking').path}`,
  headers: { authorization: `Bearer ${token}`, [idempotencyHeader]: randomUUID() },
  body: JSON.stringify({
    offerRef,
    guest,
    agreed: true,
  }),
});
const codeOf = ({ body }: Answer): string | undefined => JSON.parse(body.toString('utf8')).code;
const count = async (db: Database, text: string, values: unknown[] = []) =>
  Number((await db.query<{ n: string }>(text, values)).rows[0]?.n);
const ordersOf = (db: Database) =>
  count(db, `select count(*) as n from hotel_orders where status = 'confirmed'`);
const roomsSold = (db: Database) => count(db, 'select coalesce(sum(sold), 0) as n from room_nights');

async function throughput(
  report: Report,
  {
    connections,
    db,
    members,
    offers,
  }: { connections: Connections; db: Database; members: Member[]; offers: Offer[] },
  { rounds, seconds }: Options,
): Promise<void> {
  const rng = new Rng(4);
  const perSecond: number[] = [];
  const next = () => booking(rng.pick(members), rng.pick(offers));
  const orders = await ordersOf(db);
  const sold = await roomsSold(db);
  let answered = 0;
  for (let round = -1; round < rounds; round++) {
    const result = await load(connections, next, { callers: 32, seconds: seconds * 2 });
    report.fault('bookings', result.failures);
    answered += result.requests;
    if (round >= 0) perSecond.push(result.requests / result.seconds);
  }
  report.add(`bookings, ${buyers} members, ${offers.length} room types, 32 at once`, 'bookings/s', perSecond);
  report.add(
    'answered "confirmed" but not in the ledger, or the reverse',
    'bookings',
    [
      Math.abs((await ordersOf(db)) - orders - answered) +
        Math.abs((await roomsSold(db)) - sold - answered * nights),
    ],
    exactly(0, '0'),
    `${answered} orders counted`,
  );
}

/** Everybody competes for the last rooms, each round for other room types. */
async function lastRooms(
  report: Report,
  {
    connections,
    db,
    members,
    spare,
  }: { connections: Connections; db: Database; members: Member[]; spare: Offer[] },
  { rounds }: Options,
): Promise<void> {
  const rush = async (rooms: number, attempts: number) => {
    const outcomes: Record<'booked' | 'soldOut' | 'other' | 'credits' | 'seconds', number[]> = {
      booked: [],
      soldOut: [],
      other: [],
      credits: [],
      seconds: [],
    };
    for (let round = 0; round < rounds; round++) {
      const offer = spare.pop();
      if (!offer) throw new Error('not enough room types for the rush');
      await db.query(
        `update allotments set rooms = decode(repeat(lpad(to_hex($2::int), 2, '0'), length(rooms)), 'hex') where room_type_id = $1`,
        [offer.roomTypeId, rooms],
      );
      const used = () =>
        count(db, 'select coalesce(sum(used), 0) as n from credit_months where user_id = any($1)', [
          members.map((member) => member.id),
        ]);
      const before = { orders: await ordersOf(db), sold: await roomsSold(db), used: await used() };
      const from = performance.now();
      const answers = await Promise.all(
        Array.from({ length: attempts }, (_, i) =>
          connections.send(booking(itemAt(members, i % members.length), offer)),
        ),
      );
      outcomes.seconds.push((performance.now() - from) / 1000);
      const booked = answers.filter((answer) => answer.status === 200).length;
      const soldOut = answers.filter((answer) => answer.status === 409 && codeOf(answer) === 'ht0005').length;
      const orders = (await ordersOf(db)) - before.orders;
      const sold = ((await roomsSold(db)) - before.sold) / nights;
      if (orders !== booked || sold !== booked)
        report.faults.push(
          `a rush on ${rooms} room(s): ${booked} told "booked", ${orders} orders, ${sold} rooms taken`,
        );
      outcomes.booked.push(booked);
      outcomes.soldOut.push(soldOut);
      outcomes.other.push(attempts - booked - soldOut);
      outcomes.credits.push((await used()) - before.used);
    }
    return outcomes;
  };
  const last = await rush(1, buyers);
  report.add(`${buyers} buyers, last room: booked`, '', last.booked, exactly(1, 'exactly 1'));
  report.add(
    `${buyers} buyers, last room: told "sold out"`,
    '',
    last.soldOut,
    exactly(buyers - 1, 'exactly 99'),
  );
  report.add(`${buyers} buyers, last room: credits used`, '', last.credits, exactly(1, 'exactly 1'));
  report.add(`${buyers} buyers, last room: until all are answered`, 's', last.seconds);
  const ten = await rush(10, 500);
  report.add('500 attempts, 10 rooms: booked', '', ten.booked, exactly(10, 'exactly 10'));
  report.add(
    '500 attempts, 10 rooms: other than booked or sold out',
    '',
    ten.other,
    exactly(0, 'no deadlock'),
  );
  report.add('500 attempts, 10 rooms: until all are answered', 's', ten.seconds);
}
