import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { accountSubject } from '../../session/throttle.ts';
import { hashToken } from '../../session/tokens.ts';

/** Unfinished business of a member: nobody is erased before it is done. */
const unfinished = `
  select 'stay ' || booking_number as what from hotel_orders where user_id = $1 and status in ('pending', 'payment', 'confirmed')
  union all select 'payment ' || id from payments where user_id = $1 and status in ('created', 'redirected', 'unknown', 'refunding')
  union all select 'order ' || order_number from product_orders where user_id = $1 and status in ('paid', 'awaiting-confirmation', 'confirmed')`;

/** Rows that belong to the member and are not needed for the books. $1: id */
const deletedRows = [
  'refresh_tokens where session_id in (select id from sessions where user_id = $1)',
  'sessions where user_id = $1',
  'password_resets where user_id = $1',
  'login_challenges where user_id = $1',
  'recovery_codes where user_id = $1',
  'second_factors where user_id = $1',
  'favourites where user_id = $1',
  'questionnaire_answers where order_id in (select id from hotel_orders where user_id = $1)',
  'loyalty_numbers where user_id = $1',
  'idempotency_keys where user_id = $1',
  'concierge_messages where user_id = $1',
  'concierge_conversations where user_id = $1',
  'accepted_invitations where user_id = $1',
];
/**
 * Inquiries of the person: written while signed in, or from their address or telephone; with the emails about
 * them, which may have gone to another address. $1: address, $2: number, $3: id
 */
const inquiries = `
  with gone as (delete from contact_inquiries where user_id = $3 or lower(content ->> 'email') = $1
      or ($2 <> '' and regexp_replace(content ->> 'phone', '\\D', '', 'g') = regexp_replace($2, '\\D', '', 'g')) returning id, inquiry_number),
    sent as (delete from outbox o using gone where strpos(o.data::text, gone.inquiry_number) > 0 or o.dedupe_key like '%:' || gone.id)
  delete from mailbox m using gone where strpos(m.text, gone.inquiry_number) > 0 or strpos(m.subject, gone.inquiry_number) > 0`;
/**
 * Emails about stays, orders and requests of the person that went to us, or to another address of theirs; once
 * sent, only their key has the number. $1: id
 */
const emailsElsewhere = `
  with theirs as (select booking_number as number from hotel_orders where user_id = $1 union all select order_number from product_orders where user_id = $1
      union all select request_number from tailor_made_requests where user_id = $1),
    sent as (delete from outbox o using theirs where strpos(coalesce(o.data::text, ''), theirs.number) > 0 or strpos(o.dedupe_key, theirs.number) > 0)
  delete from mailbox m using theirs where strpos(m.text, theirs.number) > 0 or strpos(m.subject, theirs.number) > 0`;
/** Rows that contain the address or the telephone number. $1: address, $2: number */
const addressed = [
  'newsletter_subscribers where email = $1 and $2::text is not null',
  `outbox where lower(recipient) = $1 or recipient = $2 or strpos(lower(data::text), $1) > 0`,
  `mailbox where lower(recipient) = $1 or recipient = $2 or strpos(lower(text), $1) > 0`,
];
/**
 * What an employee wrote about the person on invitations that they accepted or were mailed, also where it was
 * answered, before the acceptance and the email go. $1: id, $2: address
 */
const invitations = `
  with theirs as (select code from accepted_invitations where user_id = $1
      union select split_part(dedupe_key, ':', 2) from outbox where template = 'invitation' and lower(recipient) = $2),
    answered as (update idempotency_keys k set answer = jsonb_set(k.answer, '{invitation,recipient}', 'null') from theirs where k.answer -> 'invitation' ->> 'code' = theirs.code)
  update invite_codes set recipient = null where code in (select code from theirs)`;
