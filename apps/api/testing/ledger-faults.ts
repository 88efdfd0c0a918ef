/** A statement on the database of a service, whose answer is its rows. */
export type Sql = (text: string, values?: unknown[]) => Promise<object[]>;
/** What should be true, and the rows for which it is not. */
export interface LedgerFault {
  what: string;
  rows: object[];
}
/** Statements that return nothing if all is well, by what is then true. */
type Checks = Record<string, string>;

const nights = (table: string, state: string, rooms = 'rooms') =>
  `select room_type_id, d::date::text as night, sum(${rooms})::int as rooms from ${table}, generate_series(check_in, check_out - 1, interval '1 day') d where ${state} group by 1, 2`;
const different = (a: string, b: string) =>
  `with a as (${a}), b as (${b}) select 'only here' as difference, x.* from (select * from a except select * from b) x union all select 'only there', y.* from (select * from b except select * from a) y`;

const ours = nights(
  'hotel_orders',
  `status in ('payment', 'confirmed', 'completed')`,
  'rooms - jsonb_array_length(cancelled_rooms)',
);
/**
 * Rooms sold are exactly those of orders that are valid or waiting for payment, and no night exceeds its
 * allotment.
 */
export const roomChecks: Checks = {
  'the supplier has what we have': different(
    ours,
    nights('supplier_bookings', `state in ('held', 'confirmed')`),
  ),
  'what is sold is what is booked': different(
    ours,
    'select room_type_id, night::text, sold::int as rooms from room_nights where sold <> 0',
  ),
  'nothing is oversold': 'select * from room_nights where sold > capacity or sold < 0',
};

const taken = `select user_id, credit_month as month, count(*)::int as used from hotel_orders where status not in ('failed', 'released') and credit_source in ('free', 'unlimited') group by 1, 2`;
/** Free credits used in a month are that month's orders that took one; nothing is below zero. */
export const creditChecks: Checks = {
  'credits are the orders of the month': `select coalesce(m.user_id, o.user_id) as user_id, coalesce(m.month, o.month) as month, coalesce(m.used, 0) as used, coalesce(o.used, 0) as orders from credit_months m
     full join (${taken}) o on o.user_id = m.user_id and o.month = m.month where coalesce(m.used, 0) <> coalesce(o.used, 0)`,
  'no credit below zero': 'select * from credit_months where used < 0 or used > granted',
  'no paid credit below zero': 'select id from users where paid_credits < 0',
};

/** What a payment has returned or is to return. */
const refundedOf = (p: string) =>
  `(${p}.refunded_twd + ${p}.refund_next_twd + case when ${p}.status in ('refunding', 'refunded') then coalesce(${p}.refund_twd, ${p}.amount_twd - ${p}.refunded_twd) else 0 end)`;

/**
 * What the bank holds for an order is what its payments have captured and not refunded (perhaps a part of a
 * cancelled stay); what is paid for has been delivered.
 */
export const moneyChecks: Checks = {
  'rooms of a stay return what they say, and never more than was charged': `select o.booking_number from hotel_orders o join payments p on p.product_order_id = o.payment_order_id and p.status in ('captured', 'refunding', 'refunded')
     where ${refundedOf('p')} > p.amount_twd or ${refundedOf('p')} < (select coalesce(sum((room->>'refundTwd')::bigint), 0) from jsonb_array_elements(o.cancelled_rooms) room)`,
  'our ledger and the bank agree': `select o.order_number, o.status, coalesce(bank.held, 0) as held, coalesce(ours.captured, 0) as captured from product_orders o
     left join (select order_number, sum(amount - refunded_amount)::bigint as held from sandbox_payments where record_status between 0 and 3 group by 1) bank on bank.order_number = o.order_number
     left join (select product_order_id, sum(amount_twd - refunded_twd - case when status = 'refunded' then coalesce(refund_twd, amount_twd - refunded_twd) else 0 end)::bigint as captured from payments where status in ('captured', 'refunding', 'refunded') group by 1) ours on ours.product_order_id = o.id
     where coalesce(bank.held, 0) <> coalesce(ours.captured, 0)`,
  'one capture an order': `select product_order_id from payments where status = 'captured' group by 1 having count(*) > 1`,
  'paid orders are those with money, and the other way round': `select o.order_number, o.status, array_agg(p.status) as payments from product_orders o left join payments p on p.product_order_id = o.id group by o.id
     having (o.status in ('paid', 'awaiting-confirmation', 'confirmed', 'completed') and not coalesce(bool_or(p.status in ('captured', 'refunding') or ${refundedOf('p')} < p.amount_twd and p.status = 'refunded'), false)) or (o.status not in ('paid', 'awaiting-confirmation', 'confirmed', 'completed') and coalesce(bool_or(p.status = 'captured'), false))`,
};

/** Whatever was repeated, by callers or after a crash, has happened once. */
export const onceChecks: Checks = {
  'each step of an order once': `select order_id, kind from order_events where kind in ('confirmed', 'held', 'paid', 'cancelled', 'released', 'failed') group by 1, 2 having count(*) > 1`,
  'a room cancelled once': `select order_id, detail->>'rooms' as rooms from order_events where kind = 'room-cancelled' group by 1, 2 having count(*) > 1`,
  'each step of a payment once, but for refunds of rooms': `select payment_id, e.kind from payment_events e join payments p on p.id = e.payment_id left join hotel_orders o on o.payment_order_id = p.product_order_id
     where e.kind in ('captured', 'refunded', 'refund-queued') group by 1, 2 having count(*) > 1 + case when e.kind = 'captured' then 0 else max(coalesce(jsonb_array_length(o.cancelled_rooms), 0)) end`,
  'one key, one order': `select o.user_id, e.detail->>'key' as key from order_events e join hotel_orders o on o.id = e.order_id where e.kind = 'requested' and o.status <> 'failed' group by 1, 2 having count(*) > 1`,
  'one charge an order': `select p.product_order_id from payments p where p.status in ('captured', 'refunding', 'refunded') group by 1 having count(*) > 1`,
};

/** The checks that fail. */
export async function ledgerFaults(sql: Sql, ...groups: Checks[]): Promise<LedgerFault[]> {
  const all = groups.flatMap((group) => Object.entries(group));
  const found = await Promise.all(all.map(async ([what, text]) => ({ what, rows: await sql(text) })));
  return found.filter(({ rows }) => rows.length > 0);
}
