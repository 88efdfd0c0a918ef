import {
  couponPolicyOf,
  couponSerialOf,
  listCoupons,
  reserveCoupon as reserve,
  takeCoupon as take,
} from '../../use-cases/benefits/coupons.ts';
import type { Handlers } from '../handling/handler.ts';

export const coupons = {
  coupons: async ({ caller, body, locale, services }) => ({
    data: await listCoupons(services, caller, body, locale),
  }),
  couponSerial: async ({ caller, params, services }) => ({
    data: await couponSerialOf(services, caller, params.id),
  }),
  reserveCoupon: async ({ caller, params, services }) => ({
    data: await reserve(services, caller, params.id),
  }),
  takeCoupon: async ({ caller, params, body, locale, services }) => ({
    data: await take(services, caller, params.id, body.serialNumber, locale),
  }),
  couponPolicy: async ({ caller, params, locale, services }) => ({
    data: await couponPolicyOf(services, caller, params.id, locale),
  }),
} satisfies Partial<Handlers>;
