import { randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { tailorMade, tailorMadeList } from '@voyage/contracts/tailor-made.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import {
  consultingFee,
  inTimeForTailorMade,
  modificationFeeTwd,
  tailorMadeStages,
  type TailorMadeOrder,
} from '@voyage/domain/tailor-made.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { and, desc, eq, inArray } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { tailorMadeRequests } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import { readableCode } from '../../platform/readable-code.ts';
import { queueEmail } from '../../mail/queue.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { answerOnce, storeKeyAnswer } from '../records/idempotency-keys.ts';
import { productWords, viewOrders } from '../orders/order-view.ts';
import { deskLocale, notifyDesk } from './desk-notice.ts';
import { dueOf, stageOf, type TailorMadeRequest } from './tailor-made-stages.ts';

type Body = Output<typeof tailorMade.body>;

/** For elite and above, at least thirty days ahead. @throws ApiError py0008, py0009, au0105, rq0007 */
export async function requestTailorMade(
  services: Services,
  caller: Caller,
  key: string,
  body: Body,
  { locale, address }: { locale: Locale; address: string },
): Promise<Output<typeof tailorMade.data>> {
  if (!atLeast(caller.level, policy.tailorMadeMinimumLevel.built)) throw errors.levelTooLow();
  const now = services.now();
  if (!inTimeForTailorMade(body.departure, now))
    throw errors.departureTooSoon({ days: policy.tailorMade.minDaysAhead });
  return answerOnce(services, { userId: caller.userId, key, body }, async () => {
    await countOutgoingMessage(services, 'tailorMade', {
      account: caller.userId,
      address,
      recipient: body.email,
    });
    return services.db.orm.transaction(async (tx) => {
      const { agreed: _agreed, ...content } = body;
      const requestNumber = `T${readableCode(8)}`;
      await tx.insert(tailorMadeRequests).values({
        id: randomUUID(),
        requestNumber,
        userId: caller.userId,
        stage: 1,
        content: { ...content, modifications: 0, lang: locale, reached: { inquiry: now.toISOString() } },
        createdAt: now,
        updatedAt: now,
      });
      const people = {
        name: body.name,
        reference: requestNumber,
        destination: body.destination,
        departure: body.departure,
        duration: productWords(locale)('days', { n: body.days }),
        travellers: { adults: body.adults, children: body.children },
        budget: body.budgetTwd === null ? null : { amount: body.budgetTwd, currency: 'TWD' },
      };
      await queueEmail(tx, {
        template: 'tailor-made-received',
        locale,
        brand: body.brand,
        to: body.email,
        now,
        dedupeKey: `tailor-made-received:${requestNumber}`,
        data: people,
      });
      await notifyDesk(services, tx, {
        brand: body.brand,
        key: requestNumber,
        matter: 'request',
        reference: requestNumber,
        sender: body.name,
        email: body.email,
        phone: body.phone,
        language: locale,
        details: deskDetails(body),
      });
      const answer = { requestNumber, consultingFeeTwd: consultingFee(body.countries, body.days) };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    });
  });
}

/** The content of a request, in the language of the desk. */
function deskDetails(body: Body): { term: string; value: string }[] {
  const t = productWords(deskLocale);
  const children =
    body.children > 0 ? t(body.children === 1 ? 'child' : 'children', { n: body.children }) : '';
  return [
    { term: t('destination'), value: body.destination },
    { term: t('departs'), value: `${body.departure}，${t('days', { n: body.days })}` },
    {
      term: t('travellers'),
      value: t(body.adults === 1 ? 'adult' : 'adults', { n: body.adults }) + children,
    },
    ...(body.budgetTwd === null ? [] : [{ term: t('budget'), value: formatTwd(body.budgetTwd, deskLocale) }]),
    ...(body.note === '' ? [] : [{ term: t('note'), value: body.note }]),
  ];
}

type RequestView = Output<typeof tailorMadeList.data>['requests'][number];

export async function listTailorMade(
  services: Services,
  caller: Caller,
  locale: Locale,
): Promise<Output<typeof tailorMadeList.data>> {
  const requests = await services.db.orm
    .select()
    .from(tailorMadeRequests)
    .where(eq(tailorMadeRequests.userId, caller.userId))
    .orderBy(desc(tailorMadeRequests.createdAt))
    .limit(100);
  const views = await viewRequests(services, requests, locale);
  return { requests: views.map(({ view }) => view) };
}

/** Requests as their members see them, each with its unpaid orders. */
export async function viewRequests(
  services: Services,
  requests: TailorMadeRequest[],
  locale: Locale,
): Promise<{ request: TailorMadeRequest; view: RequestView; open: TailorMadeOrder[] }[]> {
  const members = [...new Set(requests.map(({ userId }) => userId))];
  const open =
    members.length === 0
      ? []
      : await services.db.orm
          .select()
          .from(productOrders)
          .where(
            and(
              inArray(productOrders.userId, members),
              eq(productOrders.kind, 'tailor-made'),
              eq(productOrders.status, 'open'),
            ),
          );
  const shown = await viewOrders(services, open, locale);
  return requests.map((request) => {
    const { destination, departure, days, adults, children, countries, modifications, reached } =
      request.content;
    const own = open.flatMap(({ detail }, at) =>
      detail.kind === 'tailor-made' && detail.requestNumber === request.requestNumber
        ? [{ what: detail.what, order: shown[at] }]
        : [],
    );
    return {
      request,
      open: own.map(({ what }) => what),
      view: {
        requestNumber: request.requestNumber,
        destination,
        departure,
        days,
        adults,
        children,
        consultingFeeTwd: consultingFee(countries, days),
        stage: stageOf(request),
        createdAt: request.createdAt.toISOString(),
        reached: tailorMadeStages.flatMap((stage) => {
          const at = reached?.[stage];
          return at ? [{ stage, at }] : [];
        }),
        due: dueOf(request),
        modifications: { made: modifications, nextTwd: modificationFeeTwd(modifications) },
        openOrders: own.flatMap(({ order }) => (order ? [order] : [])),
      },
    };
  });
}
