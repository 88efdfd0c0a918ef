import { keysOf } from '@voyage/domain/keys-of.ts';
import { typedPassportName } from '@voyage/domain/passport-name.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { IssueCode, RequestIssue } from '@voyage/contracts/issues.ts';
import type { changeProfile as contract, profile, setLanguage as language } from '@voyage/contracts/user.ts';
import { locales, resolveLocale } from '@voyage/domain/locale.ts';
import { ageOn, registrantAgeVerdict } from '@voyage/domain/registrant-age.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { isCompanyNumber } from '@voyage/domain/taiwan.ts';
import { eq } from '../../../db/drizzle.ts';
import { users, type Particulars } from '../../../db/schema/users.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { findMember, type Member } from './find-member.ts';
import { isCountry } from './known-values.ts';
import { refuseIssues } from './refuse.ts';

type Change = Output<typeof contract.body>;
type Profile = Output<typeof profile.data>;

/** A member's own profile. */
export const readProfile = async (services: Services, caller: Caller): Promise<Profile> =>
  profileOf(await findMember(services, caller.userId), services.now());

function profileOf(row: Member, now: Date): Profile {
  const verdict = row.birthDate ? registrantAgeVerdict(ageOn(row.birthDate, taipeiDay(now))) : 'allowed';
  return {
    userId: row.id,
    memberNumber: row.memberNumber,
    username: row.username,
    email: row.username,
    firstname: row.firstname,
    lastname: row.lastname,
    title: row.title,
    phone: row.phone,
    lang: resolveLocale({ profile: row.lang, served: locales, fallback: 'ja' }),
    registerAt: row.registeredAt.toISOString(),
    membership: { level: row.level, isPaid: row.isPaid },
    roles: row.roles,
    brand: row.brand,
    birthDate: row.birthDate,
    emailVerified: row.emailVerifiedAt !== null,
    phoneVerified: row.phoneVerifiedAt !== null,
    address: row.address,
    emergencyContact: row.emergencyContact,
    guardianConsentNeeded: verdict !== 'allowed' && row.guardianConsent === null,
    particulars: row.particulars,
  };
}

/** Changes the fields that are sent. @throws ApiError au0113 (a fixed field with another value), rq0001 */
export async function changeProfile(services: Services, caller: Caller, change: Change): Promise<Profile> {
  const row = await findMember(services, caller.userId);
  refuseFixed(row, change);
  refuseIssues(issuesOf(change));
  const { title, address, emergencyContact, particulars } = change;
  const set = {
    ...(title ? { title } : {}),
    ...(address ? { address } : {}),
    ...(particulars ? { particulars: given(particulars) } : {}),
    ...(emergencyContact ? { emergencyContact } : {}),
  };
  if (Object.keys(set).length === 0) return profileOf(row, services.now());
  const [changed] = await services.db.orm.update(users).set(set).where(eq(users.id, row.id)).returning();
  return profileOf(changed ?? row, services.now());
}

/** Section 4: once verified, these change only through customer service. The same value is accepted. */
function refuseFixed(row: Member, change: Change): void {
  const same = {
    username: change.username === row.username,
    email: change.email === row.username,
    phone: change.phone === row.phone,
    // Earlier ones were stored with the apostrophe that was typed.
    firstname: change.firstname === typedPassportName(row.firstname),
    lastname: change.lastname === typedPassportName(row.lastname),
    birthDate: change.birthDate === row.birthDate,
  };
  const fixed = keysOf(same).filter((name) => change[name] !== undefined && !same[name]);
  if (fixed.length > 0)
    throw errors.changeNotAllowed({ issues: fixed.map((path) => ({ path, code: 'fixed' as const })) });
}

function issuesOf({ address, particulars }: Change): RequestIssue[] {
  const issues: RequestIssue[] = [];
  const wrong = (path: string, code: IssueCode) => void issues.push({ path, code });
  if (address && !isCountry(address.country)) wrong('address.country', 'country');
  if (particulars && /^\d{8}$/.test(particulars.taxId) && !isCompanyNumber(particulars.taxId))
    wrong('particulars.taxId', 'company-number');
  if (particulars?.passportNationality && !isCountry(particulars.passportNationality))
    wrong('particulars.passportNationality', 'country');
  return issues;
}

/** Only values that were given are stored. */
const given = (particulars: NonNullable<Change['particulars']>): Particulars =>
  Object.fromEntries(Object.entries(particulars).filter(([, value]) => value !== ''));

/** The language of emails to the member. */
export async function setLanguage({ db }: Services, caller: Caller, { lang }: Output<typeof language.body>) {
  await db.orm.update(users).set({ lang }).where(eq(users.id, caller.userId));
  return { lang };
}
