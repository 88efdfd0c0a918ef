import { endpoints } from '@voyage/contracts/endpoints.ts';
import { ApiError } from '../../errors.ts';
import { mobileNumber } from '../../use-cases/accounts/phone-number.ts';
import { checkCode, isRegistered, sendCode, type Target } from '../../use-cases/accounts/verification.ts';
import { handler } from '../handler.ts';

const mailbox = (email: string): Target => ({ channel: 'email', value: email.toLowerCase() });
/** @throws ApiError rq0001 */
function mobile(phone: string): Target {
  const value = mobileNumber(phone);
  if (!value) throw new ApiError('rq0001', { issues: [{ path: 'phone', code: 'phone-number' }] });
  return { channel: 'phone', value };
}

export const sendEmailCode = handler(
  endpoints.sendEmailCode,
  async ({ body, locale, address, services }) => ({
    data: await sendCode(services, mailbox(body.email), { locale, brand: body.brand, address }),
  }),
);
export const sendPhoneCode = handler(
  endpoints.sendPhoneCode,
  async ({ body, locale, address, services }) => ({
    data: await sendCode(services, mobile(body.phone), { locale, brand: body.brand, address }),
  }),
);
export const checkEmailCode = handler(endpoints.checkEmailCode, async ({ body, address, services }) => {
  const target = mailbox(body.email);
  const ticket = await checkCode(services, target, body.code, address);
  return { data: { ...ticket, registered: await isRegistered(services.db.orm, target.value) } };
});
export const checkPhoneCode = handler(endpoints.checkPhoneCode, async ({ body, address, services }) => ({
  data: await checkCode(services, mobile(body.phone), body.code, address),
}));
