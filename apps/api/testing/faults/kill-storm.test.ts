import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policy } from '@voyage/domain/policy.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type RunningDatabase } from '../../src/db/embedded.ts';
import { killableService } from '../killable-service.ts';
import { prepaidOffer } from '../prepaid-offers.ts';
import { creditChecks, ledgerFaults, moneyChecks, onceChecks, roomChecks } from '../ledger-faults.ts';
import { startProcess } from '../process.ts';
import { stayAhead } from '../real-clock.ts';
import { startService, type TestService } from '../service.ts';
import { Storm, type StormOffer } from '../storm.ts';

/** KILL_STORM_KILLS makes it longer: that many kills of the service, and a fifth as many of PostgreSQL. */
const kills = Number(process.env.KILL_STORM_KILLS ?? 10);
const callers = 16;
/** What was cut off is found by the jobs, some of them every quarter of a minute. */
const polling = { interval: 500, timeout: 280_000 };
const allBooks = [roomChecks, creditChecks, moneyChecks];
const folder = mkdtempSync(join(tmpdir(), 'voyage-storm-'));
let database: RunningDatabase;
let s: TestService;
let service: ReturnType<typeof killableService>;
const storm = new Storm();

beforeAll(async () => {
  database = await startEmbedded(folder);
  s = await startService({ DEMO_HOTELS: '120', TAPPAY_THREE_D_SECURE: 'false' }, { url: database.url });
  s.clock.now = new Date(); // the clock of the other processes cannot be moved
  const environment = {
    TAPPAY_THREE_D_SECURE: 'false',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    DEMO_HOTELS: '120',
  };
  service = killableService(() => startProcess(database.url, environment));
  await service.start();
});
afterAll(async () => {
  await service.kill();
  await s.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Only a few rooms each, so that one caller books what another gives up. */
async function readOffers(): Promise<StormOffer[]> {
  const stay = stayAhead();
  const made = [];
  for (const city of ['par', 'tyo', 'lon', 'mil']) {
    const found = await s.firstOffer(city, stay);
    const paid = await prepaidOffer(s, city, {
      stay,
      nth: 1,
      plan: city === 'mil' ? 'non-refundable' : 'prepaid-advance',
    });
    for (const { roomTypeId } of [found, paid]) await s.leave(roomTypeId, 25);
    made.push({ offerRef: found.offerRef, prepaid: false }, { offerRef: paid.offerRef, prepaid: true });
  }
  return made;
}
/** Kills PostgreSQL itself; the process that owns the folder restarts it. */
async function killDatabase(): Promise<void> {
  const server = () => {
    try {
      return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0; // not running at the moment
    }
  };
  const first = server();
  process.kill(first, 'SIGKILL');
  const isBack = async () => server() !== first && server() !== 0 && s.sql('select 1').then(() => true, () => false); // prettier-ignore
  await expect.poll(isBack, { interval: 100 }).toBe(true);
}
const ledgersAgree = () =>
  expect
    .poll(async () => [...(await torn()), ...(await ledgerFaults(s.sql, ...allBooks))], polling)
    .toEqual([]);
const torn = () =>
  s.sql<{ id: string; status: string; state: string | null; paid: boolean }>(
    `select o.id, o.status, b.state, o.payment_order_id is not null as paid from hotel_orders o left join supplier_bookings b on b.client_ref = o.client_ref
     where o.status = 'confirmed' and b.state is distinct from 'confirmed' or o.status in ('cancelled', 'released', 'failed') and b.state in ('held', 'confirmed')`,
  );

test(
  'killed repeatedly, with its database: all ledgers agree, nothing is left open, and every acknowledged action happened exactly once',
  async () => {
    const offers = await readOffers();
    const members = await s.addMembers(callers, 'noir');
    const over = new AbortController();
    const living = members.map(({ token }) => storm.live(token, service.caller, offers, over.signal));
    let offeredAt = Date.now();
    for (let i = 1; i <= kills; i++) {
      // Offers expire, and the rooms of callers that were cut off are given up by nobody.
      if (i % 10 === 0 || Date.now() - offeredAt > (policy.offerMinutes / 3) * 60_000) {
        offers.splice(0, offers.length, ...(await readOffers()));
        offeredAt = Date.now();
      }
      await service.busy(30 + randomInt(60));
      if (i % 5 === 3) await killDatabase(); // the service survives, and is killed while it reconnects
      await service.kill();
      await service.start();
    }
    await service.busy(60);
    over.abort();
    await service.kill(); // with the last calls in progress
    await Promise.all(living);
    await service.start();

    const left = await torn();
    const figures = {
      ...service.counted,
      cutCancellations: storm.cutCancellations,
      tornAtTheEnd: left.length,
      booked: storm.acknowledged.booked.size,
      paid: storm.acknowledged.paid.size,
    };
    console.log('kill storm', JSON.stringify({ ...figures, cancelled: storm.acknowledged.cancelled.size }));
    const from = performance.now();
    await ledgersAgree();
    const secondsUntilLedgersAgree = Math.round((performance.now() - from) / 100) / 10;
    console.log('kill storm', JSON.stringify({ secondsUntilLedgersAgree }));
    expect(service.unexpected).toEqual([]);
    expect(service.counted.cut, 'somebody was cut off').toBeGreaterThan(0);
    expect(await storm.brokenPromises(s.sql, { decided: false })).toEqual([]);

    // The jobs leave alone what may still be in progress.
    await s.sql(
      `update hotel_orders set updated_at = updated_at - interval '20 minutes' where status = 'pending'`,
    );
    await s.sql(
      `update payments set updated_at = updated_at - interval '40 minutes', created_at = created_at - interval '40 minutes' where status in ('created', 'unknown')`,
    );
    await expect.poll(() => s.sql(openEnds), polling).toEqual([]);
    await ledgersAgree();
    expect(await s.sql(wronglyPaid)).toEqual([]);
    expect(await ledgerFaults(s.sql, onceChecks)).toEqual([]);
  },
  600_000 + kills * 60_000,
);

const openEnds = `select id, status from hotel_orders where status = 'pending' or release_at is not null union all select id, status from payments where status in ('created', 'unknown', 'refunding')`;
/** The bank has the price of what is booked, and nothing of what is not. */
const wronglyPaid = `select o.id, o.status, p.amount_twd as price, sum(b.amount - b.refunded_amount) as held from hotel_orders o join product_orders p on p.id = o.payment_order_id
   left join sandbox_payments b on b.order_number = p.order_number and b.record_status between 0 and 3 where o.status in ('confirmed', 'released', 'failed') group by o.id, p.id
   having coalesce(sum(b.amount - b.refunded_amount), 0) <> case when o.status = 'confirmed' then p.amount_twd else 0 end`;
