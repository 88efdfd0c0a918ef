import type pg from 'pg';
import { drizzle, eq } from '../db/drizzle.ts';
import { users } from '../db/schema/users.ts';
import { accountSubject } from '../session/throttle.ts';
import { lockWithOrders } from '../use-cases/account/members/lock-member.ts';
import { grantCredits } from '../use-cases/benefits/credits.ts';
import { erase } from '../use-cases/member-data/erase.ts';
import { emailSecondFactorChange } from '../use-cases/account/members/notifier.ts';

type Connection = pg.Client | pg.PoolClient;

/** The member, and by whom, why and when the action is taken. */
export interface AccountAction {
  member: Member;
  by: string;
  reason: string;
  now: Date;
}
export interface Member {
  id: string;
  username: string;
  member_number: string;
  level: string;
  roles: string[];
  phone: string;
  locked_at: Date | null;
}
/** In `staff_events`: an operator at the command line, who has no account. */
const operator = '00000000-0000-0000-0000-000000000000';

/**
 * By email address, member number or id, locked for the transaction; with `orders` after their orders and stays,
 * for an action that changes those (docs/operations/locking.md). @throws Error if not found
 */
export async function findMember(
  client: Connection,
  who: string,
  { orders = false }: { orders?: boolean } = {},
): Promise<Member> {
  const find = async (lock: '' | 'for update') =>
    (
      await client.query<Member>(
        `select id, username, member_number, level, roles, phone, locked_at from users where username = lower($1) or member_number = $1 or id::text = lower($1) ${lock}`,
        [who],
      )
    ).rows[0];
  const found = orders ? await find('') : undefined;
  if (found) await lockWithOrders(client, found.id);
  const member = await find('for update');
  if (!member) throw new Error('There is no such member.');
  return member;
}

const record = (
  client: Connection,
  { member, by, reason, now }: AccountAction,
  kind: string,
): Promise<unknown> =>
  client.query(
    'insert into staff_events (actor_id, subject_id, kind, detail, at) values ($1, $2, $3, $4, $5)',
    [operator, member.id, kind, { by, reason }, now],
  );

const endSessions = async (client: Connection, { member, now }: AccountAction, why: string) =>
  (
    await client.query(
      'update sessions set revoked_at = $2, revoked_reason = $3 where user_id = $1 and revoked_at is null and expires_at > $2',
      [member.id, now, why],
    )
  ).rowCount ?? 0;
const endResets = (client: Connection, { member, now }: AccountAction): Promise<unknown> =>
  client.query('update password_resets set used_at = $2 where user_id = $1 and used_at is null', [
    member.id,
    now,
  ]);

/** The second factor with its recovery codes, and every pending login. True if it was on. */
async function endFactor(client: Connection, { member }: AccountAction): Promise<boolean> {
  await client.query('delete from login_challenges where user_id = $1', [member.id]);
  await client.query('delete from recovery_codes where user_id = $1', [member.id]);
  const { rows } = await client.query<{ was_on: boolean }>(
    'delete from second_factors where user_id = $1 returning confirmed_at is not null as was_on',
    [member.id],
  );
  return rows[0]?.was_on ?? false;
}

/**
 * The actions of an operator on an account; each returns a line for the operator and is recorded in
 * `staff_events`.
 */
export const accountActions = {
  show: async (client: Connection, { member, now }: AccountAction): Promise<string> => {
    const { rows } = await client.query<{ sessions: number }>(
      'select count(*)::int as sessions from sessions where user_id = $1 and revoked_at is null and expires_at > $2',
      [member.id, now],
    );
    return `${member.id}, number ${member.member_number}, ${member.level}${member.roles.length > 0 ? ` (${member.roles.join(', ')})` : ''}, ${rows[0]?.sessions ?? 0} sessions, ${member.locked_at ? `locked since ${member.locked_at.toISOString()}` : 'not locked'}`;
  },
  /** All logins are rejected, and all sessions end. */
  lock: async (client: Connection, act: AccountAction): Promise<string> => {
    await client.query('update users set locked_at = coalesce(locked_at, $2) where id = $1', [
      act.member.id,
      act.now,
    ]);
    await endResets(client, act);
    await client.query('delete from login_challenges where user_id = $1', [act.member.id]);
    const ended = await endSessions(client, act, 'locked');
    await record(client, act, 'account-locked');
    return `Locked; ${ended} sessions ended.`;
  },
  unlock: async (client: Connection, act: AccountAction): Promise<string> => {
    await client.query('update users set locked_at = null where id = $1', [act.member.id]);
    await client.query('delete from login_attempts where subject = $1', [
      accountSubject(act.member.username),
    ]);
    await record(client, act, 'account-unlocked');
    return 'Unlocked.';
  },
  'sign-out': async (client: Connection, act: AccountAction): Promise<string> => {
    const ended = await endSessions(client, act, 'signed out by an operator');
    await record(client, act, 'signed-out');
    return `${ended} sessions ended.`;
  },
  /**
   * For staff who have lost their app and their recovery codes: if it is required, the next login sets up
   * another.
   */
  'remove-second-factor': async (client: Connection, act: AccountAction): Promise<string> => {
    if (!(await endFactor(client, act))) return 'There is no second factor; nothing was changed.';
    const ended = await endSessions(client, act, 'second factor removed by an operator');
    await record(client, act, 'second-factor-removed');
    const tx = drizzle(client);
    const [member] = await tx.select().from(users).where(eq(users.id, act.member.id));
    if (member) await emailSecondFactorChange(tx, member, { change: 'removed', left: 0, now: act.now });
    return `Removed; ${ended} sessions ended.`;
  },
  /** An employee or agent who leaves becomes a basic member immediately. */
  'staff-left': async (client: Connection, act: AccountAction): Promise<string> => {
    await client.query(
      `update users set roles = '{}', level = 'basic', claims_version = claims_version + 1 where id = $1`,
      [act.member.id],
    );
    await grantCredits(drizzle(client), act.member.id, 'basic', act.now);
    await endFactor(client, act);
    const ended = await endSessions(client, act, 'staff left');
    await record(client, act, 'staff-left');
    return `No roles any more; ${ended} sessions ended.`;
  },
  /** @throws Error naming what is still open */
  erase: async (client: Connection, act: AccountAction): Promise<string> => {
    await erase(client, act.member);
    await record(client, act, 'erased');
    return `Erased; orders and payments stay as figures of ${act.member.id}.`;
  },
} satisfies Record<string, (client: Connection, act: AccountAction) => Promise<string>>;