/** Removes the person from orders, payments and requests. $1: id */
const anonymous = [
  'credit_months set granted = used where user_id = $1',
  `hotel_orders set guest = '{"title": "", "firstname": "", "lastname": "", "email": "", "phone": ""}', room_guests = '[]', loyalty = null, note = '', special_requests = '{}', arrival_time = null where user_id = $1`,
  `payments set payer = '{"name": "", "email": "", "phone": ""}' where user_id = $1`,
  `product_orders set detail = detail || '{"contactName": "", "contactPhone": "", "note": "", "flightNumber": "", "passengers": []}' where user_id = $1 and kind = 'fast-track'`,
  'concierge_messages set staff_id = null where staff_id = $1',
  `tailor_made_requests set content = content || '{"name": "", "email": "", "phone": "", "note": "", "destination": ""}' where user_id = $1`,
  `product_orders set detail = detail || '{"destination": ""}' where user_id = $1 and kind = 'tailor-made'`,
  // What an employee wrote for and about the person; the figures of the order stay.
  `product_orders set detail = detail || '{"title": "", "description": "", "reason": ""}' where user_id = $1 and kind = 'custom'`,
  // Why an employee did something for the person: that it was done, by whom and when, stays.
  `staff_events set detail = detail - '{reason,message}'::text[] where subject_id = $1::text and detail is not null`,
  `order_events set detail = detail - '{reason,ignoreCreditReason,skipPriceCheckReason}'::text[] where order_id in (select id from hotel_orders where user_id = $1) and detail is not null`,
  `payment_events set detail = detail - 'why' where kind = 'refund-queued' and payment_id in (select id from payments where user_id = $1) and detail is not null`,
];

/** A member's unfinished business, each item in a few words; if empty, they can be erased. $1: id */
export async function unfinishedOf(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(unfinished, [id]);
  return rows.map(({ what }) => what);
}

/**
 * Erases a person: personal data is deleted; orders, payments and invoices remain as figures under an id,
 * for the books (in Taiwan vouchers must be kept for five years, books for ten). The caller has locked the member
 * with their orders (`lockWithOrders`). @throws Error that names
 * what is unfinished
 */
export async function erase(
  client: pg.ClientBase,
  { id, username, phone }: { id: string; username: string; phone: string },
): Promise<void> {
  const open = await unfinishedOf(client, id);
  if (open.length > 0) throw new Error(`Still pending, so nothing was changed: ${open.join(', ')}`);
  await client.query(invitations, [id, username]);
  for (const what of deletedRows) await client.query(`delete from ${what}`, [id]);
  await client.query(inquiries, [username, phone, id]);
  await client.query(emailsElsewhere, [id]);
  for (const what of addressed) await client.query(`delete from ${what}`, [username, phone]);
  for (const what of anonymous) await client.query(`update ${what}`, [id]);
  await client.query(
    `delete from login_attempts where subject = $1 or subject like 'send:%:' || $2 or subject like 'send:%:' || $3 or subject like 'send:%:' || $4`,
    [accountSubject(username), id, hashToken(username), hashToken(phone)],
  );
  await client.query(
    `update users set username = 'erased-' || id || '@erased.invalid', firstname = 'Erased', lastname = 'Member', title = 'ms', phone = '', birth_date = null,
       address = null, emergency_contact = null, guardian_consent = null, particulars = '{}', email_verified_at = null, phone_verified_at = null,
       level = 'basic', is_paid = false, membership_expires_at = null, roles = '{}', paid_credits = 0, claims_version = claims_version + 1,
       locked_at = coalesce(locked_at, now()), password_hash = $2 where id = $1`,
    // The hash of no password: sixteen and thirty-two random bytes in the format of a hash.
    [
      id,
      `$argon2id$v=19$m=19456,t=2,p=1$${randomBytes(16).toString('base64').replaceAll('=', '')}$${randomBytes(32).toString('base64').replaceAll('=', '')}`,
    ],
  );
  await client.query('update membership_terms set ends_at = now() where user_id = $1 and ends_at > now()', [
    id,
  ]);
}
