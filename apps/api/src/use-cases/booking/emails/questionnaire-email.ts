import { policy } from '@voyage/domain/policy.ts';
import { isTooLateForQuestionnaire } from '@voyage/domain/questionnaire.ts';
import { eq, sql, type SQL } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { hotelOrders, questionnaireAnswers } from '../../../db/schema/orders.ts';
import { queueEmail } from '../../../mail/queue.ts';
import type { Services } from '../../services.ts';
import { orderSummaryLines } from './order-summary-lines.ts';

type Order = typeof hotelOrders.$inferSelect;

/** Whether it is late enough on the day after check-out, by the hotel's clock. */
export const isQuestionnaireDue = (now: Date): SQL =>
  sql`${now}::timestamptz at time zone (${hotelOrders.terms}->'rate'->>'timeZone') >= ${hotelOrders.checkOut} + interval '1 day' + ${policy.questionnaire.askHour} * interval '1 hour'`;

/** Asks the member how a stay was, unless they have answered already or too much time has passed. */
export async function queueQuestionnaire(
  services: Services,
  tx: Pick<Transaction, 'select' | 'insert'>,
  order: Order,
): Promise<void> {
  const { checkOut, id } = order;
  const { timeZone } = order.terms.rate;
  if (isTooLateForQuestionnaire({ checkOut, timeZone }, services.now())) return;
  const answered = await tx
    .select({ orderId: questionnaireAnswers.orderId })
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.orderId, id));
  const found = await orderSummaryLines(services, tx, order);
  if (answered.length > 0 || !found) return;
  await queueEmail(tx, {
    ...found.to,
    template: 'stay-questionnaire',
    dedupeKey: `stay-questionnaire:${id}`,
    data: { ...found.stay, orderId: id, changeDays: policy.questionnaire.changeDays },
  });
}
