import { checkPassword, passwordLabel, passwordStrength } from '@voyage/domain/password.ts';
import { policy } from '@voyage/domain/policy.ts';
import { PasswordField } from '@voyage/forms/fields.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import type { FieldValues, FormHandle } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { Check, Minus } from 'lucide-react';
import { passwordRules, type NewPassword } from '../state/new-password.ts';
import * as css from './NewPasswordFields.css.ts';

interface Props<V extends FieldValues> {
  form: FormHandle<V>;
  /** What the password must not contain: names and the email address, as far as they are known. */
  names: readonly string[];
}

/** A new password, which can be shown, its strength, and the rules it meets so far. */
export function NewPasswordField({ form, names }: Props<Pick<NewPassword, 'password'>>) {
  const { t } = useIntl();
  const password = useFieldValue(form, 'password');
  const broken = checkPassword(password, { names });
  const strength = passwordStrength(password);
  return (
    <div className={css.field}>
      <PasswordField
        form={form}
        name="password"
        autoComplete="new-password"
        maxLength={128}
        required
        aria-describedby={`${form.idOf('password')}-rules`}
        strength={
          password === ''
            ? undefined
            : {
                value: strength,
                text: t(`password.strength.${passwordLabel(strength)}`),
                label: t('password.strength'),
              }
        }
      />
      <ul className={css.rules} id={`${form.idOf('password')}-rules`}>
        {passwordRules.map(([rule]) => {
          const met = password !== '' && !broken.includes(rule);
          return (
            <li key={rule} className={css.rule} data-met={met || undefined}>
              {met ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
              <span>{t(`password.rule.${rule}`, policy.password)}</span>
              {met && <span className={visuallyHidden}>{` (${t('password.rule.met')})`}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A new password and its repetition. */
export function NewPasswordFields({ form, names }: Props<NewPassword>) {
  return (
    <>
      <NewPasswordField form={form} names={names} />
      <PasswordField form={form} name="confirmation" autoComplete="new-password" maxLength={128} required />
    </>
  );
}
