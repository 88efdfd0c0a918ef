import { isFailure, issuesOf } from '@voyage/api-client/failure.ts';
import { labelled } from '@voyage/i18n/join.ts';
import type { FieldIssue } from '@voyage/ui/forms/Form.tsx';
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import { usePageReturn } from '@voyage/ui/feedback/use-page-return.ts';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import {
  get,
  set,
  useForm as useHookForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type PathValue,
} from 'react-hook-form';
import * as v from 'valibot';
import type { FormDraft } from './form-draft.ts';
import { useIssueMessage } from './issue-message.ts';
import { fieldAt, problemsOf } from './schema-issues.ts';
import { withDraft } from './with-draft.ts';

export type { FieldPath, FieldValues };
export type Labels<V extends FieldValues> = { readonly [N in FieldPath<V>]?: string };

interface FormOptions<V extends FieldValues, O, A> {
  /** From the contracts, so that the path of a service issue is a field name. */
  schema: v.GenericSchema<V, O>;
  defaults: DefaultValues<V>;
  /** Field labels, in field order; '' if the error message needs none. */
  labels: Labels<V>;
  /** Maps a contract path to a field if their names differ. */
  fieldOf?: (path: string, valueOf: (field: FieldPath<V>) => unknown) => FieldPath<V> | undefined;
  /** Messages for broken rules, where `error.{code}` does not fit. */
  messageOf?: (field: FieldPath<V>, code: string, limit: number) => string | undefined;
  /** When a field shows its error: when it is left, or only after a submit. */
  errors?: 'on-blur' | 'on-submit';
  /** A one-line form has no summary: the first field with an error takes the focus. */
  focus?: 'summary' | 'field';
  /** Saved while typing; `without` lists the fields that must be entered again each time. */
  draft?: { atom: FormDraft; without?: readonly FieldPath<V>[] };
  /** Values from the member's profile: fill empty fields whenever they arrive. */
  known?: Labels<V> | undefined;
  /**
   * Called with the output of the schema. `idempotencyKey` belongs to one intent: submitting again
   * after a lost response reuses it, so that nothing is done twice; after a definite rejection it
   * is a new one. Issues that the service finds are shown at their fields.
   */
  send: (output: O, idempotencyKey: () => string) => Promise<A>;
  onSent?: (answer: A) => unknown;
  /** The form stays to be sent again, as for another check; otherwise an answer is the end of it. */
  repeats?: boolean;
  /** Called on failure. `shownAtFields`: the summary already says why. */
  onFailed?: (error: unknown, shownAtFields: boolean) => void;
}

export interface FormHandle<V extends FieldValues> {
  /** Id of the form, and prefix of the fields' ids. */
  id: string;
  control: Control<FieldValues>;
  labels: Labels<V>;
  idOf: (field: FieldPath<V>) => string;
  /** The message of a field's error, if it is to be shown now. */
  errorOf: (field: FieldPath<V>) => string | undefined;
  /** For the summary: errors after a submit, in field order. */
  faults: readonly FieldIssue[];
  submit: () => void;
  /**
   * From the press until the response, and beyond, since the response usually leads elsewhere; until a value is
   * changed, or the page is returned to.
   */
  busy: boolean;
  /** Changed since it was opened. */
  dirty: boolean;
  /** Submitted successfully. */
  sent: boolean;
  /** Why it could not be sent, if no field is the cause. */
  failure: unknown;
  /** The current value of a field, for event handlers; useFieldValue re-renders on change. */
  valueOf: <N extends FieldPath<V>>(field: N) => PathValue<V, N>;
  /** For controls outside fields.tsx: sets the value. */
  change: <N extends FieldPath<V>>(field: N, value: PathValue<V, N>) => void;
  /** For controls outside fields.tsx: marks the field as left, so that it may show its error. */
  leave: (field: FieldPath<V>) => void;
  /** Validates again if the value of one field has changed the rules of others. */
  recheck: () => void;
  /** Returns to the state before a submit: values stay, errors disappear. */
  clearErrors: () => void;
}

/**
 * An error stores its rule and limit; the message is looked up when shown, in the language at that
 * time.
 */
const brokenRule = ({ code, limit = 0 }: { code: string; limit?: number | undefined }) => ({
  type: code,
  message: String(limit),
});

