import { fullName } from '@voyage/domain/full-name.ts';
import { randomUUID } from 'node:crypto';
import { policy } from '@voyage/domain/policy.ts';
import { eq } from '../db/drizzle.ts';
import { membershipTerms } from '../db/schema/payments.ts';
import { users } from '../db/schema/users.ts';
import { embeddedSupplier } from '../inventory/embedded/embedded-supplier.ts';
import { reasonOf } from '../platform/logged-error.ts';
import type { Services } from '../use-cases/services.ts';
import { addFavourite } from '../use-cases/benefits/favourites.ts';
import { createCreditOrder } from '../use-cases/purchases/memberships.ts';
import { writeOrder } from '../use-cases/orders/orders.ts';
import { completeStays } from '../use-cases/booking/holds/reconcile.ts';
import type { Caller } from '../session/caller.ts';
import { payByCard } from './card.ts';
import { hotelChoice, type ChooseHotels } from './hotels.ts';
import { demonstrationMembers, type DemonstrationMember } from './members.ts';
import { bookStay, type ServicesDaysAgo, type Guest } from './stays.ts';

const day = 86_400_000;
const year = 365 * day;

/**
 * Gives the demonstration members a history, once: paid memberships and credits; past, future and cancelled
 * stays; favourites. Everything goes through the regular use cases, at the time at which it would have
 * happened, so that credits, orders and the records of supplier and bank agree.
 */
export async function fillDemonstration(services: Services): Promise<void> {
  if (!services.env.DEMO_DATA || services.env.INVENTORY !== 'embedded' || !(await isFirst(services))) return;
  const now = services.now();
  const ago: ServicesDaysAgo = (days) => {
    const then = new Date(now.getTime() - days * day);
    return days === 0
      ? services
      : {
          ...services,
          now: () => then,
          inventory: {
            ...services.inventory,
            ...embeddedSupplier(services.db, () => then, services.inventory.rates),
          },
        };
  };
  const choose = await hotelChoice(services.db);
  for (const [name, member] of Object.entries(demonstrationMembers)) {
    try {
      await fillMember(ago, `${name}@demo.test`, member, choose);
    } catch (error) {
      services.log.error(
        { member: name, reason: reasonOf(error) },
        "could not complete a demonstration member's history",
      );
    }
  }
  await completeStays(services);
  await services.inventory.refresh();
}
export const markHistorySeeded = `insert into facts (key, value, updated_at) values ('demonstration', '{}', 0) on conflict (key) do nothing`;

/**
 * Claims the work for one process, if no demonstration member has done anything yet; first corrects the
 * month's used credits.
 */
async function isFirst({ db, now }: Services): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `insert into facts (key, value, updated_at) select 'demonstration', '{}', $1
     where exists (select 1 from users where demonstration)
       and not exists (select 1 from hotel_orders o join users u on u.id = o.user_id where u.demonstration)
       and not exists (select 1 from product_orders o join users u on u.id = o.user_id where u.demonstration)
     on conflict (key) do nothing`,
    [now().getTime()],
  );
  if (rowCount !== 1) return false;
  await db.pool.query(
    'update credit_months set used = 0 where user_id in (select id from users where demonstration)',
  );
  await db.pool.query('update users set paid_credits = 0 where demonstration');
  return true;
}

async function fillMember(
  ago: ServicesDaysAgo,
  username: string,
  member: DemonstrationMember,
  choose: ChooseHotels,
): Promise<void> {
  const { db } = ago(0);
  const {
    rows: [found],
  } = await db.pool.query<{ id: string } & Guest>(
    'select id, title, firstname, lastname, username as email, phone from users where username = $1',
    [username],
  );
  if (!found) return;
  const { id, ...guest } = found;
  const caller: Caller = {
    userId: id,
    sessionId: randomUUID(),
    level: member.level,
    roles: [],
    permissions: [],
  };
  const payer = { name: fullName(guest), email: guest.email, phone: guest.phone };
  if (member.joinedAgo !== null) await joined(ago(member.joinedAgo), caller, payer, member);
  if (member.credits > 0 && ago(0).sandbox) {
    const then = ago(3);
    await payByCard(then, caller, (await createCreditOrder(then, caller, member.credits, 'main')).id, payer);
  }
  const visited = new Set(member.stays.map(({ hotel }) => hotel));
  for (const stay of member.stays) {
    const hotel = await firstOf(choose(stay.hotel, visited), (slug) =>
      bookStay(ago, caller, guest, { ...stay, hotel: slug }),
    );
    if (hotel === undefined) ago(0).log.warn({ hotel: stay.hotel }, 'no room for a demonstration stay');
    else visited.add(hotel);
  }
  const saved = new Set(member.favourites);
  for (const [at, wanted] of member.favourites.entries()) {
    const [slug] = choose(wanted, saved);
    if (slug === undefined) continue; // there is no hotel at all
    saved.add(slug);
    const then = ago(at + 1);
    await addFavourite(then, id, { hotelId: then.inventory.hotel(slug, 'en').id }, 'en');
  }
}

/** The first item for which the work succeeds. */
async function firstOf<T>(items: T[], work: (item: T) => Promise<boolean>): Promise<T | undefined> {
  for (const item of items) if (await work(item)) return item;
  return undefined;
}

/** The current year of membership: a paid order, or an invitation. */
async function joined(
  then: Services,
  caller: Caller,
  payer: Parameters<typeof payByCard>[3],
  { level, paid }: DemonstrationMember,
): Promise<void> {
  const [startsAt, endsAt] = [then.now(), new Date(then.now().getTime() + year)];
  const order = { userId: caller.userId, brand: 'main', minutes: 60 } as const;
  if ((level === 'elite' || level === 'platinum') && paid && then.sandbox) {
    const detail = {
      kind: 'membership',
      level,
      offer: 'upgrade',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      invited: false,
    } as const;
    // Before this order they were basic; with the level already theirs it would buy nothing.
    await then.db.orm
      .update(users)
      .set({ level: 'basic', membershipExpiresAt: null })
      .where(eq(users.id, caller.userId));
    const { id } = await writeOrder(then, then.db.orm, {
      ...order,
      detail,
      amountTwd: policy.fees.built[level],
    });
    await payByCard(then, caller, id, payer);
  } else
    await then.db.orm
      .insert(membershipTerms)
      .values({ id: randomUUID(), userId: caller.userId, level, startsAt, endsAt });
}
