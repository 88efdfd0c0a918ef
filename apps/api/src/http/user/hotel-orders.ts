import { endpoints } from '@voyage/contracts/endpoints.ts';
import { bookingCertificate } from '../../use-cases/stays/booking-certificate.ts';
import { listOrders, orderDetail } from '../../use-cases/stays/stay-orders.ts';
import { answerQuestionnaire as answer } from '../../use-cases/stays/questionnaire.ts';
import { handler } from '../handling/handler.ts';

export const orderList = handler(endpoints.orderList, async ({ body, caller, locale, services }) => ({
  data: await listOrders(services, caller, body, locale),
}));
export const order = handler(endpoints.order, async ({ params, caller, locale, services }) => ({
  data: await orderDetail(services, caller, params.id, locale),
}));
export const orderPdf = handler(endpoints.orderPdf, async ({ params, query, caller, locale, services }) => {
  const { bytes, bookingNumber } = await bookingCertificate(services, caller, params.id, {
    locale,
    brand: query.brand,
    currency: query.currency,
  });
  return { file: bytes, name: `booking-${bookingNumber}.pdf` };
});
export const answerQuestionnaire = handler(
  endpoints.answerQuestionnaire,
  async ({ params, body, caller, locale, services }) => ({
    data: await answer(services, caller, params.id, body, locale),
  }),
);
