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
const shown = async (services: Services, order: ProductOrderRow | string, locale: Locale) => {
  const row = typeof order === 'string' ? await findOrder(services, order) : order;
  return { order: await viewOrder(services, row, locale) };
};

export const orders = {
  memberships: () => ({ data: priceList(), cache: withPrices('prices') }),
  membershipAllow: async ({ caller, body, services }) => ({
    data: await allowMembership(services, caller, body.level),
  }),
  orderMembership: async ({ caller, body, locale, services }) => ({
    data: await shown(services, await createMembershipOrder(services, caller, body), locale),
  }),
  membershipRecord: async ({ caller, services }) => ({ data: await readMembershipRecord(services, caller) }),
  endMembership: async ({ caller, body, locale, services }) => ({
    data: await shown(services, await endTerm(services, caller, body.orderId), locale),
  }),
  redeemInvitation: async ({ caller, body, address, services }) => ({
    data: await redeem(services, caller, body.code, address),
  }),
  orderBookingCredits: async ({ caller, body, locale, services }) => ({
    data: await shown(services, await createCreditOrder(services, caller, body.credits, body.brand), locale),
  }),
  orderFastTrack: async ({ caller, body, locale, services }) => ({
    data: await shown(services, await createFastTrackOrder(services, caller, body), locale),
  }),
  orderCustom: async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await shown(services, await createCustomOrder(services, caller, idempotencyKey, body), locale),
  }),
  settleProductOrder: async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await shown(services, await settleByStaff(services, caller, idempotencyKey, body), locale),
  }),
  cancelProductOrder: async ({ caller, body, locale, services }) => ({
    data: await shown(services, await cancelOrder(services, caller, body.orderId), locale),
  }),
  productOrders: async ({ caller, body, locale, services }) => ({
    data: await listOrders(services, caller, body, locale),
  }),
  fastTrackAirports: ({ locale }) => ({ data: fastTrackAirportsIn(locale), cache: withPrices('prices') }),
  fastTrackAirport: ({ params, locale }) => ({
    data: fastTrackAirportIn(params.iata, locale),
    cache: withPrices('prices'),
  }),
  tailorMade: async ({ caller, body, locale, address, idempotencyKey, services }) => ({
    data: await requestTailorMade(services, caller, idempotencyKey, body, { locale, address }),
  }),
  tailorMadeList: async ({ caller, locale, services }) => ({
    data: await listTailorMade(services, caller, locale),
  }),
  moveTailorMade: async ({ caller, body, locale, idempotencyKey, services }) => {
    const { stage, made } = await advanceTailorMade(services, caller, idempotencyKey, body);
    const order = made === null ? null : await viewOrder(services, await findOrder(services, made), locale);
    return { data: { stage, order } };
  },
} satisfies Partial<Handlers>;
