import type { OrderSummary } from '@voyage/contracts/booking.ts';
import type { deskMemberOrders, DeskStay } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { fullName, guestOfRoom } from '@voyage/domain/full-name.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { eq, inArray } from '../../db/drizzle.ts';
import { hotelOrders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { logStaff } from '../records/staff-log.ts';
import { readConversation } from './conversation.ts';
import { listOrders } from '../stays/stay-orders.ts';
import { countCustomOrders } from '../purchases/staff-orders.ts';
import { findOrders } from '../orders/orders.ts';
import { viewMember } from './staff-members.ts';
import { twd, viewDeskOrders } from './desk-order.ts';

const stays = { made: false, tab: 'all', number: '', sort: 'booked', page: 1, pageSize: 10 } as const;

/** One member with stays and orders, for employees; the access is logged. @throws ApiError au0107, us0002 */
export async function readMemberOrders(
  services: Services,
  caller: Caller,
  { userId, page, pageSize }: Output<typeof deskMemberOrders.body>,
  locale: Locale,
): Promise<Output<typeof deskMemberOrders.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const [user] = await services.db.orm.select().from(users).where(eq(users.id, userId));
  if (!user) throw errors.memberOrProgrammeNotFound();
  await logStaff(services, services.db.orm, {
    actorId: caller.userId,
    subjectId: userId,
    kind: 'member-orders',
    detail: { page },
  });
  const { total, rows } = await findOrders(services, userId, { page, pageSize });
  return {
    member: await viewMember(services, user),
    conversation: await readConversation(services, userId),
    customOrders: await countCustomOrders(services.db.orm, userId),
    stays: await withCancelledRooms(
      services,
      (await listOrders(services, { ...caller, userId }, stays, locale)).orders,
    ),
    total,
    page,
    pageSize,
    orders: await viewDeskOrders(
      services,
      rows.map((order) => ({ order, user })),
      locale,
    ),
  };
}

async function withCancelledRooms({ db }: Services, orders: readonly OrderSummary[]): Promise<DeskStay[]> {
  const rows = await db.orm
    .select()
    .from(hotelOrders)
    .where(
      inArray(
        hotelOrders.id,
        orders.map(({ id }) => id),
      ),
    );
  const cancelledIn = ({ guest, roomGuests, cancelledRooms, currency }: (typeof rows)[number]) =>
    cancelledRooms.map(({ room, cancelledAt, cancellationNumber, penalty, refundTwd }) => ({
      number: room,
      guest: fullName(guestOfRoom(guest, roomGuests, room - 1)),
      cancelledAt,
      hotelCancellationNumber: cancellationNumber,
      penalty: { amount: penalty, currency },
      refund: refundTwd === null ? null : twd(refundTwd),
    }));
  return orders.map((order) => ({
    ...order,
    cancelledRooms: rows.filter(({ id }) => id === order.id).flatMap(cancelledIn),
  }));
}
