import * as v from 'valibot';
import { brand, tokenPair, verifyCode } from './auth.ts';
import { endpoint, tokenErrors } from './endpoint.ts';
import { brandId, count, instant, printedCode } from './values.ts';

// The second factor of staff: a code of an authenticator app (TOTP, RFC 6238), or one of ten recovery codes.

const password = v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128));
/** Six digits of the app, or a recovery code as copied. */
const anyCode = v.pipe(printedCode, v.minLength(1, 'required'), v.maxLength(40));
const challenge = v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128));
/** The site of the change, whose name the email about it has. The member's own if not set. */
const site = v.optional(brandId);
/** The data for the app. `uri` is the content of a QR code. */
const pending = v.object({ secret: v.string(), uri: v.string(), expiresAt: instant });
/** Shown once: the service stores only hashes. */
const recoveryCodes = v.array(v.string());

// ---- The second step of a login ----
const stepErrors = ['tooManyAttempts', 'loginChallengeExpired'] as const;
export const loginWithCode = endpoint('POST', 'v1/auth/login/second-factor', {
  tag: 'auth',
  access: 'none',
  summary: 'Log in with second factor',
  description:
    'Opens a session with the challenge from the login and a code from the authenticator app, or a recovery code. Each code can be used once.',
  body: v.object({ challenge, code: anyCode, brand: site }),
  data: tokenPair,
  errors: [...stepErrors, 'incorrectSecondFactor'],
});
export const setUpAtLogin = endpoint('POST', 'v1/auth/login/second-factor/set-up', {
  tag: 'auth',
  access: 'none',
  summary: 'Set up second factor at login',
  description:
    'Returns a secret for the authenticator app, for staff who must have a second factor and have none. Nothing changes until the secret is confirmed.',
  body: v.object({ challenge, brand }),
  data: pending,
  errors: stepErrors,
});
export const confirmAtLogin = endpoint('POST', 'v1/auth/login/second-factor/confirm', {
  tag: 'auth',
  access: 'none',
  summary: 'Confirm second factor at login',
  description:
    'Confirms the secret with a code from the authenticator app, switches the second factor on, and opens a session.',
  body: v.object({ challenge, code: verifyCode, brand: site }),
  data: v.object({ ...tokenPair.entries, recoveryCodes }),
  errors: [...stepErrors, 'incorrectSecondFactor'],
});

// ---- The member's own second factor ----
const path = 'v1/user/second-factor';
const own = { tag: 'user', access: 'staff' } as const;
const state = v.object({
  on: v.boolean(),
  since: v.nullable(instant),
  recoveryCodesLeft: count,
  /** It cannot be switched off. */
  required: v.boolean(),
});
const ownErrors = [...tokenErrors, 'accessDenied'] as const;
const guessErrors = [...ownErrors, 'tooManyAttempts', 'incorrectPassword', 'incorrectSecondFactor'] as const;
export const secondFactor = endpoint('GET', path, {
  ...own,
  summary: 'Get second factor',
  description: 'Tells whether the caller has a second factor.',
  data: state,
  errors: ownErrors,
});
export const setUpSecondFactor = endpoint('POST', path, {
  ...own,
  summary: 'Set up second factor',
  description:
    'Returns a secret for an authenticator app. Requires the password and, if a second factor is on, one of its codes. Nothing changes until the secret is confirmed.',
  body: v.object({ password, code: v.optional(anyCode), brand }),
  data: pending,
  errors: guessErrors,
});
export const confirmSecondFactor = endpoint('PUT', path, {
  ...own,
  summary: 'Confirm second factor',
  description:
    'Confirms the secret with a code from the authenticator app. The second factor is then on, or has moved to another app. Ends every other session and invalidates earlier recovery codes.',
  body: v.object({ code: verifyCode, brand: site }),
  data: v.object({ ...state.entries, recoveryCodes }),
  errors: [...ownErrors, 'tooManyAttempts', 'incorrectSecondFactor', 'loginChallengeExpired'],
});
export const newRecoveryCodes = endpoint('POST', 'v1/user/second-factor/recovery-codes', {
  ...own,
  summary: 'Create recovery codes',
  description:
    'Returns ten new recovery codes and invalidates earlier ones. Requires the password and a code.',
  body: v.object({ password, code: anyCode, brand: site }),
  data: v.object({ ...state.entries, recoveryCodes }),
  errors: guessErrors,
});
export const removeSecondFactor = endpoint('DELETE', path, {
  ...own,
  summary: 'Remove second factor',
  description: 'Switches the second factor off. Requires the password and a code.',
  body: v.object({ password, code: anyCode, brand: site }),
  data: state,
  errors: [...guessErrors, 'secondFactorRequired'],
});
