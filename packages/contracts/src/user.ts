import * as v from 'valibot';
import { brands, contactPerson, postalAddress } from './auth.ts';
import { endpoint, tokenErrors } from './endpoint.ts';
import {
  count,
  email,
  instant,
  isoDay,
  level,
  line,
  locale,
  passportName,
  phone,
  printedCode,
  salutation,
  twd,
} from './values.ts';

const signedIn = { tag: 'user', access: 'required', errors: tokenErrors } as const;
export const maritalStatuses = ['married', 'single'] as const;
const person = v.object({ name: v.string(), phone: v.string() });
const profileData = v.object({
  userId: v.string(),
  memberNumber: v.string(),
  username: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  title: v.string(),
  phone: v.string(),
  lang: locale,
  registerAt: v.string(),
  membership: v.object({ level, isPaid: v.boolean() }),
  roles: v.array(v.string()),
  brand: v.picklist(brands),
  birthDate: v.nullable(v.string()),
  emailVerified: v.boolean(),
  phoneVerified: v.boolean(),
  address: v.nullable(
    v.object({
      country: v.string(),
      city: v.string(),
      street: v.string(),
      building: v.string(),
      postalCode: v.string(),
    }),
  ),
  emergencyContact: v.nullable(person),
  /** Below the age of consent and without a guardian's: a paid membership is not possible yet. */
  guardianConsentNeeded: v.boolean(),
  /** Optional details that the member gave; absent if not given. */
  particulars: v.object({
    companyTitle: v.optional(v.string()),
    companyName: v.optional(v.string()),
    taxId: v.optional(v.string()),
    hobby: v.optional(v.string()),
    maritalStatus: v.optional(v.picklist(maritalStatuses)),
    anniversary: v.optional(v.string()),
    preferredContactTime: v.optional(v.string()),
    passportNationality: v.optional(v.string()),
  }),
});
export const profile = endpoint('GET', 'v1/user/profile', {
  ...signedIn,
  summary: 'Get profile',
  description: "Returns the member's profile.",
  data: profileData,
});

const nothing = v.literal('');
/** Optional details of a member (docs/product/entities.md, "Profile"). An empty text removes a detail. */
export const particulars = v.object({
  companyTitle: v.optional(line(100), ''),
  companyName: v.optional(line(100), ''),
  taxId: v.optional(v.pipe(printedCode, v.maxLength(20), v.regex(/^[A-Z0-9-]*$/, 'tax-id')), ''),
  hobby: v.optional(line(200), ''),
  maritalStatus: v.optional(v.picklist(['', ...maritalStatuses]), ''),
  anniversary: v.optional(v.union([nothing, isoDay], 'day'), ''),
  preferredContactTime: v.optional(line(100), ''),
  passportNationality: v.optional(v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/, 'country')), ''),
});
export const changeProfile = endpoint('PUT', 'v1/user/profile', {
  ...signedIn,
  errors: [...tokenErrors, 'changeNotAllowed'],
  data: profileData,
  summary: 'Change profile',
  description:
    'Changes the fields sent and leaves the others as they are. Email address, phone number, names and date of birth can be sent only unchanged; customer service changes them.',
  body: v.object({
    title: v.optional(salutation),
    address: v.optional(postalAddress),
    emergencyContact: v.optional(contactPerson),
    /** As a whole: an omitted field is removed. */
    particulars: v.optional(particulars),
    username: v.optional(email),
    email: v.optional(email),
    phone: v.optional(phone),
    firstname: v.optional(passportName),
    lastname: v.optional(passportName),
    birthDate: v.optional(v.nullable(isoDay)),
  }),
});
export const setLanguage = endpoint('PUT', 'v1/user/lang', {
  ...signedIn,
  summary: 'Set language',
  description: "Stores the member's language.",
  body: v.object({ lang: locale }),
  data: v.object({ lang: locale }),
});
export const credits = v.object({
  /** 'YYYY-MM' in Taipei. */
  month: v.string(),
  unlimited: v.boolean(),
  free: v.object({ granted: count, used: count, remaining: count }),
  paid: count,
  /** Free and paid together; 0 if unlimited. */
  remaining: count,
  /** The instant of the next grant. */
  renewsAt: v.string(),
});
export const membership = endpoint('GET', 'v1/user/membership', {
  ...signedIn,
  summary: 'Get membership',
  description:
    "Returns the member's level and term, this month's booking credits, and any level the member is invited to.",
  data: v.object({
    level,
    isPaid: v.boolean(),
    expiresAt: v.nullable(v.string()),
    remainingDays: v.nullable(count),
    credits,
    /** An accepted invitation whose fee can be paid until then; null: none. */
    invitation: v.nullable(v.object({ level, priceTwd: twd, payBy: instant })),
  }),
});
