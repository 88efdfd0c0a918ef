import { endpoints } from '@voyage/contracts/endpoints.ts';
import { resolveLocale, locales } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/tier.ts';
import { handler } from '../handler.ts';
import { member } from './member.ts';

export const profile = handler(endpoints.profile, async ({ caller, services }) => {
  const row = await member(services, caller.userId);
  return {
    data: {
      userId: row.id, memberNumber: row.memberNumber, username: row.username, email: row.username, firstname: row.firstname, lastname: row.lastname,
      title: row.title, phone: row.phone, lang: resolveLocale({ profile: row.lang, served: locales, fallback: 'ja' }), registerAt: row.registeredAt.toISOString(),
      membership: { level: row.level as Level, isPaid: row.isPaid }, roles: row.roles,
    },
  };
});
