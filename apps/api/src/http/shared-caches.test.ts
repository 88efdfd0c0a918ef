import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import { changesHeader } from '@voyage/contracts/headers.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Reply, type TestService } from '../../testing/service.ts';

let s: TestService;
let hotelId: string;
beforeAll(async () => {
  s = await startService();
  hotelId = (await s.firstOffer('tyo')).hotelId;
});
afterAll(() => s.close());

/** Every GET that a visitor may make without logging in. */
const publicGets = endpointNames.filter((name) => {
  const { method, access } = endpointOf(name);
  return method === 'GET' && access !== 'required' && access !== 'staff';
});
const addresses: Partial<Record<EndpointName, () => string>> = {
  org: () => 'v1/org?brand=club',
  feVersion: () => 'v1/fe-version?brand=club',
  suggest: () => 'v1/search?q=tok',
  tpHotel: () => `v1/tp/hotel/${hotelId}`,
  ownHotel: () => `v1/hotel/${hotelId}`,
  hotelEvents: () => `v1/tp/hotel/${hotelId}/event`,
  fastTrackAirport: () => 'v1/product/fast-track/nrt',
};
const get = async (name: EndpointName, headers: Record<string, string> = {}): Promise<Reply> => {
  if (name === 'article') {
    const { articles } = (await s.call('POST', 'v1/blog/list', { body: {} })).data;
    return s.call('GET', `v1/blog/${articles[0].slug}`, { headers });
  }
  return s.call('GET', addresses[name]?.() ?? endpointOf(name).path, { headers });
};
/** Whether an answer of this contract can contain the price of something. */
const hasPrices = (name: EndpointName): boolean => {
  const { data } = endpointOf(name);
  return /"(amount|priceTwd)":/.test(
    JSON.stringify(data && toJsonSchema(data, { errorMode: 'ignore', typeMode: 'output' })),
  );
};

describe.each(publicGets)('%s', (name) => {
  test('may be stored by shared caches under keys, but nothing with prices without revalidation', async () => {
    const { status, headers, text } = await get(name);
    expect(status, text).toBe(200);
    const rule = headers.get('cache-control');
    expect(headers.get('surrogate-key')).toMatch(/^[a-z]+(-\d+)?( [a-z]+(-\d+)?)*$/);
    if (hasPrices(name)) expect(rule).toBe('public, no-cache');
    else expect(rule).toMatch(/^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+$/);
    const tag = headers.get('etag') ?? '';
    // The sites compress answers, and mark their tags as weak.
    for (const known of [tag, `W/${tag}`, `"another", W/${tag}`]) {
      const again = await get(name, { 'if-none-match': known });
      expect([known, again.status, again.text]).toEqual([known, 304, '']);
      expect(again.headers.get('surrogate-key')).toBe(headers.get('surrogate-key'));
    }
    expect((await get(name, { 'if-none-match': '"another"' })).status).toBe(200);
  });
});

test('the keys of a hotel are those of all hotels that its answer names', async () => {
  const { data, headers } = await get('tpHotel');
  const shown = [data.id, ...data.nearby.map(({ hotel }: { hotel: { id: string } }) => hotel.id)];
  expect(shown.length).toBeGreaterThan(1);
  expect(headers.get('surrogate-key')?.split(' ').toSorted()).toEqual(
    shown.map((id) => `hotel-${id}`).toSorted(),
  );
});

test('an answer is kept for its language, and never given to a member', async () => {
  const vary = async (headers?: Record<string, string>) =>
    (await s.call('GET', 'v1/tp/meta/locations', { headers: { lang: 'ja', ...headers } })).headers
      .get('vary')
      ?.toLowerCase();
  expect(await vary()).toBe('lang, authorization, origin');
  // Without the header the language is the browser's.
  expect(await vary({ lang: '' })).toBe('lang, authorization, accept-language, origin');
});

test('a response to a POST is not kept', async () => {
  const body = {
    code: 'tyo',
    stay: { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] },
  };
  for (const [path, sent] of [
    ['v1/tp/hotel/search', body],
    ['v1/tp/hotel/price-calendar', { hotelId, from: '2026-12-01', to: '2026-12-10', rooms: [{ adults: 2 }] }],
    ['v1/blog/list', {}],
  ] as const) {
    const { headers } = await s.call('POST', path, { body: sent });
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('surrogate-key'), path).toBeNull();
  }
});

describe('behind a shared cache', () => {
  const stored = new Map<string, Reply>();
  /** A cache whose time stands still: it asks only for what it must ask for. */
  const through = async (path: string): Promise<Reply> => {
    const kept = stored.get(path);
    const mustAsk = kept?.headers.get('cache-control')?.includes('no-cache');
    if (kept && !mustAsk) return kept;
    const headers = { 'if-none-match': kept?.headers.get('etag') ?? '' };
    const reply = await s.call('GET', path, { locale: 'en', headers });
    if (kept && reply.status === 304) return kept;
    stored.set(path, reply);
    return reply;
  };
  const purge = (key: string): void => {
    for (const [path, { headers }] of stored)
      if (headers.get('surrogate-key')?.split(' ').includes(key)) stored.delete(path);
  };
  /** Changes the hotel in the database. @returns the hotels that the service then names as changed */
  const change = async (columns: string): Promise<number[]> => {
    await s.sql(
      `with changed as (update hotels set ${columns} where id = $1 returning id) insert into inventory_changes (hotel_id) select id from changed`,
      [hotelId],
    );
    await s.services.inventory.refresh();
    const reply = await s.call('GET', 'changes', { headers: { [changesHeader]: '1' } });
    const { changes }: { changes: { hotelId: number }[] } = JSON.parse(reply.text);
    return changes.map((one) => one.hotelId);
  };

  test('a price of a hotel that has changed is seen at once, without a purge', async () => {
    const path = `v1/tp/hotel/${hotelId}`;
    const before = await through(path);
    expect(await through(path)).toBe(before);
    const deposit = `'{"perNight": 123400}'`;
    expect(await change(`rules = jsonb_set(rules, '{deposit}', ${deposit})`)).toContain(Number(hotelId));
    expect((await through(path)).data.rules.deposit.perNight.amount).toBe(123_400);
  });

  test('a list is seen changed when its key was purged', async () => {
    const promotions = async () =>
      (await through(`v1/tp/hotel/${hotelId}/event`)).data.events.filter(
        ({ kind }: { kind: string }) => kind === 'promotion',
      );
    expect(await promotions()).toEqual([]);
    await change(`promotions = '{early-30}'`);
    expect(await promotions()).toEqual([]);
    purge('catalogue');
    expect(await promotions()).toMatchObject([{ code: 'early-30' }]);
  });
});
