import type { DeskReview, deskReviews } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, count, desc, eq, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import { hotelOrders, questionnaireAnswers } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { privilegeNames } from '../stays/privilege-names.ts';
import { viewDeskMember } from './desk-order.ts';

/** As the questionnaire lists them: the database keeps no order of keys. */
const inOrder = <Verdict>(privileges: Record<string, Verdict>): [string, Verdict][] => {
  const rank = (code: string) =>
    code === 'breakfast' ? -1 : code === 'credit' ? 0 : Number(code.replace('benefit-', ''));
  return Object.entries(privileges).toSorted(([a], [b]) => rank(a) - rank(b));
};

/** Stays that are over and what members say of them, for employees. @throws ApiError au0107 */
export async function readReviews(
  services: Services,
  caller: Caller,
  { hotelId, answered, page, pageSize }: Output<typeof deskReviews.body>,
  locale: Locale,
): Promise<Output<typeof deskReviews.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const { orm } = services.db;
  const over = eq(hotelOrders.status, 'completed');
  const { orderId } = questionnaireAnswers;
  const wanted = and(
    over,
    hotelId === undefined ? undefined : eq(sql`${hotelOrders.hotelId}::text`, hotelId),
    answered === undefined ? undefined : answered ? isNotNull(orderId) : isNull(orderId),
  );
  const isAnswer = eq(orderId, hotelOrders.id);
  const [rows, [{ total } = { total: 0 }], hotels] = await Promise.all([
    orm
      .select({ order: hotelOrders, answer: questionnaireAnswers, user: users })
      .from(hotelOrders)
      .innerJoin(users, eq(users.id, hotelOrders.userId))
      .leftJoin(questionnaireAnswers, isAnswer)
      .where(wanted)
      .orderBy(
        sql`${questionnaireAnswers.answeredAt} desc nulls last`,
        desc(hotelOrders.checkOut),
        desc(hotelOrders.id),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    orm.select({ total: count() }).from(hotelOrders).leftJoin(questionnaireAnswers, isAnswer).where(wanted),
    orm.selectDistinct({ id: hotelOrders.hotelId }).from(hotelOrders).where(over),
  ]);
  const hotelOf = (of: number | string) => {
    const { id, name } = services.inventory.hotel(String(of), locale, 'any');
    return { id, name };
  };
  const reviews = rows.map(({ order, answer, user }): DeskReview => {
    const nameOf = privilegeNames(services, order, locale);
    return {
      orderId: order.id,
      bookingNumber: order.bookingNumber,
      hotel: hotelOf(order.hotelId),
      checkIn: order.checkIn,
      checkOut: order.checkOut,
      member: viewDeskMember(user),
      answer: answer && {
        overall: answer.overall,
        roomAsDescribed: answer.roomAsDescribed,
        text: answer.text,
        mayQuote: answer.mayQuote,
        privileges: inOrder(answer.privileges).map(([code, verdict]) => ({ name: nameOf(code), verdict })),
        answeredAt: answer.answeredAt.toISOString(),
      },
    };
  });
  const collator = new Intl.Collator(locale);
  return {
    hotels: hotels.map(({ id }) => hotelOf(id)).toSorted((a, b) => collator.compare(a.name, b.name)),
    total,
    page,
    pageSize,
    reviews,
  };
}