/** A form of the site (CONTRIBUTING.md, "Forms"): values, errors, submission and draft. */
export function useForm<V extends FieldValues, O, A>(options: FormOptions<V, O, A>): FormHandle<V> {
  const { labels, schema, defaults, draft } = options;
  const id = useId();
  const issueMessage = useIssueMessage();
  const store = useStore();
  const isField = (name: string): name is FieldPath<V> => name in labels;
  const fields = Object.keys(labels).filter(isField);
  const kept = fields.filter((field) => !draft?.without?.includes(field));

  const [defaultValues] = useState(() => withDraft(defaults, draft ? store.get(draft.atom) : {}, kept));
  const fieldOf = (values: FieldValues) => (path: string) =>
    options.fieldOf?.(path, (field) => get(values, field));
  const form = useHookForm<FieldValues>({
    defaultValues,
    mode: options.errors === 'on-submit' ? 'onSubmit' : 'onTouched',
    shouldFocusError: false, // the summary takes the focus
    resolver: (values) => {
      const result = v.safeParse(schema, values);
      if (result.success) return { values, errors: {} };
      const errors: FieldErrors = {};
      const problems = problemsOf(result.issues, fields, (field) => get(values, field), fieldOf(values));
      for (const { field, ...problem } of problems) set(errors, field, brokenRule(problem));
      return { values: {}, errors };
    },
  });
  const { isSubmitted, isDirty } = form.formState;

  useEffect(() => {
    if (!draft) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        store.set(draft.atom, Object.fromEntries(kept.map((field) => [field, get(values, field)]))),
    });
    // oxlint-disable-next-line exhaustive-deps -- which fields are kept does not change
  }, [draft?.atom, store]);
  // as text: a new object with the same values changes nothing
  const known = JSON.stringify(options.known ?? {});
  useEffect(() => {
    for (const [field, value] of Object.entries(options.known ?? {}))
      if (value && form.getValues(field) === '') {
        form.register(field); // a field whose control mounts later (a lazy one) can be filled in too
        form.resetField(field, { defaultValue: value });
      }
    // oxlint-disable-next-line exhaustive-deps
  }, [known]);

  const underWay = useRef(false);
  /** Whether it was submitted: up to date at once, not only after the next render. */
  const checked = useRef(false);
  const key = useRef<string>(undefined);
  const sending = useMutation({
    mutationFn: (output: O) => options.send(output, () => (key.current ??= crypto.randomUUID())),
    onSuccess: async (answer) => {
      await options.onSent?.(answer);
      if (!options.repeats) return;
      underWay.current = false;
      key.current = undefined;
    },
    onError: (error) => {
      underWay.current = false;
      // The request may have succeeded although the response was lost: the same key makes a retry
      // safe (sy0001 can come from the site's own server too).
      if (!isFailure(error, 'network', 'timeout', 'busy', 'idempotencyKeyInUse')) key.current = undefined;
      const values = form.getValues();
      const shownAtFields = issuesOf(error).flatMap(({ path, ...issue }) => {
        const field = fieldAt(path, fields, fieldOf(values));
        return field ? [{ field, issue }] : [];
      });
      for (const { field, issue } of shownAtFields.toReversed()) form.setError(field, brokenRule(issue));
      options.onFailed?.(error, shownAtFields.length > 0);
      focusFirst();
    },
  });
  const focusFirst = () => {
    const wrong = options.focus === 'field' && fields.find((field) => form.getFieldState(field).invalid);
    if (wrong) focusField(idOf(wrong));
  };
  const wordsAt = (field: FieldPath<V>): string | undefined => {
    const { error } = form.getFieldState(field, form.formState);
    if (!error) return undefined;
    const [code, limit] = [String(error.type), Number(error.message)];
    return options.messageOf?.(field, code, limit) ?? issueMessage({ code, limit });
  };
  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`;
  const busy = sending.isPending || (sending.isSuccess && !options.repeats);
  /** What was sent is done: the next submit is another one. */
  const startAgain = () => {
    if (!sending.isSuccess) return;
    underWay.current = false;
    key.current = undefined;
    sending.reset();
  };
  const latest = useRef(startAgain);
  useEffect(() => {
    latest.current = startAgain;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') latest.current();
        },
      }),
    [form],
  );
  usePageReturn(startAgain);
  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    sending.reset();
    checked.current = true;
    await form.handleSubmit(() => {})();
    const result = v.safeParse(schema, form.getValues());
    if (result.success) return sending.mutate(result.output);
    underWay.current = false;
    focusFirst();
  };
  const faults = isSubmitted
    ? fields.flatMap((field) => {
        const words = wordsAt(field);
        return words
          ? [{ id: idOf(field), text: labels[field] ? labelled(labels[field], words) : words }]
          : [];
      })
    : [];
  return {
    id,
    control: form.control,
    labels,
    idOf,
    errorOf: wordsAt,
    faults: busy ? [] : faults,
    submit: () => void submit(),
    busy,
    dirty: isDirty,
    sent: sending.isSuccess,
    failure: faults.length === 0 ? sending.error : null,
    valueOf: (field: string) => form.getValues(field),
    change: (field: string, value: unknown) => {
      startAgain();
      form.setValue(field, value, {
        shouldDirty: true,
        shouldValidate: checked.current || form.getFieldState(field).isTouched,
      });
    },
    leave: (field: string) =>
      form.setValue(field, form.getValues(field), { shouldTouch: true, shouldValidate: true }),
    recheck: () => void (checked.current && form.trigger()),
    clearErrors: () => {
      checked.current = false;
      form.reset(undefined, { keepValues: true, keepDirty: true, keepDefaultValues: true });
    },
  };
}
