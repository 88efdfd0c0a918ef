import { randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { register as contract, registration } from '@voyage/contracts/auth.ts';
import type { IssueCode, RequestIssue } from '@voyage/contracts/issues.ts';
import { resolveLocale } from '@voyage/domain/locale.ts';
import { yearLater } from '@voyage/domain/membership.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { policy } from '@voyage/domain/policy.ts';
import { ageOn, registrantAgeVerdict } from '@voyage/domain/registrant-age.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { rank } from '@voyage/domain/tier.ts';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../../../db/connect.ts';
import { newsletterSubscribers } from '../../../db/schema/inquiries.ts';
import { errors } from '../../../platform/errors.ts';
import { brands } from '../../../mail/brands.ts';
import type { Services } from '../../services.ts';
import { deviceOf, type Device } from '../../../session/device.ts';
import { openSessionIn } from '../../../session/open-session.ts';
import { acceptedSecrets } from '../../../platform/keys.ts';
import { hashPassword } from '../../../session/password-hash.ts';
import { hashToken, newSecretToken } from '../../../session/tokens.ts';
import { consumeInvitation, countGuess, findInvitation, recordAcceptance } from './invite.ts';
import type { Member } from '../members/find-member.ts';
import { isCountry } from '../members/known-values.ts';
import { insertMember } from '../members/member-number.ts';
import { emailWelcome } from '../members/notifier.ts';
import { passwordIssues } from '../passwords/password-rules.ts';
import { refuseIssues } from '../members/refuse.ts';
import { readTicket } from './ticket.ts';
import { hashTarget, isRegistered, useCodes } from './verification.ts';
import { mobileNumber, type Target } from './verification-target.ts';

type Registration = InferOutput<typeof registration>;
type Registered = Output<typeof contract.data>;
/** What a registration says of the person. */
interface Read {
  email: string;
  phone: string;
  age: 'allowed' | 'guardian-consent';
  address: Member['address'];
}

/**
 * Creates a basic member, or one of a complimentary invitation's level, and opens a session. One transaction:
 * tickets, invitation, member and welcome email are stored together or not at all.
 * @throws ApiError rq0001 (each field that breaks a rule), au0110, au0109, au0112, au0105
 */
export async function register(
  services: Services,
  body: Registration,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<Registered> {
  const now = services.now();
  const read = readRegistration(body, now);
  const codes = await readTickets(services, body, read, now);
  if (await isRegistered(services.db.orm, read.email)) throw errors.emailRegistered(); // the requester has proved to own the mailbox
  if (body.inviteCode) {
    await countGuess(services, address);
    if (!(await findInvitation(services.db.orm, body.inviteCode, now))) throw notInvited();
  }
  const passwordHash = await hashPassword(body.password);
  return services.db.orm
    .transaction((tx) =>
      write(services, tx, { body, read, codes, passwordHash, device: deviceOf(userAgent), now }),
    )
    .catch((error: unknown) => {
      throw isTakenUsername(error) ? errors.emailRegistered() : error;
    });
}

/** @throws ApiError rq0001 */
function readRegistration(body: Registration, now: Date): Read {
  const issues: RequestIssue[] = [];
  const wrong = (path: string, code: IssueCode, limit?: number) =>
    void issues.push({ path, code, ...(limit === undefined ? {} : { limit }) });
  const { email } = body;
  const phone = mobileNumber(body.phone);
  const age = registrantAgeVerdict(ageOn(body.birthDate, taipeiDay(now)));
  if (!phone) wrong('phone', 'phone-number');
  if (age === 'too-young') wrong('birthDate', 'too-young', policy.registrantAge.built.minimum);
  const address = addressIn(body, wrong);
  issues.push(
    ...passwordIssues(body.password, { username: email, firstname: body.firstname, lastname: body.lastname }),
  );
  refuseIssues(issues);
  if (!phone || age === 'too-young') throw new Error('unreachable: refused above, each with its field');
  return { email, phone, age, address };
}

/** All of the address; null if none of it was given. */
function addressIn(
  { country = '', city = '', street = '', building = '', postalCode = '' }: Registration,
  wrong: (path: string, code: IssueCode) => void,
): Member['address'] {
  if ([country, city, street, building, postalCode].every((part) => part === '')) return null;
  if (!isCountry(country)) wrong('country', country === '' ? 'required' : 'country');
  if (city === '') wrong('city', 'required');
  if (street === '') wrong('street', 'required');
  return { country, city, street, building, postalCode };
}

/** The ids of the two checked codes. @throws ApiError au0110 */
async function readTickets(services: Services, body: Registration, { email, phone }: Read, now: Date) {
  const idOf = async (ticket: string, target: Target) => {
    for (const secret of acceptedSecrets(services.env)) {
      const id = await readTicket(secret, ticket, hashTarget({ AUTH_SECRET: secret }, target), now);
      if (id) return id;
    }
    return null;
  };
  const ids = {
    email: await idOf(body.emailTicket, { channel: 'email', value: email }),
    phone: await idOf(body.phoneTicket, { channel: 'phone', value: phone }),
  };
  if (!ids.email || !ids.phone)
    throw unverified([...(ids.email ? [] : ['emailTicket']), ...(ids.phone ? [] : ['phoneTicket'])]);
  return { email: ids.email, phone: ids.phone };
}

async function write(
  services: Services,
  tx: Transaction,
  {
    body,
    read,
    codes,
    passwordHash,
    device,
    now,
  }: {
    body: Registration;
    read: Read;
    codes: { email: string; phone: string };
    passwordHash: string;
    device: Device;
    now: Date;
  },
): Promise<Registered> {
  const used = await useCodes(tx, [codes.email, codes.phone]);
  if (used.length < 2)
    throw unverified([
      ...(used.includes(codes.email) ? [] : ['emailTicket']),
      ...(used.includes(codes.phone) ? [] : ['phoneTicket']),
    ]);
  const invitation = body.inviteCode ? await consumeInvitation(tx, body.inviteCode, now) : null;
  if (body.inviteCode && !invitation) throw notInvited();
  const level = invitation?.complimentary ? invitation.level : 'basic';
  const { brand, title, firstname, lastname, birthDate } = body;
  const { locales, defaultLocale } = brands[brand];
  const lang = resolveLocale({ profile: body.lang, served: locales, fallback: defaultLocale });
  const consented =
    read.age === 'guardian-consent' && body.guardianConsent
      ? { ...body.guardianConsent, at: now.toISOString() }
      : null;
  const member = await insertMember(tx, {
    id: randomUUID(),
    username: read.email,
    passwordHash,
    firstname,
    lastname,
    title,
    phone: read.phone,
    lang,
    level,
    isPaid: invitation?.complimentary ?? false,
    membershipExpiresAt: invitation?.complimentary ? yearLater(now) : null,
    roles: [],
    registeredAt: now,
    brand,
    birthDate,
    address: read.address,
    emergencyContact: body.emergencyContact ?? null,
    emailVerifiedAt: now,
    phoneVerifiedAt: now,
    guardianConsent: consented,
  });
  if (invitation) await recordAcceptance(tx, member.id, invitation, now);
  // What the member means to hold: the wish, or a level that the invitation offers above it.
  const aim = invitation && rank[invitation.level] > rank[body.level] ? invitation.level : body.level;
  if (body.newsletter)
    await subscribe(
      tx,
      {
        email: read.email,
        name: fullName({ firstname, lastname }),
        country: read.address?.country ?? '',
        lang,
        brand,
      },
      now,
    );
  await emailWelcome(tx, member, now);
  return {
    ...(await openSessionIn(services, tx, member, device)),
    memberNumber: member.memberNumber,
    level,
    upgradeTo: rank[aim] > rank[level] ? aim : null,
    guardianConsentNeeded: read.age === 'guardian-consent' && !consented,
  };
}

/**
 * The mailbox is verified, so the newsletter needs no confirmation. The token for its emails is created with
 * the first one.
 */
async function subscribe(
  tx: Transaction,
  subscriber: Pick<
    typeof newsletterSubscribers.$inferInsert,
    'email' | 'name' | 'country' | 'lang' | 'brand'
  >,
  now: Date,
): Promise<void> {
  const confirmed = { status: 'confirmed', confirmedAt: now } as const;
  await tx
    .insert(newsletterSubscribers)
    .values({ ...subscriber, ...confirmed, createdAt: now, tokenHash: hashToken(newSecretToken()) })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: confirmed });
}

const notInvited = () => errors.inviteNotQualified({ issues: [{ path: 'inviteCode', code: 'invite' }] });
const unverified = (paths: string[]) =>
  errors.contactNotVerified({ issues: paths.map((path) => ({ path, code: 'ticket' as const })) });

/** Two concurrent registrations of one address: the second finds the row of the first. */
function isTakenUsername(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause)
    if ('constraint' in e && e.constraint === 'users_username_unique') return true;
  return false;
}
