import type { Questionnaire, QuestionnaireAnswer } from '@voyage/contracts/questionnaire.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { changeableUntil, mayAnswer } from '@voyage/domain/questionnaire.ts';
import { eq } from '../../db/drizzle.ts';
import { type hotelOrders, questionnaireAnswers } from '../../db/schema/orders.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findOrder } from '../booking/orders/find-order.ts';
import { promisedTo } from './promised-benefits.ts';
import { notifyStaff } from './questionnaire-notice.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';

type Row = typeof hotelOrders.$inferSelect;

/**
 * The questions about a stay and the answers; null until it is over. Only the member may answer; the person
 * who booked it can read the answer.
 */
export async function questionnaireOf(
  services: Services,
  caller: Caller,
  row: Row,
  locale: Locale,
): Promise<Questionnaire | null> {
  if (row.status !== 'completed') return null;
  const [kept] = await services.db.orm
    .select()
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.orderId, row.id));
  const answeredAt = kept?.answeredAt ?? null;
  return {
    privileges: await promisedTo(services, row, locale),
    open: row.userId === caller.userId && mayAnswer({ status: row.status, answeredAt }, services.now()),
    answer: kept
      ? {
          overall: kept.overall,
          privileges: kept.privileges,
          roomAsDescribed: kept.roomAsDescribed,
          text: kept.text,
          mayQuote: kept.mayQuote,
        }
      : null,
    answeredAt: answeredAt?.toISOString() ?? null,
    changeableUntil: answeredAt && changeableUntil(answeredAt).toISOString(),
  };
}

/**
 * Stores a member's answers about a completed stay. @throws ApiError bk0003, au0107 (booked for somebody
 * else), bk0008, au0105, rq0001
 */
export async function answerQuestionnaire(
  services: Services,
  caller: Caller,
  orderId: string,
  answer: QuestionnaireAnswer,
  locale: Locale,
): Promise<Questionnaire> {
  const row = await findOrder(services, caller, orderId);
  if (row.userId !== caller.userId) throw errors.accessDenied();
  const before = await questionnaireOf(services, caller, row, locale);
  if (!before?.open) throw errors.questionnaireClosed();
  const wrong = [
    ...before.privileges.filter((code) => !(code in answer.privileges)),
    ...Object.keys(answer.privileges).filter((code) => !before.privileges.includes(code)),
  ];
  if (wrong.length > 0)
    throw errors.invalidValue({
      issues: wrong.map((code) => ({ path: `privileges.${code}`, code: 'required' })),
    });
  await countOutgoingMessage(services, 'review', { account: caller.userId });
  const now = services.now();
  const saved = { ...answer, changedAt: now };
  await services.db.orm.transaction(async (tx) => {
    await tx
      .insert(questionnaireAnswers)
      .values({ orderId: row.id, ...saved, answeredAt: now })
      .onConflictDoUpdate({ target: questionnaireAnswers.orderId, set: saved });
    await notifyStaff(services, tx, row, answer);
  });
  const after = await questionnaireOf(services, caller, row, locale);
  return after ?? before;
}
