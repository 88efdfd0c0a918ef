import { endpoints } from '@voyage/contracts/endpoints.ts';
import { mailbox, mobile } from '../../use-cases/account/verification-target.ts';
import * as codes from '../../use-cases/account/verification.ts';
import { handler } from '../handling/handler.ts';

export const sendEmailCode = handler(
  endpoints.sendEmailCode,
  async ({ body, locale, address, services }) => ({
    data: await codes.sendCode(services, mailbox(body.email), { locale, brand: body.brand, address }),
  }),
);
export const sendPhoneCode = handler(
  endpoints.sendPhoneCode,
  async ({ body, locale, address, services }) => ({
    data: await codes.sendCode(services, mobile(body.phone), { locale, brand: body.brand, address }),
  }),
);
export const checkEmailCode = handler(endpoints.checkEmailCode, async ({ body, address, services }) => ({
  data: await codes.checkEmailCode(services, body.email, body.code, address),
}));
export const checkPhoneCode = handler(endpoints.checkPhoneCode, async ({ body, address, services }) => ({
  data: await codes.checkCode(services, mobile(body.phone), body.code, address),
}));
