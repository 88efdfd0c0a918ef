import { randomUUID } from 'node:crypto';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { endpoints } from '@voyage/contracts/endpoints.ts';
import type { Failure } from '@voyage/contracts/envelope.ts';
import type { ErrorCode } from '@voyage/contracts/errors.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/level.ts';
import { eq, inArray } from '../src/db/drizzle.ts';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { users } from '../src/db/schema/users.ts';
import { demonstrationPassword } from '../src/seed/people.ts';
import type { MakeInventory } from '../src/inventory/inventory.ts';
import { createApp } from '../src/http/app.ts';
import { sendOutbox } from '../src/mail/send-outbox.ts';
import { createLog, createServices } from '../src/create-services.ts';
import type { Services } from '../src/use-cases/services.ts';
import { openSession, type TokenPair } from '../src/session/open-session.ts';
import { copyDatabase } from './database.ts';
import { testStart, testEnv } from './environment.ts';
import { cardExpiry } from './card-expiry.ts';
import { recordExample } from './record-examples.ts';
import { refreshTogether, serviceProcesses, startSecondInstance } from './second-instance.ts';

export interface CallOptions {
  body?: unknown;
  rawBody?: string;
  token?: string;
  headers?: Record<string, string>;
  locale?: Locale;
  address?: string;
}
/** The answer: `data` of a success, `code` of a failure. */
// oxlint-disable-next-line no-explicit-any -- each test knows the contract that it calls
export interface Reply<T = any> {
  status: number;
  data: T;
  code: ErrorCode | undefined;
  failure: Failure;
  headers: Headers;
  text: string;
}
export interface TestStay {
  checkIn: string;
  checkOut: string;
  rooms: { adults: number; childAges?: number[] }[];
}
type Plans = Output<typeof endpoints.planSearch.data>;
export interface TestOffer {
  hotelId: string;
  roomTypeId: number;
  total: number;
  offer: Plans['rooms'][number]['offers'][number];
  offerRef: string;
  stay: TestStay;
}

export const guest = {
  title: 'ms',
  firstname: 'Haruka',
  lastname: 'Sato',
  email: 'haruka@example.test',
  phone: '+81 90 1234 5678',
};
export const newKey = (): string => randomUUID();
/** An ordinary Tuesday to Friday three weeks ahead. */
export const threeNights: TestStay = {
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  rooms: [{ adults: 2 }],
};

/**
 * The whole service over its own database copy (or an empty one that you pass) and with a clock that only
 * the test moves. With SERVICE_PROCESSES=2 a second instance runs on the same database and calls alternate
 * between the two, except within `atOne`.
 */
