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
  login: ({ body, address, userAgent, services }) => logIn(services, body, { address, userAgent }),
  logout: ({ caller, services }) => revokeSession(services, caller.sessionId, 'logout'),
  refreshToken: ({ body, services }) => rotate(services, body.refreshToken),
  register: ({ body, address, userAgent, services }) =>
    accounts.register(services, body, { address, userAgent }),
  sendEmailCode: ({ body, locale, address, services }) =>
    codes.sendCode(services, mailbox(body.email), { locale, brand: body.brand, address }),
  sendPhoneCode: ({ body, locale, address, services }) =>
    codes.sendCode(services, mobile(body.phone), { locale, brand: body.brand, address }),
  checkEmailCode: ({ body, address, services }) =>
    codes.checkEmailCode(services, body.email, body.code, address),
  checkPhoneCode: ({ body, address, services }) =>
    codes.checkCode(services, mobile(body.phone), body.code, address),
  forgotPassword: ({ body, locale, address, services }) =>
    reset.requestReset(services, body.email, { locale, brand: body.brand, address }),
  resetPassword: ({ body, address, services }) => reset.resetPassword(services, body, address),
  changePassword: ({ body, caller, services }) => change.changePassword(services, caller, body),
  checkInvite: ({ body, address, services }) => checkInvitation(services, body.code, address),
  checkCard: async ({ body, address, services }) => ({
    qualified: await cards.checkCard(services, body.bin, address),
  }),
} satisfies Partial<Handlers>;
