import { listOrders, viewOrder } from '../../use-cases/orders/order-view.ts';
import { findOrder, type ProductOrderRow } from '../../use-cases/orders/orders.ts';
import { cancelOrder } from '../../use-cases/purchases/cancel-order.ts';
import { endTerm } from '../../use-cases/purchases/end-term.ts';
import {
  createFastTrackOrder,
  fastTrackAirportIn,
  fastTrackAirportsIn,
} from '../../use-cases/purchases/fast-track.ts';
import {
  allowMembership,
  createCreditOrder,
  createMembershipOrder,
  priceList,
} from '../../use-cases/purchases/memberships.ts';
import { readMembershipRecord } from '../../use-cases/purchases/membership-record.ts';
import { redeemInvitation as redeem } from '../../use-cases/purchases/redeem-invitation.ts';
import { createCustomOrder, settleByStaff } from '../../use-cases/purchases/staff-orders.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Services } from '../../use-cases/services.ts';
import { withPrices } from '../handling/cached-answer.ts';
import { advanceTailorMade } from '../../use-cases/purchases/tailor-made-stages.ts';
import { listTailorMade, requestTailorMade } from '../../use-cases/purchases/tailor-made.ts';
import type { Handlers } from '../handling/handler.ts';

/** An order as its owner sees it; by its id as it is now. */
const shown = async (services: Services, made: Promise<ProductOrderRow | string>, locale: Locale) => {
  const order = await made;
  const row = typeof order === 'string' ? await findOrder(services, order) : order;
  return { order: await viewOrder(services, row, locale) };
};

export const orders = {
  memberships: () => withPrices(priceList(), 'prices'),
  membershipAllow: ({ caller, body, services }) => allowMembership(services, caller, body.level),
  orderMembership: ({ caller, body, locale, services }) =>
    shown(services, createMembershipOrder(services, caller, body), locale),
  membershipRecord: ({ caller, services }) => readMembershipRecord(services, caller),
  endMembership: ({ caller, body, locale, services }) =>
    shown(services, endTerm(services, caller, body.orderId), locale),
  redeemInvitation: ({ caller, body, address, services }) => redeem(services, caller, body.code, address),
  orderBookingCredits: ({ caller, body, locale, services }) =>
    shown(services, createCreditOrder(services, caller, body.credits, body.brand), locale),
  orderFastTrack: ({ caller, body, locale, services }) =>
    shown(services, createFastTrackOrder(services, caller, body), locale),
  orderCustom: ({ caller, body, locale, idempotencyKey, services }) =>
    shown(services, createCustomOrder(services, caller, idempotencyKey, body), locale),
  settleProductOrder: ({ caller, body, locale, idempotencyKey, services }) =>
    shown(services, settleByStaff(services, caller, idempotencyKey, body), locale),
  cancelProductOrder: ({ caller, body, locale, services }) =>
    shown(services, cancelOrder(services, caller, body.orderId), locale),
  productOrders: ({ caller, body, locale, services }) => listOrders(services, caller, body, locale),
  fastTrackAirports: ({ locale }) => withPrices(fastTrackAirportsIn(locale), 'prices'),
  fastTrackAirport: ({ params, locale }) => withPrices(fastTrackAirportIn(params.iata, locale), 'prices'),
  tailorMade: ({ caller, body, locale, address, idempotencyKey, services }) =>
    requestTailorMade(services, caller, idempotencyKey, body, { locale, address }),
  tailorMadeList: ({ caller, locale, services }) => listTailorMade(services, caller, locale),
  moveTailorMade: async ({ caller, body, locale, idempotencyKey, services }) => {
    const { stage, made } = await advanceTailorMade(services, caller, idempotencyKey, body);
    const order = made === null ? null : await viewOrder(services, await findOrder(services, made), locale);
    return { stage, order };
  },
} satisfies Partial<Handlers>;