export async function startService(
  changes: Record<string, string> = {},
  existingDatabase?: { url: string },
  inventory?: MakeInventory,
) {
  const database = existingDatabase
    ? { ...existingDatabase, drop: () => Promise.resolve() }
    : await copyDatabase(inject('adminUrl'), inject('template'));
  const clock = { now: new Date(testStart) };
  const env = testEnv(changes);
  const logged: Record<string, unknown>[] = [];
  const log = createLog(env);
  const keep =
    (level: string) =>
    (...parts: unknown[]) =>
      void logged.push({
        level,
        ...(typeof parts[0] === 'object' ? parts[0] : {}),
        text: parts.find((part) => typeof part === 'string'),
      });
  Object.assign(log, { warn: keep('warn'), error: keep('error') } satisfies Partial<
    Record<keyof Logger, unknown>
  >);
  // The gateway's notices arrive at the site's address, as from outside.
  const notify: typeof fetch = (target, init) => {
    const url = String(target).replace(/^.*\/api\//, 'http://api.test/');
    recordExample('POST', new URL(url).pathname, JSON.parse(String(init?.body)), { data: {} });
    return Promise.resolve(
      answering().fetch(new Request(url, init), {
        incoming: { socket: { remoteAddress: '10.255.0.1', remotePort: 443, remoteFamily: 'IPv4' } },
      }),
    );
  };
  const services: Services = await createServices(env, database.url, {
    now: () => clock.now,
    log,
    // a notice under way holds its payment, which jobs skip meanwhile: tests say when notices arrive
    sandbox: { fetch: notify, notifyEveryMs: 0 },
    inventory,
    isFilled: !existingDatabase,
  });
  const others = await Promise.all(
    Array.from({ length: serviceProcesses - 1 }, () =>
      startSecondInstance(services, database.url, inventory),
    ),
  );
  refreshTogether(services, others);
  const apps = [services, ...others].map((one) => createApp(one));
  let calls = 0;
  let one = false;
  /** The instance that answers the next call. */
  const answering = () => itemAt(apps, one ? 0 : calls++ % apps.length);
  const app = {
    fetch: (...request: Parameters<(typeof apps)[number]['fetch']>) => answering().fetch(...request),
  };

  async function call(
    method: string,
    path: string,
    { body, rawBody, token, headers, locale, address = '127.0.0.1' }: CallOptions = {},
  ): Promise<Reply> {
    const request = new Request(`http://api.test/${path.replace(/^\//, '')}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(locale ? { lang: locale } : {}),
        ...headers,
      },
      ...(body === undefined && rawBody === undefined ? {} : { body: rawBody ?? JSON.stringify(body) }),
    });
    const response = await app.fetch(request, {
      incoming: { socket: { remoteAddress: address, remotePort: 40_000, remoteFamily: 'IPv4' } },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const json: ({ data?: unknown } & Failure) | undefined = isJson ? JSON.parse(text) : undefined;
    recordExample(method, path, body, json);
    return {
      status: response.status,
      data: json?.data,
      code: json?.code,
      failure: json as Failure, // only read by tests of failures
      headers: response.headers,
      text,
    };
  }

  async function login(name: string, password: string = demonstrationPassword): Promise<TokenPair> {
    const reply = await call('POST', 'v1/auth/login', { body: { username: `${name}@demo.test`, password } });
    if (reply.status !== 200) throw new Error(`login of ${name}: ${reply.text}`);
    return reply.data;
  }

  /** Members without a known password, logged in directly. */
  async function addMembers(count: number, level: Level): Promise<{ id: string; token: string }[]> {
    const rows = await sql<{ id: string }>(
      `insert into users (id, member_number, username, password_hash, firstname, lastname, title, phone, lang, level, is_paid, roles, registered_at)
       select gen_random_uuid(), 'T' || substr(gen_random_uuid()::text, 1, 18), gen_random_uuid() || '@many.test', 'none', 'Many', 'Buyers', 'ms', '+886912345678', 'en', $2, false, '{}', $3 from generate_series(1, $1) returning id`,
      [count, level, clock.now],
    );
    const members = await services.db.orm
      .select()
      .from(users)
      .where(
        inArray(
          users.id,
          rows.map((row) => row.id),
        ),
      );
    const signedIn: { id: string; token: string }[] = [];
    // One after the other: all at once would wait for a connection longer than the pool lets them.
    for (const member of members)
      signedIn.push({ id: member.id, token: (await openSession(services, member)).accessToken });
    return signedIn;
  }

  /** Another session of a member, without a password. */
  async function session(userId: string): Promise<TokenPair> {
    const [member] = await services.db.orm.select().from(users).where(eq(users.id, userId));
    if (!member) throw new Error(`no member ${userId}`);
    return openSession(services, member);
  }

  const sql = async <T extends object = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<T[]> => (await services.db.pool.query<T>(text, values)).rows;

  /** The cheapest offer of the `nth` cheapest hotel of a city, found the way a visitor finds it. */
  async function firstOffer(city: string, stay: TestStay = threeNights, nth = 0): Promise<TestOffer> {
    await services.inventory.refresh(); // what the job does every few hundred milliseconds
    const search = await call('POST', 'v1/tp/hotel/search', {
      body: { code: city, stay, sort: 'price-ascending' },
    });
    if (search.status !== 200)
      throw new Error(`search of ${city}: ${search.text.slice(0, 300)} ${JSON.stringify(logged.at(-1))}`);
    const { hotels }: Output<typeof endpoints.hotelSearch.data> = search.data;
    const hit = hotels[nth];
    if (!hit?.cheapest) throw new Error(`nothing to book in ${city}: ${search.text.slice(0, 300)}`);
    const plans = await call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId: hit.hotel.id, stay } });
    const { rooms }: Plans = plans.data;
    const room = rooms[0];
    const offer = room?.offers[0];
    if (!room || !offer) throw new Error(`no plan: ${plans.text.slice(0, 300)}`);
    return {
      hotelId: hit.hotel.id,
      roomTypeId: room.room.id,
      total: hit.cheapest.total.amount,
      offer,
      offerRef: offer.offerRef,
      stay,
    };
  }

  const book = (
    token: string,
    offerRef: string,
    { key = newKey(), ...more }: { key?: string } & Record<string, unknown> = {},
  ): Promise<Reply> =>
    call('POST', 'v1/hotel/booking', {
      token,
      body: { offerRef, guest, agreed: true, ...more },
      headers: { 'idempotency-key': key },
    });
  const creditsOf = async (token: string): Promise<Output<typeof endpoints.membership.data>['credits']> =>
    (await call('GET', 'v1/user/membership', { token })).data.credits;
  /** Leaves exactly `rooms` rooms of a type unsold on every night. */
  const leave = async (roomTypeId: number, rooms: number): Promise<void> => {
    await sql(
      "update allotments set rooms = (select decode(string_agg(lpad(to_hex($2 + coalesce(n.sold, 0)), 2, '0'), '' order by i), 'hex') from generate_series(0, length(rooms) - 1) i left join room_nights n on n.room_type_id = $1 and n.night = start_day + i) where room_type_id = $1",
      [roomTypeId, rooms],
    );
    await sql('insert into inventory_changes (hotel_id) select hotel_id from room_types where id = $1', [
      roomTypeId,
    ]);
    await services.inventory.refresh();
  };

  /** A demonstration card as a one-time prime. */
  async function prime(number: string): Promise<string> {
    const reply = await fetch(`${services.sandbox?.url}/tpc/sandbox/prime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        number,
        expirationDate: cardExpiry,
        ccv: number.length === 15 ? '1234' : '123',
      }),
    });
    const answer = (await reply.json()) as { card?: { prime: string }; msg: string }; // the sandbox of this same service
    if (!answer.card) throw new Error(answer.msg);
    return answer.card.prime;
  }
  /** Performs the cardholder's action at the bank; returns where the bank sends them. */
  async function answerAtBank(paymentUrl: string, answer: 'confirm' | 'cancel'): Promise<string | null> {
    const reply = await fetch(paymentUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=${answer}`,
      redirect: 'manual',
    });
    return reply.headers.get('location');
  }
  /** Sends what is in the outbox and returns the emails of one person, newest last. */
  async function emails(
    recipient: string,
  ): Promise<{ template: string; subject: string; text: string; html: string }[]> {
    // One at a time: emails sent together may arrive in any order.
    const { mail } = services.transports;
    const { atOnce } = mail;
    mail.atOnce = 1;
    while ((await sendOutbox(services, 'mail')).sent > 0);
    mail.atOnce = atOnce;
    await sendOutbox(services, 'sms');
    return sql('select template, subject, text, html from mailbox where recipient = $1 order by id', [
      recipient,
    ]);
  }

  return {
    prime,
    answerAtBank,
    emails,
    services,
    url: database.url,
    app,
    clock,
    call,
    login,
    session,
    addMembers,
    sql,
    firstOffer,
    book,
    creditsOf,
    leave,
    logged,
    /**
     * Runs `work` on one instance only, for what each process decides by itself; the test says what that is.
     */
    atOne: async <T>(work: () => Promise<T>): Promise<T> => {
      one = true;
      return work().finally(() => void (one = false));
    },
    pass: (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
    close: async () => {
      for (const process of [...others, services]) await process.close();
      await database.drop();
    },
  };
}
export type TestService = Awaited<ReturnType<typeof startService>>;
