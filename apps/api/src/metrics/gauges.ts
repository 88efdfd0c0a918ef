import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { Services } from '../use-cases/services.ts';
import { readBacklog } from '../use-cases/maintenance/backlog.ts';
import { readContentHealth, type ContentHealth } from '../use-cases/maintenance/content-health.ts';

/** How old a result of the database may be, however often it is requested. */
const backlogMs = 10_000;
/** Longer, because it reads all future bookings, or changes seldom. */
const infrequentMs = 60_000;

/** Reads at most every `ms`, and returns the last result in between. Undefined if the last attempt failed. */
function atMostEvery<T>(ms: number, read: () => Promise<T>): () => Promise<T | undefined> {
  let at = -Infinity;
  let last: Promise<T | undefined> = Promise.resolve(undefined);
  return () => {
    if (performance.now() - at < ms) return last;
    at = performance.now();
    last = read().catch(() => void (at = -Infinity)); // the next call retries
    return last;
  };
}

/**
 * Values read on request: the backlog, oversold rooms, the database and its connections. A value that could
 * not be read is omitted, rather than reported as zero.
 */
export function gaugesOf(services: Services, registry: Registry): void {
  const { db, env, inventory, log, now } = services;
  const add = <Label extends string>(gauge: GaugeConfiguration<Label>) =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  const backlog = atMostEvery(backlogMs, () => readBacklog(services));
  const backlogGauge = (name: string, help: string, value: 'count' | 'age') =>
    add({
      name,
      help,
      labelNames: ['kind'],
      async collect() {
        this.reset();
        for (const row of (await backlog()) ?? []) this.set({ kind: row.kind }, row[value]);
      },
    });
  backlogGauge(
    'voyage_backlog',
    'What waits for a job, another system or a person, in all processes',
    'count',
  );
  backlogGauge('voyage_backlog_age_seconds', 'Since the oldest of it last moved', 'age');
  add({
    name: 'voyage_database_up',
    help: '1 if the database answered when the backlog was last read',
    async collect() {
      this.set((await backlog()) ? 1 : 0);
    },
  });
  add({
    name: 'voyage_database_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, db.pool.totalCount);
      this.set({ state: 'idle' }, db.pool.idleCount);
      // If a connection is free, a request is in the queue only for the rest of this tick.
      const spare = db.pool.idleCount > 0 || db.pool.totalCount < env.DATABASE_POOL;
      this.set({ state: 'waiting' }, spare ? 0 : db.pool.waitingCount);
    },
  });
  const content = atMostEvery(infrequentMs, () => readContentHealth(services));
  const contentGauge = (name: string, help: string, value: (health: ContentHealth) => number | null) =>
    add({
      name,
      help,
      async collect() {
        this.reset();
        const health = await content();
        const read = health ? value(health) : null;
        if (read !== null) this.set(read);
        else this.remove();
      },
    });
  contentGauge(
    'voyage_content_age_seconds',
    "Since the supplier's content was last read and taken over",
    ({ age }) => age,
  );
  contentGauge('voyage_content_hotels', 'Hotels on sale after that', ({ hotels }) => hotels);
  contentGauge('voyage_content_failed', '1 if the last reading came to nothing', ({ hasFailed }) =>
    hasFailed ? 1 : 0,
  );
  const { countOversold } = inventory;
  if (!countOversold) return;
  const oversold = atMostEvery(infrequentMs, async () => {
    const rooms = await countOversold(now());
    if (rooms > 0) log.error({ rooms }, 'rooms are booked beyond their allotment');
    return rooms;
  });
  add({
    name: 'voyage_oversold_rooms',
    help: 'Rooms booked beyond the allotment of their night, over all nights to come',
    labelNames: ['inventory'],
    async collect() {
      this.reset();
      const rooms = await oversold();
      if (rooms !== undefined) this.set({ inventory: inventory.name }, rooms);
    },
  });
}
