import { isIsoDay } from '@voyage/domain/stay-date.ts';
import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import {
  count,
  countryCode,
  email,
  invitationCode,
  level,
  line,
  locale,
  passportName,
  personName,
  phone,
  postalCode,
  printedDigits,
  requiredLine,
  salutation,
} from './values.ts';

const open = { tag: 'auth', access: 'none' } as const;
const signedIn = { tag: 'auth', access: 'required' } as const;
export const tokenPair = v.object({ accessToken: v.string(), refreshToken: v.string() });
/**
 * What staff get for a correct password instead of tokens: the second step requires a code, or, if they need
 * a second factor and have none, its set-up (second-factor.ts). The challenge is useless for anything else.
 */
export const loginChallenge = v.object({
  secondStep: v.picklist(['code', 'set-up']),
  challenge: v.string(),
  expiresAt: v.string(),
});
export type LoginChallenge = v.InferOutput<typeof loginChallenge>;
export const brands = ['main', 'club'] as const;
/** The site of the request: emails have its name and link to it. */
export const brand = v.optional(v.picklist(brands), 'main');
/**
 * As typed: the rules for a new one are checked by the service, which knows the names that it must not
 * contain.
 */
const password = v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128, 'password-length'));

export const login = endpoint('POST', 'v1/auth/login', {
  ...open,
  summary: 'Log in',
  description:
    'Opens a session for a member. For staff with a second factor, returns the challenge for the second step instead.',
  body: v.object({
    username: email,
    password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128)),
  }),
  data: v.union([tokenPair, loginChallenge]),
  errors: ['incorrectCredentials', 'tooManyAttempts'],
});
export const refreshToken = endpoint('POST', 'v1/auth/token/refresh', {
  ...open,
  summary: 'Refresh tokens',
  description: 'Exchanges a refresh token for a new pair of tokens. A refresh token can be used once.',
  body: v.object({ refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  data: tokenPair,
  errors: ['invalidRefreshToken'],
});
export const logout = endpoint('POST', 'v1/auth/logout', {
  ...signedIn,
  summary: 'Log out',
  description: 'Ends the session on the server.',
  data: v.object({}),
  errors: ['authenticationRequired', 'invalidToken'],
});

// ---- Verification by a code (docs/product/states.md, "Registration") ----
/** Six digits as pasted. */
export const verifyCode = v.pipe(printedDigits, v.regex(/^\d{6}$/, 'code'));
const sent = v.object({ expiresInSeconds: count, resendInSeconds: count });
const ticket = { ticket: v.string(), expiresAt: v.string() };

export const sendEmailCode = endpoint('POST', 'v1/auth/email/verify-code/send', {
  ...open,
  summary: 'Send email code',
  description:
    'Sends a six-digit code by email. The response is the same whether or not the address has an account.',
  body: v.object({ email, brand }),
  data: sent,
  errors: ['tooManyAttempts', 'codeSentRecently'],
});
export const checkEmailCode = endpoint('POST', 'v1/auth/email/verify-code/check', {
  ...open,
  summary: 'Check email code',
  description:
    'Returns a ticket for registering with this address, valid for half an hour. `registered` is returned only if the code is correct.',
  body: v.object({ email, code: verifyCode }),
  data: v.object({ ...ticket, registered: v.boolean() }),
  errors: ['tooManyAttempts', 'incorrectVerificationCode'],
});
export const sendPhoneCode = endpoint('POST', 'v1/auth/phone/verify-code/send', {
  ...open,
  summary: 'Send SMS code',
  description: 'Sends a six-digit code by SMS.',
  body: v.object({ phone, brand }),
  data: sent,
  errors: ['tooManyAttempts', 'codeSentRecently'],
});
export const checkPhoneCode = endpoint('POST', 'v1/auth/phone/verify-code/check', {
  ...open,
  summary: 'Check SMS code',
  description: 'Returns a ticket for registering with this phone number, valid for half an hour.',
  body: v.object({ phone, code: verifyCode }),
  data: v.object(ticket),
  errors: ['tooManyAttempts', 'incorrectVerificationCode'],
});

// ---- Registration ----
const isoDay = v.pipe(v.string(), v.minLength(1, 'required'), v.check(isIsoDay, 'day'));
/** A person to call in an emergency: a parent, a friend. */
export const contactPerson = v.object({ name: personName(100), phone });
export const postalAddress = v.object({
  country: countryCode,
  city: requiredLine(100),
  street: requiredLine(200),
  building: line(200),
  postalCode,
});
/** Levels that can be chosen when registering; noir is by invitation only (docs/product/entities.md). */
export const selectableLevels = ['basic', 'elite', 'platinum'] as const;

export const registration = v.object({
  email,
  emailTicket: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(600, 'ticket')),
  phone,
  phoneTicket: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(600, 'ticket')),
  password,
  title: salutation,
  firstname: passportName,
  lastname: passportName,
  /** 'YYYY-MM-DD'. */
  birthDate: isoDay,
  /** All of the address or none of it: what a booking does not need can be given later (user/profile). */
  country: v.optional(countryCode),
  city: v.optional(requiredLine(100)),
  street: v.optional(requiredLine(200)),
  building: v.optional(line(200)),
  postalCode: v.optional(postalCode),
  emergencyContact: v.optional(contactPerson),
  /** For members of 18 and 19; without it a paid membership is not possible yet. */
  guardianConsent: v.optional(contactPerson),
  lang: locale,
  brand,
  /** The level that the member wants to buy afterwards. */
  level: v.optional(v.picklist(selectableLevels), 'basic'),
  inviteCode: v.optional(invitationCode),
  newsletter: v.optional(v.boolean(), false),
  agreed: v.literal(true, 'required'),
});
export type Registration = v.InferInput<typeof registration>;

