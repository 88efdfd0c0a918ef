import { bookingCertificate } from '../../use-cases/stays/booking-certificate.ts';
import { listOrders, orderDetail } from '../../use-cases/stays/stay-orders.ts';
import { answerQuestionnaire as answer } from '../../use-cases/stays/questionnaire.ts';
import type { Handlers } from '../handling/handler.ts';

export const hotelOrders = {
  orderList: async ({ body, caller, locale, services }) => ({
    data: await listOrders(services, caller, body, locale),
  }),
  order: async ({ params, caller, locale, services }) => ({
    data: await orderDetail(services, caller, params.id, locale),
  }),
  orderPdf: async ({ params, query, caller, locale, services }) => {
    const { bytes, bookingNumber } = await bookingCertificate(services, caller, params.id, {
      locale,
      brand: query.brand,
      currency: query.currency,
    });
    return { file: bytes, name: `booking-${bookingNumber}.pdf` };
  },
  answerQuestionnaire: async ({ params, body, caller, locale, services }) => ({
    data: await answer(services, caller, params.id, body, locale),
  }),
} satisfies Partial<Handlers>;
