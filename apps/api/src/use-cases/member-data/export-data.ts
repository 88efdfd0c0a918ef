import type { Locale } from '@voyage/domain/locale.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { contactInquiries, newsletterSubscribers } from '../../db/schema/inquiries.ts';
import { acceptedInvitations } from '../../db/schema/verification.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { readProfile } from '../account/members/profile.ts';
import { listSessions } from '../account/members/sessions.ts';
import { listCoupons } from '../benefits/coupons.ts';
import { favouriteDetailsOf } from '../benefits/favourites.ts';
import { readLoyalty } from '../benefits/loyalty.ts';
import { readMembership } from '../benefits/membership.ts';
import { readMessages } from '../desk/conversation.ts';
import { listOrders, orderDetail } from '../stays/stay-orders.ts';
import { listOrders as listProductOrders } from '../orders/order-view.ts';
import { listTailorMade } from '../purchases/tailor-made.ts';
import { readFactor } from '../account/second-factor/own-factor.ts';
import { assertExportReady } from './account-requests.ts';

/** Reads all pages of a list. */
async function all<T>(page: (number: number) => Promise<{ total: number; rows: T[] }>): Promise<T[]> {
  const rows: T[] = [];
  for (let number = 1; ; number++) {
    const { total, rows: more } = await page(number);
    rows.push(...more);
    if (more.length === 0 || rows.length >= total) return rows;
  }
}
const pageSize = 50;

/**
 * All data stored about a member, as they see it on the sites, in the requested language. @throws ApiError
 * us0007
 */
export async function exportData(
  services: Services,
  caller: Caller,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  await assertExportReady(services, caller);
  const { orm } = services.db;
  const profile = await readProfile(services, caller);
  const stays = await all(async (page) => {
    const body = { made: false, tab: 'all', number: '', sort: 'booked', page, pageSize } as const;
    const { total, orders } = await listOrders(services, caller, body, locale);
    return { total, rows: orders };
  });
  const details = [];
  for (const { id } of stays) details.push(await orderDetail(services, caller, id, locale));
  const favourites = await all(async (page) => {
    const { total, hotels } = await favouriteDetailsOf(
      services,
      caller.userId,
      { payAt: [], memberRates: true, page, pageSize },
      locale,
    );
    return {
      total,
      rows: hotels.map(({ hotel: { id, name }, savedAt, note, stay }) => ({ id, name, savedAt, note, stay })),
    };
  });
  const data = {
    madeAt: services.now().toISOString(),
    profile,
    membership: await readMembership(services, caller),
    invitations: (
      await orm.select().from(acceptedInvitations).where(eq(acceptedInvitations.userId, caller.userId))
    ).map(({ code, level, acceptedAt, payBy, closedAt }) => ({
      code,
      level,
      acceptedAt,
      payBy,
      closedAt,
    })),
    sessions: (await listSessions(services, caller)).sessions,
    secondFactor: await readFactor(services, caller),
    stays: details,
    orders: await all(async (page) => {
      const { total, orders } = await listProductOrders(services, caller, { page, pageSize }, locale);
      return { total, rows: orders };
    }),
    tailorMade: (await listTailorMade(services, caller, locale)).requests,
    favourites,
    loyaltyNumbers: await readLoyalty(services, caller, undefined, undefined),
    coupons: await all(async (page) => {
      const { total, coupons } = await listCoupons(
        services,
        caller,
        { state: 'taken', page, pageSize },
        locale,
      );
      return { total, rows: coupons };
    }),
    inquiries: (
      await orm
        .select()
        .from(contactInquiries)
        .where(sql`lower(${contactInquiries.content}->>'email') = ${profile.email}`)
    ).map(({ inquiryNumber, content, createdAt }) => ({ inquiryNumber, content, createdAt })),
    concierge: await readMessages(services, caller.userId, Number.MAX_SAFE_INTEGER),
    newsletter: (
      await orm.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, profile.email))
    ).map(({ name, country, lang, status, createdAt, confirmedAt }) => ({
      name,
      country,
      lang,
      status,
      createdAt,
      confirmedAt,
    })),
  };
  return new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
}
