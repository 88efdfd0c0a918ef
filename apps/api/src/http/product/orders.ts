import { endpoints } from '@voyage/contracts/endpoints.ts';
import { viewOrder } from '../../use-cases/orders/order-view.ts';
import { findOrder } from '../../use-cases/orders/orders.ts';
import { listOrders } from '../../use-cases/orders/list-orders.ts';
import { cancelOrder } from '../../use-cases/purchases/cancel-order.ts';
import { endTerm } from '../../use-cases/purchases/end-term.ts';
import { createFastTrackOrder } from '../../use-cases/purchases/fast-track.ts';
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
import { handler } from '../handling/handler.ts';

/** An order by its id, as it is now. */
const shown = async (services: Services, id: string, locale: Locale) => ({
  order: await viewOrder(services, await findOrder(services, id), locale),
});

export const memberships = handler(endpoints.memberships, () => ({
  data: priceList(),
  cache: withPrices('prices'),
}));
export const membershipAllow = handler(endpoints.membershipAllow, async ({ caller, body, services }) => ({
  data: await allowMembership(services, caller, body.level),
}));
export const orderMembership = handler(
  endpoints.orderMembership,
  async ({ caller, body, locale, services }) => ({
    data: { order: await viewOrder(services, await createMembershipOrder(services, caller, body), locale) },
  }),
);
export const membershipRecord = handler(endpoints.membershipRecord, async ({ caller, services }) => ({
  data: await readMembershipRecord(services, caller),
}));
export const endMembership = handler(endpoints.endMembership, async ({ caller, body, locale, services }) => ({
  data: { order: await viewOrder(services, await endTerm(services, caller, body.orderId), locale) },
}));
export const redeemInvitation = handler(
  endpoints.redeemInvitation,
  async ({ caller, body, address, services }) => ({
    data: await redeem(services, caller, body.code, address),
  }),
);
export const orderBookingCredits = handler(
  endpoints.orderBookingCredits,
  async ({ caller, body, locale, services }) => ({
    data: {
      order: await viewOrder(
        services,
        await createCreditOrder(services, caller, body.credits, body.brand),
        locale,
      ),
    },
  }),
);
export const orderFastTrack = handler(
  endpoints.orderFastTrack,
  async ({ caller, body, locale, services }) => ({
    data: { order: await viewOrder(services, await createFastTrackOrder(services, caller, body), locale) },
  }),
);
export const orderCustom = handler(
  endpoints.orderCustom,
  async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await shown(services, await createCustomOrder(services, caller, idempotencyKey, body), locale),
  }),
);
export const settleProductOrder = handler(
  endpoints.settleProductOrder,
  async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await shown(services, await settleByStaff(services, caller, idempotencyKey, body), locale),
  }),
);
export const cancelProductOrder = handler(
  endpoints.cancelProductOrder,
  async ({ caller, body, locale, services }) => ({
    data: { order: await viewOrder(services, await cancelOrder(services, caller, body.orderId), locale) },
  }),
);
export const productOrders = handler(endpoints.productOrders, async ({ caller, body, locale, services }) => ({
  data: await listOrders(services, caller, body, locale),
}));
