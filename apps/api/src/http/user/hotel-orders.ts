import { endpoints } from '@voyage/contracts/endpoints.ts';
import { ApiError } from '../../errors.ts';
import { certificate } from '../../services/certificate.ts';
import { booked, listOrders, orderDetail } from '../../services/orders.ts';
import { handler } from '../handler.ts';

export const orderList = handler(endpoints.orderList, async ({ body, caller, locale, services }) => ({
  data: await listOrders(services, caller, body, locale),
}));
export const order = handler(endpoints.order, async ({ params, caller, locale, services }) => ({
  data: await orderDetail(services, caller, params.id, locale),
}));
export const orderPdf = handler(endpoints.orderPdf, async ({ params, caller, locale, services }) => {
  const detail = await orderDetail(services, caller, params.id, locale);
  if (!booked.includes(detail.status)) throw new ApiError('bk0003'); // nothing is booked, or not yet, that a hotel could be shown
  return { file: await certificate(detail, locale), name: `booking-${detail.bookingNumber}.pdf` };
});
