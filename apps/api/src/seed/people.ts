import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { taipeiMonth } from '@voyage/domain/zoned-time.ts';
import { hashPassword } from '../session/password-hash.ts';
import type { Database } from '../db/connect.ts';
import { creditMonths, users } from '../db/schema/users.ts';
import { inviteCodes } from '../db/schema/verification.ts';

export const demonstrationPassword = 'Voyage2026';

type Person = Pick<
  typeof users.$inferSelect,
  'level' | 'firstname' | 'lastname' | 'title' | 'lang' | 'roles' | 'isPaid'
>;
/** Demonstration people; none exists without DEMO_DATA. What they have done is in demonstration/. */
const people: Record<string, Person> = {
  basic: {
    level: 'basic',
    firstname: 'Mei-Ling',
    lastname: 'Chen',
    title: 'ms',
    lang: 'zh-tw',
    roles: [],
    isPaid: false,
  },
  elite: {
    level: 'elite',
    firstname: 'Haruka',
    lastname: 'Sato',
    title: 'ms',
    lang: 'ja',
    roles: [],
    isPaid: true,
  },
  platinum: {
    level: 'platinum',
    firstname: 'Wei',
    lastname: 'Zhang',
    title: 'mr',
    lang: 'zh-cn',
    roles: [],
    isPaid: true,
  },
  noir: {
    level: 'noir',
    firstname: 'Eleanor',
    lastname: 'Whitfield',
    title: 'dr',
    lang: 'en',
    roles: [],
    isPaid: true,
  },
  employee: {
    level: 'employee',
    firstname: 'Yu-Ting',
    lastname: 'Lin',
    title: 'ms',
    lang: 'zh-tw',
    roles: ['employee'],
    isPaid: false,
  },
  agent: {
    level: 'agent',
    firstname: 'Kenji',
    lastname: 'Mori',
    title: 'mr',
    lang: 'ja',
    roles: ['agent', 'p_travelport_agent'],
    isPaid: false,
  },
};
const invitations = [
  { code: 'NOIR-2026-DEMO', level: 'noir', maxUses: 100 },
  { code: 'ELITE-2026-DEMO', level: 'elite', maxUses: 1000, complimentary: true },
] satisfies (typeof inviteCodes.$inferInsert)[];

export async function seedPeople(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demonstrationPassword);
  const year = 365 * 86_400_000;
  for (const [index, [name, p]] of Object.entries(people).entries()) {
    const id = `00000000-0000-4000-8000-00000000000${index + 1}`;
    await db.orm
      .insert(users)
      .values({
        id,
        memberNumber: `88${String(100_001 + index * 7)}`,
        username: `${name}@demo.test`,
        passwordHash,
        ...p,
        phone: `+88691234567${index}`,
        membershipExpiresAt: p.isPaid ? new Date(now.getTime() + year - index * 20 * 86_400_000) : null,
        demonstration: true,
        registeredAt: new Date(now.getTime() - year),
      })
      .onConflictDoNothing();
    await db.orm
      .insert(creditMonths)
      .values({ userId: id, month: taipeiMonth(now), granted: monthlyFreeBookings(p.level), used: 0 })
      .onConflictDoNothing();
  }
  await db.orm.insert(inviteCodes).values(invitations).onConflictDoNothing();
}
