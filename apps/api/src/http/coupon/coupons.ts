import {
  couponPolicyOf,
  couponSerialOf,
  listCoupons,
  reserveCoupon as reserve,
  takeCoupon as take,
} from '../../use-cases/benefits/coupons.ts';
import type { Handlers } from '../handling/handler.ts';

export const coupons = {
  coupons: ({ caller, body, locale, services }) => listCoupons(services, caller, body, locale),
  couponSerial: ({ caller, params, services }) => couponSerialOf(services, caller, params.id),
  reserveCoupon: ({ caller, params, services }) => reserve(services, caller, params.id),
  takeCoupon: ({ caller, params, body, locale, services }) =>
    take(services, caller, params.id, body.serialNumber, locale),
  couponPolicy: ({ caller, params, locale, services }) => couponPolicyOf(services, caller, params.id, locale),
} satisfies Partial<Handlers>;
