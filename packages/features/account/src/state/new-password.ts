import { checkPassword, type PasswordProblem } from '@voyage/domain/password.ts';
import * as v from 'valibot';

/** The rules of a password in display order, each with its code in the contract. */
export const passwordRules = [
  ['length', 'password-length'],
  ['upper', 'password-upper'],
  ['lower', 'password-lower'],
  ['digit', 'password-digit'],
  ['contains-name', 'password-name'],
] as const satisfies readonly (readonly [PasswordProblem, string])[];

/** A new password and its repetition. */
export const newPasswordEntries = { password: v.string(), confirmation: v.string() };
export type NewPassword = Record<keyof typeof newPasswordEntries, string>;
/** A form may ask for it once, since it can be shown. */
type OncePassword = Pick<NewPassword, 'password'> & Partial<NewPassword>;

/**
 * The rules of a new password, for the end of a form's schema (docs/product/validation.md): `namesOf` returns
 * what it must not contain. The service also checks whether it is known from a breach.
 */
export const newPasswordRules = <V extends OncePassword & Record<string, unknown>>(
  namesOf: (values: V) => readonly string[],
) =>
  v.rawCheck<V>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const wrong = (key: keyof NewPassword, message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...value }, key, value: value[key] }],
      });
    const problems = checkPassword(value.password, { names: namesOf(value) });
    for (const [problem, code] of passwordRules) if (problems.includes(problem)) wrong('password', code);
    if (value.confirmation !== undefined && value.password !== value.confirmation)
      wrong('confirmation', 'password-mismatch');
  });
