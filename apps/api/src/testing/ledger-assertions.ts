import { expect } from 'vitest';
import type { TestService } from './service.ts';

const nights = (table: string, state: string) =>
  `select room_type_id, d::date::text as night, sum(rooms)::int as rooms from ${table}, generate_series(check_in, check_out - 1, interval '1 day') d where ${state} group by 1, 2 order by 1, 2`;

/**
 * Compares all records once nothing is in progress: rooms sold, our orders and the supplier's; credits and
 * orders of each month; the bank's money, our payments and what they bought.
 */
export async function assertLedgersBalance(s: TestService): Promise<void> {
  await assertRooms(s);
  await assertCredits(s);
  await assertMoney(s);
}

/**
 * Rooms sold are exactly those of orders that are valid or waiting for payment, and no night exceeds its
 * allotment.
 */
export async function assertRooms({ sql }: TestService): Promise<void> {
  const [ours, theirs, sold] = await Promise.all([
    sql(nights('hotel_orders', `status in ('payment', 'confirmed', 'completed')`)),
    sql(nights('supplier_bookings', `state in ('held', 'confirmed')`)),
    sql(
      'select room_type_id, night::text, sold::int as rooms from room_nights where sold <> 0 order by 1, 2',
    ),
  ]);
  expect(theirs, 'the supplier has what we have').toEqual(ours);
  expect(sold, 'what is sold is what is booked').toEqual(ours);
  expect(
    await sql('select * from room_nights where sold > capacity or sold < 0'),
    'nothing is oversold',
  ).toEqual([]);
}

/** Free credits used in a month are that month's orders that took one; nothing is below zero. */
export async function assertCredits({ sql }: TestService): Promise<void> {
  const taken = `select user_id, credit_month as month, count(*)::int as used from hotel_orders where status not in ('failed', 'released') and credit_source in ('free', 'unlimited') group by 1, 2`;
  const wrong = await sql(
    `select coalesce(m.user_id, o.user_id) as user_id, coalesce(m.month, o.month) as month, coalesce(m.used, 0) as used, coalesce(o.used, 0) as orders from credit_months m
     full join (${taken}) o on o.user_id = m.user_id and o.month = m.month where coalesce(m.used, 0) <> coalesce(o.used, 0)`,
  );
  expect(wrong, 'credits are the orders of the month').toEqual([]);
  expect(
    await sql('select * from credit_months where used < 0 or used > granted'),
    'no credit below zero',
  ).toEqual([]);
  expect(await sql('select id from users where paid_credits < 0'), 'no paid credit below zero').toEqual([]);
}

/**
 * What the bank holds for an order is what its payments have captured and not refunded (perhaps a part of a
 * cancelled stay); what is paid for has been delivered.
 */
export async function assertMoney({ sql }: TestService): Promise<void> {
  const wrong = await sql(
    `select o.order_number, o.status, coalesce(bank.held, 0) as held, coalesce(ours.captured, 0) as captured from product_orders o
     left join (select order_number, sum(amount - refunded_amount)::bigint as held from sandbox_payments where record_status between 0 and 3 group by 1) bank on bank.order_number = o.order_number
     left join (select product_order_id, sum(amount_twd - case when status = 'refunded' then refund_twd else 0 end)::bigint as captured from payments where status in ('captured', 'refunding') or (status = 'refunded' and refund_twd is not null) group by 1) ours on ours.product_order_id = o.id
     where coalesce(bank.held, 0) <> coalesce(ours.captured, 0)`,
  );
  expect(wrong, 'the bank and our books agree').toEqual([]);
  expect(
    await sql(
      `select product_order_id from payments where status = 'captured' group by 1 having count(*) > 1`,
    ),
    'one capture an order',
  ).toEqual([]);
  const unequal = await sql(
    `select o.order_number, o.status, array_agg(p.status) as payments from product_orders o left join payments p on p.product_order_id = o.id group by o.id
     having (o.status in ('paid', 'awaiting-confirmation', 'confirmed', 'completed') and not coalesce(bool_or(p.status in ('captured', 'refunding')), false)) or (o.status not in ('paid', 'awaiting-confirmation', 'confirmed', 'completed') and coalesce(bool_or(p.status = 'captured'), false))`,
  );
  expect(unequal, 'paid orders are those with money, and the other way round').toEqual([]);
}
