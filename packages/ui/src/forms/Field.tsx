import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import {
  useId,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import * as css from './Field.css.ts';

interface Common {
  label: string;
  /** The text for "optional" after the label. */
  optionalLabel?: string;
  hint?: string;
  /** The error message; if set, the control is marked invalid. */
  error?: string | undefined;
}

function useField({
  hint,
  error,
  id,
}: {
  hint?: string | undefined;
  error?: string | undefined;
  id?: string | undefined;
}) {
  const made = useId();
  const control = id ?? made;
  const describedBy =
    [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ') || undefined;
  return {
    id: control,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy,
  };
}

/** An error with an icon, so that it is not conveyed by colour alone. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className={css.error} id={id}>
    <CircleAlert className={css.errorIcon} size={14} aria-hidden />
    <span>{children}</span>
  </span>
);

function FieldShell({
  id,
  label,
  optionalLabel,
  hint,
  error,
  children,
}: Common & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        <span>{label}</span>
        {optionalLabel && <span className={css.optional}>{` ${optionalLabel}`}</span>}
      </label>
      {hint && (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  ...input
}: Common & InputHTMLAttributes<HTMLInputElement>) {
  const own = useField({ hint, error, id: input.id });
  return (
    <FieldShell label={label} optionalLabel={optionalLabel} hint={hint} error={error} id={own.id}>
      <input className={css.control} {...input} {...own} />
    </FieldShell>
  );
}

export interface PasswordStrength {
  value: 0 | 1 | 2 | 3 | 4;
  /** The strength as a word. */ text: string;
  /** What is measured, for screen readers. */ label: string;
}

function Strength({ value, text, label }: PasswordStrength) {
  const look = value < 2 ? 'weak' : value < 3 ? 'fair' : 'strong';
  return (
    <div
      className={css.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      {[1, 2, 3, 4].map((step) => (
        <span key={step} className={css.part[step <= Math.max(value, 1) ? look : 'empty']} />
      ))}
      <span className={css.meterLabel}>{text}</span>
    </div>
  );
}

export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  strength,
  ...input
}: Common & {
  showLabel: string;
  hideLabel: string;
  /** Shown under the field while choosing a new password. */ strength?: PasswordStrength | undefined;
} & InputHTMLAttributes<HTMLInputElement>) {
  const own = useField({ hint, error, id: input.id });
  const [shown, show] = useState(false);
  return (
    <FieldShell label={label} hint={hint} error={error} id={own.id}>
      <span className={css.withButton}>
        <input className={css.control} {...input} {...own} type={shown ? 'text' : 'password'} />
        <button
          type="button"
          className={css.inside}
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => show(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      </span>
      {strength && <Strength {...strength} />}
    </FieldShell>
  );
}

export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  ...input
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const own = useField({ hint, error, id: input.id });
  const used = typeof input.value === 'string' ? [...input.value].length : undefined;
  return (
    <FieldShell label={label} optionalLabel={optionalLabel} hint={hint} error={error} id={own.id}>
      <textarea className={css.control} rows={4} {...input} {...own} />
      {input.maxLength && used !== undefined && (
        <span className={css.count} aria-hidden="true">
          {`${used} / ${input.maxLength}`}
        </span>
      )}
    </FieldShell>
  );
}

/** Native select: small, and works well on every phone. */
export function SelectField({
  label,
  optionalLabel,
  hint,
  error,
  emptyLabel,
  options,
  children,
  ...select
}: Common & {
  /** Of the empty value, which comes first. */
  emptyLabel?: string;
  /** The values with their labels, below `children`. */
  options?: readonly (readonly [value: string, label: string])[] | undefined;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const own = useField({ hint, error, id: select.id });
  return (
    <FieldShell label={label} optionalLabel={optionalLabel} hint={hint} error={error} id={own.id}>
      <select className={css.select} {...select} {...own}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {children}
        {options?.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}

export function Checkbox({
  children,
  error,
  type = 'checkbox',
  ...input
}: { children: ReactNode; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const own = useField({ error, id: input.id });
  return (
    <div className={css.field}>
      <label className={css.check} htmlFor={own.id}>
        <input className={`${css.box} ${css.choice}`} type={type} {...input} {...own} />
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${own.id}-error`}>{error}</FieldError>}
    </div>
  );
}
