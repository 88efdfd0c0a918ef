import { isFailure, issuesOf } from '@voyage/api-client/failure.ts';
import type { FieldIssue } from '@voyage/ui/Form.tsx';
import { focusField } from '@voyage/ui/focus-field.ts';
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
  /** From the contracts, so that a path of the service's issues is a field's name. */
  schema: v.GenericSchema<V, O>;
  defaults: DefaultValues<V>;
  /** The fields, in their order, by what they are called; '' where what is wrong with one says it all. */
  labels: Labels<V>;
  /** The field for a path of the contract, where they are not called the same. */
  fieldOf?: (path: string, valueOf: (field: FieldPath<V>) => unknown) => FieldPath<V> | undefined;
  /** Words for a broken rule, where `error.{code}` are not the right ones. */
  wordsOf?: (field: FieldPath<V>, code: string) => string | undefined;
  /** When a field says what is wrong with it: when it is left, or only once the form was submitted. */
  errors?: 'on-blur' | 'on-submit';
  /** Where the form stands in one line there is no summary: the first field with an error takes the focus. */
  focus?: 'summary' | 'field';
  /** What is kept while it is typed; `without` names what has to be given anew each time. */
  draft?: { atom: FormDraft; without?: readonly FieldPath<V>[] };
  /** What the member's profile knows: fills in what is empty, whenever it comes. */
  known?: Labels<V> | undefined;
  /**
   * With what the schema made of the values. `idempotencyKey` is one for one intent: pressing again after a reply that
   * was lost never does it twice; after a definite refusal it is a new one. What the service finds wrong with a field
   * comes to stand there.
   */
  send: (output: O, idempotencyKey: () => string) => Promise<A>;
  onSent?: (answer: A) => unknown;
  /** It failed. `shownAtFields`: the summary says why, by its fields. */
  onFailed?: (error: unknown, shownAtFields: boolean) => void;
}

export interface FormHandle<V extends FieldValues> {
  /** Of the form; the fields' ids begin with it. */
  id: string;
  control: Control<FieldValues>;
  labels: Labels<V>;
  idOf: (field: FieldPath<V>) => string;
  /** In words, where the field is to say it now. */
  errorOf: (field: FieldPath<V>) => string | undefined;
  /** For the summary: what is wrong after a submit, in the order of the fields. */
  faults: readonly FieldIssue[];
  submit: () => void;
  /** From the press until the answer, and on where the answer leads away. */
  busy: boolean;
  /** Changed since it was opened. */
  dirty: boolean;
  /** The answer is there. */
  sent: boolean;
  /** Why it could not be sent, where no field is to blame. */
  failure: unknown;
  /** What a field holds now, for a handler; useFieldValue draws anew when it changes. */
  valueOf: <N extends FieldPath<V>>(field: N) => PathValue<V, N>;
  /** For a field that is not one of fields.tsx: it has another value. */
  change: <N extends FieldPath<V>>(field: N, value: PathValue<V, N>) => void;
  /** For a field that is not one of fields.tsx: it was left, and may say from now on what is wrong with it. */
  leave: (field: FieldPath<V>) => void;
  /** Says again what is wrong, where one field's value has changed the rules of others. */
  recheck: () => void;
  /** As if it had not been submitted: what was typed stays, errors go. */
  clearErrors: () => void;
}

/** An error names its rule and the rule's number; the words are found when it is shown, in the language of then. */
const brokenRule = ({ code, limit = 0 }: { code: string; limit?: number | undefined }) => ({
  type: code,
  message: String(limit),
});

/** A form of the site (CONTRIBUTING.md, "Forms"): values and their errors, sending, and the draft. */
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
  const known = JSON.stringify(options.known ?? {}); // as text: a new object with the same words changes nothing
  useEffect(() => {
    for (const [field, value] of Object.entries(options.known ?? {}))
      if (value && form.getValues(field) === '') {
        form.register(field); // one whose control comes later (a lazy one) can be filled in too
        form.resetField(field, { defaultValue: value });
      }
    // oxlint-disable-next-line exhaustive-deps
  }, [known]);

  const underWay = useRef(false);
  /** It was submitted: known at once, not with the next drawing. */
  const checked = useRef(false);
  const key = useRef<string>(undefined);
  const sending = useMutation({
    mutationFn: (output: O) => options.send(output, () => (key.current ??= crypto.randomUUID())),
    onSuccess: (answer) => options.onSent?.(answer),
    onError: (error) => {
      underWay.current = false;
      // A lost answer may have been a yes: the same key asks for the same thing (sy0001 comes from the site's own server too).
      if (!isFailure(error, 'network', 'timeout', 'sy0001', 'rq0008')) key.current = undefined;
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
    const code = String(error.type);
    return options.wordsOf?.(field, code) ?? issueMessage({ code, limit: Number(error.message) });
  };
  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`;
  const busy = sending.isPending || sending.isSuccess;
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
        return words ? [{ id: idOf(field), text: labels[field] ? `${labels[field]}: ${words}` : words }] : [];
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
    change: (field: string, value: unknown) =>
      form.setValue(field, value, {
        shouldDirty: true,
        shouldValidate: checked.current || form.getFieldState(field).isTouched,
      }),
    leave: (field: string) =>
      form.setValue(field, form.getValues(field), { shouldTouch: true, shouldValidate: true }),
    recheck: () => void (checked.current && form.trigger()),
    clearErrors: () => {
      checked.current = false;
      form.reset(undefined, { keepValues: true, keepDirty: true, keepDefaultValues: true });
    },
  };
}
