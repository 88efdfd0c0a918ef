import type { Registration } from '@voyage/contracts/auth.ts';
import type { Reply, TestService } from './service.ts';

let addresses = 0;
/** An IP address without any limit so far. */
export const newAddress = (): string =>
  `10.${(addresses >> 14) & 63}.${(addresses >> 7) & 127}.${addresses++ & 127}`;
let people = 0;
export const newEmail = (): string => `reader${++people}@mail.test`;
export const newPhone = (): string => `+8869${String(10_000_000 + ++people)}`;

export interface QueuedEmail {
  template: string;
  locale: string;
  brand: string;
  data: Record<string, string>;
}
/** The messages queued to a recipient, newest first. */
export const emailsTo = (s: TestService, recipient: string): Promise<QueuedEmail[]> =>
  s.sql<QueuedEmail>(
    'select template, locale, brand, data from outbox where recipient = $1 order by id desc',
    [recipient],
  );
export async function lastCode(s: TestService, recipient: string): Promise<string> {
  const code = (await emailsTo(s, recipient))[0]?.data.code;
  if (!code) throw new Error(`no code was sent to ${recipient}`);
  return code;
}
/** Another code of six digits. */
export const wrongCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

export const body = (channel: 'email' | 'phone', target: string) =>
  channel === 'email' ? { email: target } : { phone: target };
export const send = (
  s: TestService,
  channel: 'email' | 'phone',
  target: string,
  address = newAddress(),
): Promise<Reply> =>
  s.call('POST', `v1/auth/${channel}/verify-code/send`, { body: body(channel, target), address });
export const check = (
  s: TestService,
  channel: 'email' | 'phone',
  target: string,
  code: string,
  address = newAddress(),
): Promise<Reply> =>
  s.call('POST', `v1/auth/${channel}/verify-code/check`, {
    body: { ...body(channel, target), code },
    address,
  });

/** A ticket, obtained as a visitor does. */
export async function ticketFor(s: TestService, channel: 'email' | 'phone', target: string): Promise<string> {
  const sent = await send(s, channel, target);
  if (sent.status !== 200) throw new Error(sent.text);
  const reply = await check(s, channel, target, await lastCode(s, target.toLowerCase()));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.data.ticket;
}

/** A complete, valid registration, with changes. */
export async function newRegistration(
  s: TestService,
  changes: Partial<Registration> = {},
): Promise<Registration> {
  const email = changes.email ?? newEmail();
  const phone = changes.phone ?? newPhone();
  return {
    email,
    phone,
    emailTicket: changes.emailTicket ?? (await ticketFor(s, 'email', email)),
    phoneTicket: changes.phoneTicket ?? (await ticketFor(s, 'phone', phone)),
    password: 'Cedar7Lantern',
    title: 'ms',
    firstname: 'Hsin-Yi',
    lastname: 'Kao',
    birthDate: '1984-06-02',
    country: 'TW',
    city: 'Taipei',
    street: '88 Dunhua South Road Section 2',
    building: '12F',
    postalCode: '106',
    emergencyContact: { name: '高文雄', phone: '+886 2 2345 6789' },
    lang: 'zh-tw',
    agreed: true,
    ...changes,
  };
}
export const register = (s: TestService, registration: unknown, address = newAddress()): Promise<Reply> =>
  s.call('POST', 'v1/auth/register', { body: registration, address });
/** A registered member, logged in. */
export async function newMember(
  s: TestService,
  changes: Partial<Registration> = {},
): Promise<Registration & { token: string; refreshToken: string }> {
  const registration = await newRegistration(s, changes);
  const reply = await register(s, registration);
  if (reply.status !== 200) throw new Error(reply.text);
  return { ...registration, token: reply.data.accessToken, refreshToken: reply.data.refreshToken };
}
export const login = (s: TestService, username: string, password: string): Promise<Reply> =>
  s.call('POST', 'v1/auth/login', { body: { username, password }, address: newAddress() });
/** A failure without the parts that differ in every response. */
export function answerOf(reply: Reply): unknown {
  const { requestId: _, ...rest }: Record<string, unknown> = JSON.parse(reply.text);
  return { status: reply.status, ...rest };
}
export function issuesOf({ failure: { details } }: Reply): Record<string, string> {
  const issues = details && 'issues' in details ? details.issues : [];
  return Object.fromEntries(issues.toReversed().map(({ path, code }) => [path, code]));
}

/** A member's profile, as the service gives it. */
export const profileOf = async (s: TestService, token: string): Promise<Record<string, unknown>> =>
  (await s.call('GET', 'v1/user/profile', { token })).data;
