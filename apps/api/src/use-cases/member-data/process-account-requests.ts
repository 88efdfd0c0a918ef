import { exportEndsAt } from '@voyage/domain/account-request.ts';
import { and, drizzle, eq, isNull, lte } from '../../db/drizzle.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { accountRequests, users } from '../../db/schema/users.ts';
import { inTaipei, emailMember } from '../../mail/email-member.ts';
import type { Services } from '../services.ts';
import { lockWithOrders } from '../account/members/lock-member.ts';
import { erase, unfinishedOf } from './erase.ts';

/** The job: notifies members whose copy is ready, and deletes the accounts whose delay has passed. */
export async function processAccountRequests(services: Services): Promise<void> {
  const due = await services.db.orm
    .select({ id: accountRequests.id, kind: accountRequests.kind, userId: accountRequests.userId })
    .from(accountRequests)
    .where(
      and(
        isNull(accountRequests.withdrawnAt),
        isNull(accountRequests.doneAt),
        lte(accountRequests.dueAt, services.now()),
      ),
    );
  for (const { id, kind, userId } of due)
    await (kind === 'export' ? announceExport(services, id) : endAccount(services, id, userId));
}

async function announceExport({ db, now }: Services, id: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const [row] = await tx
      .update(accountRequests)
      .set({ doneAt: now() })
      .where(
        and(eq(accountRequests.id, id), isNull(accountRequests.doneAt), isNull(accountRequests.withdrawnAt)),
      )
      .returning();
    if (!row) return; // another process was first, or it was withdrawn
    const [member] = await tx.select().from(users).where(eq(users.id, row.userId));
    if (!member) return;
    await emailMember(tx, member, {
      template: 'export-ready',
      now: now(),
      data: { until: inTaipei(exportEndsAt(row.dueAt)) },
    });
  });
}

/** While a stay, a payment or a paid order is open, the closing of the account waits: the job tries again. */
async function endAccount({ db, log, now }: Services, id: string, userId: string): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    await lockWithOrders(client, userId);
    const {
      rows: [row],
    } = await client.query(
      'select 1 from account_requests where id = $1 and done_at is null and withdrawn_at is null for update skip locked',
      [id],
    );
    const tx = drizzle(client);
    const [member] = row ? await tx.select().from(users).where(eq(users.id, userId)) : [];
    if (member && (await unfinishedOf(client, member.id)).length === 0) {
      await erase(client, member);
      await client.query('update account_requests set done_at = $2 where id = $1', [id, now()]);
      // After the rows with the address are deleted: this email says goodbye to it.
      await emailMember(tx, member, { template: 'account-deleted', now: now(), data: {} });
      log.info({ userId: member.id }, "account deleted at the member's request");
    }
  });
}
