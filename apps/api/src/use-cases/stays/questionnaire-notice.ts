import { createHash } from 'node:crypto';
import type { QuestionnaireAnswer } from '@voyage/contracts/questionnaire.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { langsOf } from '@voyage/domain/partial-text.ts';
import { eq } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { users } from '../../db/schema/users.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import { queueEmail } from '../../mail/queue.ts';
import type { Services } from '../services.ts';
import { orderBrand } from '../booking/emails/order-brand.ts';
import { privilegeNames, privilegeWords } from './privilege-names.ts';

/** The language of the agency's staff. */
const locale = 'zh-tw';

/**
 * Sends a member's answer about a stay to customer service, who raise with the hotel what went wrong. The
 * same answer is sent once.
 */
export async function notifyStaff(
  services: Services,
  tx: Pick<Transaction, 'select' | 'insert'>,
  row: typeof hotelOrders.$inferSelect,
  answer: QuestionnaireAnswer,
): Promise<void> {
  const [member] = await tx.select({ brand: users.brand }).from(users).where(eq(users.id, row.userId));
  if (!member) return;
  const known = privilegeWords(locale);
  const nameOf = privilegeNames(services, row, locale);
  const missed = Object.entries(answer.privileges).flatMap(([code, verdict]) =>
    verdict === 'yes' ? [] : [known[verdict].replace('{privilege}', () => nameOf(code))],
  );
  const hotel = services.inventory.hotel(String(row.hotelId), locale, 'any');
  await queueEmail(tx, {
    template: 'questionnaire-notice',
    locale,
    brand: orderBrand(row, member),
    to: services.env.SERVICE_MAILBOX,
    now: services.now(),
    dedupeKey: `questionnaire-notice:${row.id}:${createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 16)}`,
    data: {
      bookingNumber: row.bookingNumber,
      hotel: hotel.name,
      langs: langsOf({ hotel: hotel.langs?.name }, locale).langs ?? null,
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      guest: fullName(row.guest),
      overall: answer.overall,
      room: answer.roomAsDescribed,
      missed: missed.length > 0 ? missed.join(known.comma) : null,
      quotable: answer.mayQuote ? 'yes' : 'no',
      message: answer.text === '' ? null : answer.text,
    },
  });
}
