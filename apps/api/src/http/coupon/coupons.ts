import { endpoints } from '@voyage/contracts/endpoints.ts';
import {
  couponPolicyOf,
  couponSerialOf,
  listCoupons,
  reserveCoupon as reserve,
  takeCoupon as take,
} from '../../use-cases/benefits/coupons.ts';
import { handler } from '../handling/handler.ts';

export const coupons = handler(endpoints.coupons, async ({ caller, body, locale, services }) => ({
  data: await listCoupons(services, caller, body, locale),
}));
export const couponSerial = handler(endpoints.couponSerial, async ({ caller, params, services }) => ({
  data: await couponSerialOf(services, caller, params.id),
}));
export const reserveCoupon = handler(endpoints.reserveCoupon, async ({ caller, params, services }) => ({
  data: await reserve(services, caller, params.id),
}));
export const takeCoupon = handler(
  endpoints.takeCoupon,
  async ({ caller, params, body, locale, services }) => ({
    data: await take(services, caller, params.id, body.serialNumber, locale),
  }),
);
export const couponPolicy = handler(endpoints.couponPolicy, async ({ caller, params, locale, services }) => ({
  data: await couponPolicyOf(services, caller, params.id, locale),
}));
