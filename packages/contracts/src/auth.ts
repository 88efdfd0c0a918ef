import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const tag = 'auth';
export const tokenPair = v.object({ accessToken: v.string(), refreshToken: v.string() });
const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('email'));

export const login = endpoint({
  method: 'POST', path: 'v1/auth/login', tag, access: 'none', summary: 'A session for a member.',
  body: v.object({ username: email, password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(128)) }),
  data: tokenPair, errors: ['au0101', 'au0105'],
});
export const refreshToken = endpoint({
  method: 'POST', path: 'v1/auth/token/refresh', tag, access: 'none', summary: 'A new pair of tokens for a refresh token, which is used up by it.',
  body: v.object({ refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  data: tokenPair, errors: ['au0106'],
});
export const logout = endpoint({
  method: 'POST', path: 'v1/auth/logout', tag, access: 'required', summary: 'Ends the session on the server.', data: v.object({}),
  errors: ['au0102', 'au0103'],
});

/** What the access token says, decoded by the site (section 4, "Login"). Times are seconds since 1970. */
export const tokenPayload = v.object({ sub: v.string(), sid: v.string(), roles: v.array(v.string()), level: v.string(), iat: v.number(), exp: v.number() });
export type TokenPayload = v.InferOutput<typeof tokenPayload>;
