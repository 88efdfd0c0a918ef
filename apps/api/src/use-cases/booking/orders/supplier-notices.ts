import type { NoticeRequest } from '../../../inventory/notices.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';

/**
 * What the supplier tells us about bookings: each notice is stored once, and its order is the next that the supplier is
 * asked about, by the jobs that ask anyway (reconcile.ts, compare-ledgers.ts) and decide by its answer.
 * @throws ApiError au0107 (it is not from the supplier, or this one sends none)
 */
export async function receiveNotices(services: Services, request: NoticeRequest): Promise<void> {
  const { readNotices, name } = services.inventory;
  const notices = readNotices?.(request) ?? 'forged';
  if (notices === 'forged') throw errors.accessDenied();
  for (const { id, clientRef, locator } of notices)
    await services.db.pool.query(
      `with noted as (insert into supplier_notices (supplier, notice_id, client_ref, locator, received_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1)
       update hotel_orders set next_check_at = null from noted where status in ('pending', 'confirmed') and (client_ref = $3 or locator = $4)`,
      [name, id, clientRef, locator, services.now()],
    );
}
