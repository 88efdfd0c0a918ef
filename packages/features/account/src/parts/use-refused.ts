import { isFailure } from '@voyage/api-client/failure.ts';
import type { FieldPath, FieldValues, FormHandle } from '@voyage/forms/use-form.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

/**
 * The message above the fields when the service rejects the form: a wrong password (au0115) is reported at
 * its field, if the form has one.
 */
export function useRefused<V extends FieldValues>(form: FormHandle<V>, password?: FieldPath<V>) {
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  const { failure } = form;
  if (!failure) return undefined;
  return {
    title: errorMessage(failure),
    faults:
      password && isFailure(failure, 'incorrectPassword')
        ? [{ id: form.idOf(password), text: t('password.current') }]
        : [],
  };
}
