import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { Form as PlainForm, type FieldIssue } from '@voyage/ui/forms/Form.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormHandle } from './use-form.ts';

/** The form element of `useForm`, with the error summary. */
export function Form<V extends FieldValues>({
  form,
  refused,
  ...plain
}: {
  form: FormHandle<V>;
  /**
   * Shown instead of field errors: why the service rejected the form, with links to the relevant
   * fields.
   */
  refused?: { title: string; faults: readonly FieldIssue[] } | undefined;
} & Omit<ComponentProps<typeof PlainForm>, 'form' | 'faults' | 'faultsTitle' | 'refused' | 'onSubmit'>) {
  const { t } = useIntl();
  return (
    <PlainForm
      {...plain}
      refused={refused !== undefined}
      faults={refused?.faults ?? form.faults}
      faultsTitle={refused?.title ?? t('error.summary')}
      onSubmit={form.submit}
    />
  );
}

/**
 * For a one-line form, which has no summary: the first field with an error takes the focus (`focus:
 * 'field'`).
 */
export function LineForm<V extends FieldValues>({
  form,
  ...plain
}: { form: FormHandle<V> } & Omit<ComponentProps<'form'>, 'form' | 'onSubmit'>) {
  return (
    <form
      noValidate
      {...plain}
      // as in ui/src/Form.tsx
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    />
  );
}

/** Submits the form. */
export function SubmitButton<V extends FieldValues>({
  form,
  busyLabel,
  ...button
}: {
  form: FormHandle<V>;
  /** Label while it is being sent, if it is not that. */
  busyLabel?: string;
  children: ReactNode;
} & Omit<ComponentProps<typeof Button>, 'form' | 'type' | 'busy'>) {
  const { t } = useIntl();
  return (
    <Button
      {...button}
      type="submit"
      // Pressing the button must not blur the field first: its error would appear and move the
      // button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      busy={form.busy && (busyLabel ?? t('site.sending'))}
    />
  );
}