export const register = endpoint('POST', 'v1/auth/register', {
  ...open,
  summary: 'Register',
  description:
    'Creates a member whose email address and phone number have been verified, and opens a session.',
  body: registration,
  /**
   * `upgradeTo`: the level chosen, or offered by the invitation, that is still to be paid, and whether a guardian
   * has to consent before that.
   */
  data: v.object({
    ...tokenPair.entries,
    memberNumber: v.string(),
    level,
    upgradeTo: v.nullable(level),
    guardianConsentNeeded: v.boolean(),
  }),
  errors: ['tooManyAttempts', 'emailRegistered', 'contactNotVerified', 'inviteNotQualified'],
});

// ---- Passwords ----
export const forgotPassword = endpoint('POST', 'v1/auth/forget-password', {
  ...open,
  summary: 'Request password reset',
  description:
    'Sends a link for setting a new password if the address has an account. The response and its timing are the same if it has none.',
  body: v.object({ email, brand }),
  data: v.object({}),
  errors: ['tooManyAttempts'],
});
export const resetPassword = endpoint('POST', 'v1/auth/forget-password/reset', {
  ...open,
  summary: 'Reset password',
  description:
    'Sets a new password with the token from the email. The token is valid for half an hour and can be used once. Ends every session.',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128)), password }),
  data: v.object({}),
  errors: ['tooManyAttempts', 'resetLinkExpired'],
});
export const changePassword = endpoint('PUT', 'v1/auth/change-password', {
  ...signedIn,
  summary: 'Change password',
  description: 'Sets a new password and ends every other session.',
  body: v.object({
    currentPassword: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128)),
    password,
  }),
  data: v.object({}),
  errors: [...tokenErrors, 'tooManyAttempts', 'incorrectPassword'],
});

// ---- Eligibility (docs/product/states.md: qualified or not qualified) ----
export const checkInvite = endpoint('POST', 'v1/auth/invite/verify-code/check', {
  ...open,
  summary: 'Check invitation code',
  description: 'Tells whether an invitation code is valid, and for which level. Does not use the code.',
  body: v.object({ code: invitationCode }),
  /** `complimentary`: whether the first year of the level costs nothing. */
  data: v.object({ qualified: v.boolean(), level: v.nullable(level), complimentary: v.boolean() }),
  errors: ['tooManyAttempts'],
});
export const checkCard = endpoint('POST', 'v1/auth/eligibility/card', {
  ...open,
  summary: 'Check card eligibility',
  description:
    'Tells whether a card qualifies, by its first six to eight digits. Full card numbers are rejected.',
  body: v.object({ bin: v.pipe(printedDigits, v.regex(/^\d{6,8}$/, 'bin')) }),
  data: v.object({ qualified: v.boolean() }),
  errors: ['tooManyAttempts'],
});

/**
 * The claims of the access token, decoded by the site (docs/product/states.md, "Login"). Times are seconds
 * since 1970.
 */
export const tokenPayload = v.object({
  sub: v.string(),
  sid: v.string(),
  roles: v.array(v.string()),
  level: v.string(),
  iat: v.number(),
  exp: v.number(),
});
export type TokenPayload = v.InferOutput<typeof tokenPayload>;
