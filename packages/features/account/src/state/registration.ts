import { contactPerson, postalAddress, registration, selectableLevels } from '@voyage/contracts/auth.ts';
import { optionalPersonName, optionalPhone, printedCode } from '@voyage/contracts/values.ts';
import { policy } from '@voyage/domain/policy.ts';
import { ageOn, registrantAgeVerdict } from '@voyage/domain/registrant-age.ts';
import { isIsoDay, taipeiDay } from '@voyage/domain/stay-date.ts';
import { consent } from '@voyage/forms/consent.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import type { FormHandle } from '@voyage/forms/use-form.ts';
import { atom } from 'jotai';
import * as v from 'valibot';
import { newPasswordEntries, newPasswordRules } from './new-password.ts';

const { email, title, firstname, lastname, birthDate, phone, emailTicket, phoneTicket } =
  registration.entries;

/** The first step of a registration. The password is only kept in memory, never in the draft. */
export const accountSchema = v.pipe(
  v.object({ email, ...newPasswordEntries }),
  newPasswordRules(({ email: address }) => [address]),
);
export const accountDraft = formDraft('registerAccount');
export const chosenPassword = atom('');

/** The second: the chosen level, and an invitation if there is one. */
export const levelSchema = v.object({
  level: v.picklist(selectableLevels),
  inviteCode: v.pipe(printedCode, v.maxLength(40)),
});
export const levelDraft = formDraft('registerLevel');

/** The age of a person born on a day, for the rule of registrants; null if the day is invalid. */
export function ageVerdict(birthDay: string, now: Date) {
  return isIsoDay(birthDay) ? registrantAgeVerdict(ageOn(birthDay, taipeiDay(now))) : null;
}
const needsGuardian = ({ birthDate: day }: { birthDate: string }) =>
  ageVerdict(day, new Date()) === 'guardian-consent';
/** A guardian is optional; if given, it must be complete. */
export const guardian = v.object({ name: optionalPersonName(100), phone: optionalPhone });

/** Who registers, as in the passport. Names and rules are those of the contract. */
const registrant = {
  title,
  lastname,
  firstname,
  birthDate: v.pipe(
    birthDate,
    v.check((day) => ageVerdict(day, new Date()) !== 'too-young', 'too-young'),
  ),
};
export type Registrant = Record<keyof typeof registrant, string>;
/** The mailbox and the telephone, with the tickets of their verifications. */
const verified = { email, emailTicket, phone, phoneTicket };
export type Verified = Record<keyof typeof verified, string>;

/** While a booking waits, everything is asked for at once, and what the booking does not need afterwards. */
export const joinSchema = v.pipe(
  v.object({ ...verified, ...registrant, password: newPasswordEntries.password, agreed: consent }),
  newPasswordRules(({ email: address, firstname: first, lastname: last }) => [address, first, last]),
);
export const joinDraft = formDraft('joinToBook');

/** The third: the person, both verifications, and the consents. */
export const detailsSchema = v.pipe(
  v.object({
    ...verified,
    ...registrant,
    ...postalAddress.entries,
    emergencyContact: contactPerson,
    guardianConsent: guardian,
    password: registration.entries.password,
    newsletter: v.boolean(),
    agreed: consent,
  }),
  v.forward(
    v.partialCheck(
      [['birthDate'], ['guardianConsent']],
      (values) =>
        !needsGuardian(values) || !values.guardianConsent.phone || values.guardianConsent.name !== '',
      'required',
    ),
    ['guardianConsent', 'name'],
  ),
  v.forward(
    v.partialCheck(
      [['birthDate'], ['guardianConsent']],
      (values) =>
        !needsGuardian(values) || !values.guardianConsent.name || values.guardianConsent.phone !== '',
      'required',
    ),
    ['guardianConsent', 'phone'],
  ),
);
type DetailsValues = v.InferInput<typeof detailsSchema>;
export type DetailsForm = FormHandle<DetailsValues>;
export const detailsDraft = formDraft('registerDetails');

export const noJoin = {
  email: '',
  emailTicket: '',
  title: '',
  lastname: '',
  firstname: '',
  birthDate: '',
  phone: '',
  phoneTicket: '',
  password: '',
  agreed: false,
};
export const noDetails = {
  ...noJoin,
  country: '',
  city: '',
  street: '',
  building: '',
  postalCode: '',
  emergencyContact: { name: '', phone: '' },
  guardianConsent: { name: '', phone: '' },
  newsletter: false,
};

/** The latest allowed date of birth. */
export function lastBirthDay(now: Date): string {
  const today = taipeiDay(now);
  return `${Number(today.slice(0, 4)) - policy.registrantAge.built.minimum}${today.slice(4)}`;
}
