import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, level, locale } from './values.ts';

const tag = 'user';
const errors = ['au0102', 'au0103', 'au0104'] as const;
export const profile = endpoint({
  method: 'GET', path: 'v1/user/profile', tag, access: 'required', summary: 'The member.', errors,
  data: v.object({
    userId: v.string(), memberNumber: v.string(), username: v.string(), email: v.string(), firstname: v.string(), lastname: v.string(),
    title: v.string(), phone: v.string(), lang: locale, registerAt: v.string(),
    membership: v.object({ level, isPaid: v.boolean() }),
    roles: v.array(v.string()),
  }),
});
export const setLanguage = endpoint({
  method: 'PUT', path: 'v1/user/lang', tag, access: 'required', summary: "Keeps the member's language.", errors, body: v.object({ lang: locale }), data: v.object({ lang: locale }),
});
export const credits = v.object({
  /** 'YYYY-MM' in Taipei. */
  month: v.string(),
  unlimited: v.boolean(),
  free: v.object({ granted: count, used: count, remaining: count }),
  paid: count,
  /** Free and paid together; 0 where unlimited. */
  remaining: count,
  /** The instant of the next grant. */
  renewsAt: v.string(),
});
export const membership = endpoint({
  method: 'GET', path: 'v1/user/membership', tag, access: 'required', summary: 'Level, term and booking credits of this month.', errors,
  data: v.object({ level, isPaid: v.boolean(), expiresAt: v.nullable(v.string()), remainingDays: v.nullable(count), credits }),
});
