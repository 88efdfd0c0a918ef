import type { DeskInvitation, deskInvitations } from '@voyage/contracts/invitation.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { desc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { users } from '../../db/schema/users.ts';
import { acceptedInvitations, inviteCodes } from '../../db/schema/verification.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { viewDeskMember } from './desk-order.ts';

type InvitationRow = typeof inviteCodes.$inferSelect;
/** Codes of administrators can have many. */
const acceptancesShown = 5;

function stateOf(
  { withdrawnAt, uses, maxUses, expiresAt }: InvitationRow,
  now: Date,
): DeskInvitation['state'] {
  if (withdrawnAt) return 'withdrawn';
  if (uses >= maxUses) return 'used';
  return expiresAt && expiresAt <= now ? 'expired' : 'open';
}

/** Invitations as employees see them, in the given order. */
export async function viewInvitations(
  orm: Pick<Transaction, 'select'>,
  rows: readonly InvitationRow[],
  now: Date,
): Promise<DeskInvitation[]> {
  if (rows.length === 0) return [];
  const codes = rows.map(({ code }) => code);
  const issuers = rows.flatMap(({ issuedBy }) => issuedBy ?? []);
  const [acceptances, staff] = await Promise.all([
    orm
      .select({ code: acceptedInvitations.code, user: users })
      .from(acceptedInvitations)
      .innerJoin(users, eq(users.id, acceptedInvitations.userId))
      .where(inArray(acceptedInvitations.code, codes))
      .orderBy(desc(acceptedInvitations.acceptedAt)),
    orm
      .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(inArray(users.id, issuers)),
  ]);
  return rows.map((row) => {
    const { code, level, complimentary, recipient, issuedAt, issuedBy, expiresAt, uses, maxUses } = row;
    const issuer = staff.find(({ id }) => id === issuedBy);
    return {
      code,
      level,
      complimentary,
      recipient,
      issuedAt: issuedAt?.toISOString() ?? null,
      issuedBy: issuer ? fullName(issuer) : null,
      expiresAt: expiresAt?.toISOString() ?? null,
      state: stateOf(row, now),
      uses,
      maxUses,
      acceptedBy: acceptances
        .filter((acceptance) => acceptance.code === code)
        .slice(0, acceptancesShown)
        .map(({ user }) => viewDeskMember(user)),
    };
  });
}

/** Invitations for employees, latest first; those of administrators last. @throws ApiError au0107 */
export async function readInvitations(
  { db, now }: Services,
  caller: Caller,
  { page, pageSize }: Output<typeof deskInvitations.body>,
): Promise<Output<typeof deskInvitations.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const [rows, total] = await Promise.all([
    db.orm
      .select()
      .from(inviteCodes)
      .orderBy(sql`${inviteCodes.issuedAt} desc nulls last`, inviteCodes.code)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.orm.$count(inviteCodes),
  ]);
  return { total, page, pageSize, invitations: await viewInvitations(db.orm, rows, now()) };
}
