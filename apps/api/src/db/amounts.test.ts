import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBeforeMigration } from '../../testing/older-database.ts';
import { migrate } from './migrate.ts';

let older: Awaited<ReturnType<typeof databaseBeforeMigration>>;
/** The tables as they were before amounts had 64 bits. */
beforeAll(async () => void (older = await databaseBeforeMigration('0006_amounts')));
afterAll(() => older?.close());

const user = '00000000-0000-4000-8000-0000000000aa';
const json = (value: unknown) => JSON.stringify(value);
const sold = (hoursBefore: number) => ({
  nights: [
    { day: '2026-12-01', rate: 1_000 },
    { day: '2026-12-02', rate: 1_200 },
  ],
  subtotal: 2_200,
  discount: 0,
  service: 220,
  tax: 242,
  total: 2_662,
  promotionCode: null,
  policy: { kind: 'free-until', hoursBefore },
  policyHash: `free-until:${hoursBefore}`,
  penalty: 1_210,
  timeZone: 'Asia/Makassar',
  payAt: 'property',
});

/** A hotel with a room, an order and the supplier's record of it. */
async function fill(id: number, currency: string, hoursBefore: number, checkInTime: string): Promise<void> {
  const { insert } = older;
  const empty = { name: '{}', address: '{}', story: '{}', features: [], promotions: [], pictures: [] };
  const hotel = {
    slug: `hotel-${id}`,
    place: 'dps',
    district: 'ubud',
    brand: 'independent',
    group_code: 'independent',
    lat: 0,
    lng: 0,
    setting: 'beach',
  };
  const years = {
    opened_year: 1990,
    room_count: 10,
    flagship: false,
    time_zone: 'Asia/Makassar',
    check_out_time: '12:00',
  };
  await insert('hotels', { id, ...hotel, ...empty, ...years, currency, check_in_time: checkInTime });
  const size = { size_square_metres: 40, max_adults: 2, max_children: 1, max_guests: 3, picture: 'room-1' };
  await insert('room_types', { id, hotel_id: id, code: 'deluxe', base_rate: 1_000, ...size });
  await insert('rate_plans', {
    hotel_id: id,
    code: 'flexible',
    factor_permille: 960,
    cancellation: json({ kind: 'free-until', hoursBefore }),
  });
  await insert('rate_plans', {
    hotel_id: id,
    code: 'non-refundable',
    factor_permille: 840,
    cancellation: json({ kind: 'non-refundable' }),
  });
  const at = '2026-11-01T00:00:00Z';
  await insert('hotel_orders', {
    id: `00000000-0000-4000-8000-00000000${id}`,
    booking_number: `V${id}`,
    user_id: user,
    booked_by: user,
    status: 'cancelled',
    hotel_id: id,
    room_type_id: id,
    plan_code: 'flexible',
    check_in: '2026-12-01',
    check_out: '2026-12-03',
    rooms: 1,
    adults: 2,
    child_ages: [],
    guest: '{}',
    special_requests: [],
    note: '',
    trip_purpose: 'leisure',
    total_amount: 2_662,
    currency,
    terms: json({ rate: sold(hoursBefore) }),
    cancellation_deadline: '2026-11-29T07:00:00Z',
    cancellation_penalty: 1_210,
    credit_month: '2026-11',
    credit_source: 'free',
    client_ref: `ref-${id}`,
    created_at: at,
    updated_at: at,
  });
  const { policy, total, penalty } = sold(hoursBefore);
  await insert('supplier_bookings', {
    locator: `H${id}`,
    client_ref: `ref-${id}`,
    hotel_id: id,
    room_type_id: id,
    check_in: '2026-12-01',
    check_out: '2026-12-03',
    rooms: 1,
    state: 'cancelled',
    confirmation_number: `C${id}`,
    terms: json({ policy, deadline: '2026-11-29T07:00:00.000Z', total, penalty, currency }),
    booked_at: at,
  });
}

test('migrates whole forints and rupiahs, hours and 32-bit amounts without loss', async () => {
  const { db, insert } = older;
  const person = {
    firstname: 'A',
    lastname: 'B',
    title: 'ms',
    phone: '',
    lang: 'en',
    level: 'basic',
    is_paid: false,
    roles: [],
  };
  await insert('users', {
    id: user,
    member_number: '1',
    username: 'a@b.test',
    password_hash: '',
    ...person,
    registered_at: '2026-01-01T00:00:00Z',
  });
  await fill(1001, 'IDR', 48, '15:00');
  await fill(1002, 'USD', 30, '14:00');

  expect(await migrate(db)).toBeGreaterThan(0);

  const orders = (
    await db.pool.query(
      'select total_amount, cancellation_penalty, terms, cancellation_deadline from hotel_orders order by hotel_id',
    )
  ).rows;
  const dollars = {
    ...sold(30),
    policy: { kind: 'free-until', daysBefore: 1, time: '08:00' },
    policyHash: 'free-until:1@08:00',
  };
  const rupiahs = {
    ...sold(48),
    nights: sold(48).nights.map((night) => ({ ...night, rate: night.rate * 100 })),
    subtotal: 220_000,
    service: 22_000,
    tax: 24_200,
    total: 266_200,
    penalty: 121_000,
    policy: { kind: 'free-until', daysBefore: 2, time: '15:00' },
    policyHash: 'free-until:2@15:00',
  };
  const deadline = new Date('2026-11-29T07:00:00Z'); // as agreed
  expect(orders).toEqual([
    {
      total_amount: 266_200,
      cancellation_penalty: 121_000,
      terms: { rate: rupiahs },
      cancellation_deadline: deadline,
    },
    {
      total_amount: 2_662,
      cancellation_penalty: 1_210,
      terms: { rate: dollars },
      cancellation_deadline: deadline,
    },
  ]);
  expect(
    (await db.pool.query('select terms from supplier_bookings order by hotel_id')).rows.map(
      (row: { terms: unknown }) => row.terms,
    ),
  ).toEqual([
    {
      policy: rupiahs.policy,
      deadline: '2026-11-29T07:00:00.000Z',
      total: 266_200,
      penalty: 121_000,
      currency: 'IDR',
    },
    {
      policy: dollars.policy,
      deadline: '2026-11-29T07:00:00.000Z',
      total: 2_662,
      penalty: 1_210,
      currency: 'USD',
    },
  ]);
  expect((await db.pool.query('select base_rate from room_types order by id')).rows).toEqual([
    { base_rate: 100_000 },
    { base_rate: 1_000 },
  ]);
  expect(
    (await db.pool.query('select hotel_id, cancellation from rate_plans order by 1, code')).rows,
  ).toEqual([
    { hotel_id: 1001, cancellation: rupiahs.policy },
    { hotel_id: 1001, cancellation: { kind: 'non-refundable' } },
    { hotel_id: 1002, cancellation: dollars.policy },
    { hotel_id: 1002, cancellation: { kind: 'non-refundable' } },
  ]);
  const narrow = await db.pool.query(
    `select table_name || '.' || column_name as "column" from information_schema.columns where table_schema = 'public' and data_type in ('integer', 'smallint') and column_name ~ '(amount|_twd|penalty|base_rate)'`,
  );
  expect(narrow.rows, 'no amount has less than 64 bits').toEqual([]);
});
