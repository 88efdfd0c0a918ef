import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as change from '../../use-cases/account/change-password.ts';
import * as reset from '../../use-cases/account/reset-password.ts';
import { handler } from '../handling/handler.ts';

export const forgotPassword = handler(
  endpoints.forgotPassword,
  async ({ body, locale, address, services }) => {
    await reset.requestReset(services, body.email, { locale, brand: body.brand, address });
    return { data: {} };
  },
);
export const resetPassword = handler(endpoints.resetPassword, async ({ body, address, services }) => {
  await reset.resetPassword(services, body, address);
  return { data: {} };
});
export const changePassword = handler(endpoints.changePassword, async ({ body, caller, services }) => {
  await change.changePassword(services, caller, body);
  return { data: {} };
});
