import { logIn } from '../../use-cases/account/second-factor/log-in.ts';
import { revokeSession } from '../../session/open-session.ts';
import { rotate } from '../../session/rotate.ts';
import * as accounts from '../../use-cases/account/registration/register.ts';
import { mailbox, mobile } from '../../use-cases/account/registration/verification-target.ts';
import * as codes from '../../use-cases/account/registration/verification.ts';
import * as change from '../../use-cases/account/passwords/change-password.ts';
import * as reset from '../../use-cases/account/passwords/reset-password.ts';
import * as cards from '../../use-cases/account/registration/eligible-cards.ts';
import { checkInvitation } from '../../use-cases/account/registration/invite.ts';
import type { Handlers } from '../handling/handler.ts';

export const signIn = {
  login: async ({ body, address, userAgent, services }) => ({
    data: await logIn(services, body, { address, userAgent }),
  }),
  logout: async ({ caller, services }) => {
    await revokeSession(services, caller.sessionId, 'logout');
    return { data: {} };
  },
  refreshToken: async ({ body, services }) => ({ data: await rotate(services, body.refreshToken) }),
  register: async ({ body, address, userAgent, services }) => ({
    data: await accounts.register(services, body, { address, userAgent }),
  }),
  sendEmailCode: async ({ body, locale, address, services }) => ({
    data: await codes.sendCode(services, mailbox(body.email), { locale, brand: body.brand, address }),
  }),
  sendPhoneCode: async ({ body, locale, address, services }) => ({
    data: await codes.sendCode(services, mobile(body.phone), { locale, brand: body.brand, address }),
  }),
  checkEmailCode: async ({ body, address, services }) => ({
    data: await codes.checkEmailCode(services, body.email, body.code, address),
  }),
  checkPhoneCode: async ({ body, address, services }) => ({
    data: await codes.checkCode(services, mobile(body.phone), body.code, address),
  }),
  forgotPassword: async ({ body, locale, address, services }) => {
    await reset.requestReset(services, body.email, { locale, brand: body.brand, address });
    return { data: {} };
  },
  resetPassword: async ({ body, address, services }) => {
    await reset.resetPassword(services, body, address);
    return { data: {} };
  },
  changePassword: async ({ body, caller, services }) => {
    await change.changePassword(services, caller, body);
    return { data: {} };
  },
  checkInvite: async ({ body, address, services }) => ({
    data: await checkInvitation(services, body.code, address),
  }),
  checkCard: async ({ body, address, services }) => ({
    data: { qualified: await cards.checkCard(services, body.bin, address) },
  }),
} satisfies Partial<Handlers>;
