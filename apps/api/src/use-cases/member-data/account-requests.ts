import { randomUUID } from 'node:crypto';
import type { accountRequests as contract, makeAccountRequest } from '@voyage/contracts/account.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { exportEndsAt, requestDueAt, type AccountRequestKind } from '@voyage/domain/account-request.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { accountRequests } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import { inTaipei, emailMember } from '../../mail/email-member.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { confirmPassword } from '../account/passwords/confirm-password.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { unfinishedOf } from './erase.ts';

type Row = typeof accountRequests.$inferSelect;
type Requests = Output<typeof contract.data>;

/** Whether a request is still pending, or its result still available. */
const isOpen = ({ kind, dueAt, doneAt }: Row, now: Date): boolean =>
  kind === 'deletion' ? doneAt === null : exportEndsAt(dueAt) > now;

async function openRequests({ db, now }: Services, userId: string): Promise<Row[]> {
  const rows = await db.orm
    .select()
    .from(accountRequests)
    .where(and(eq(accountRequests.userId, userId), isNull(accountRequests.withdrawnAt)))
    .orderBy(accountRequests.requestedAt);
  return rows.filter((row) => isOpen(row, now()));
}

export async function listRequests(services: Services, { userId }: Caller): Promise<Requests> {
  const now = services.now();
  return {
    requests: (await openRequests(services, userId)).map(({ kind, requestedAt, dueAt }) => ({
      kind,
      requestedAt: requestedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      ready: kind === 'export' && dueAt <= now,
      endsAt: kind === 'export' ? exportEndsAt(dueAt).toISOString() : null,
    })),
  };
}

/**
 * Records a member's request, and emails them when it will be carried out and how to stop it. One of each
 * kind: repeating it neither hastens nor delays it. @throws ApiError au0115, au0105, us0006
 */
export async function makeRequest(
  services: Services,
  caller: Caller,
  { kind, password }: Output<typeof makeAccountRequest.body>,
): Promise<Requests> {
  const member = await confirmPassword(services, caller, password);
  if (kind === 'deletion' && (await unfinishedOf(services.db.pool, member.id)).length > 0)
    throw errors.unfinishedBusiness();
  await countOutgoingMessage(services, 'accountRequest', { account: member.id });
  const now = services.now();
  const dueAt = requestDueAt(kind, now);
  await services.db.orm.transaction(async (tx) => {
    // serialises a double click
    await lockMember(tx, member.id);
    const open = await tx
      .select()
      .from(accountRequests)
      .where(
        and(
          eq(accountRequests.userId, member.id),
          eq(accountRequests.kind, kind),
          isNull(accountRequests.withdrawnAt),
        ),
      );
    if (open.some((row) => isOpen(row, now))) return;
    await tx
      .insert(accountRequests)
      .values({ id: randomUUID(), userId: member.id, kind, requestedAt: now, dueAt });
    await emailMember(tx, member, {
      template: kind === 'export' ? 'export-requested' : 'deletion-requested',
      now,
      data: { dueAt: inTaipei(dueAt) },
    });
    services.log.info({ userId: member.id, kind }, 'account request');
  });
  return listRequests(services, caller);
}

export async function withdrawRequest(
  services: Services,
  caller: Caller,
  kind: AccountRequestKind,
): Promise<Requests> {
  await services.db.orm
    .update(accountRequests)
    .set({ withdrawnAt: services.now() })
    .where(
      and(
        eq(accountRequests.userId, caller.userId),
        eq(accountRequests.kind, kind),
        isNull(accountRequests.withdrawnAt),
      ),
    );
  return listRequests(services, caller);
}

/** @throws ApiError us0007 */
export async function assertExportReady(services: Services, caller: Caller): Promise<void> {
  const { requests } = await listRequests(services, caller);
  if (!requests.some(({ ready }) => ready)) throw errors.exportNotReady();
}
