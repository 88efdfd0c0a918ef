import { bookingCertificate } from '../../use-cases/stays/booking-certificate.ts';
import { listOrders, orderDetail } from '../../use-cases/stays/stay-orders.ts';
import { answerQuestionnaire as answer } from '../../use-cases/stays/questionnaire.ts';
import { FileAnswer, type Handlers } from '../handling/handler.ts';

export const hotelOrders = {
  orderList: ({ body, caller, locale, services }) => listOrders(services, caller, body, locale),
  order: ({ params, caller, locale, services }) => orderDetail(services, caller, params.id, locale),
  orderPdf: async ({ params, query, caller, locale, services }) => {
    const { bytes, bookingNumber } = await bookingCertificate(services, caller, params.id, {
      locale,
      brand: query.brand,
      currency: query.currency,
    });
    return new FileAnswer(bytes, `booking-${bookingNumber}.pdf`);
  },
  answerQuestionnaire: ({ params, body, caller, locale, services }) =>
    answer(services, caller, params.id, body, locale),
} satisfies Partial<Handlers>;
