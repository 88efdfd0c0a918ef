import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import * as css from './Field.css.ts';

interface Common {
  label: string;
  hint?: string;
  /** What is wrong, in words; set, the control is marked invalid. */
  error?: string | undefined;
}

function useField({ hint, error, id }: { hint?: string | undefined; error?: string | undefined; id?: string | undefined }) {
  const made = useId();
  const control = id ?? made;
  const describedBy = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ') || undefined;
  return { id: control, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': describedBy };
}

function Around({ id, label, hint, error, children }: Common & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>{label}</label>
      {hint && <span className={css.hint} id={`${id}-hint`}>{hint}</span>}
      {children}
      {error && <span className={css.error} id={`${id}-error`}>{error}</span>}
    </div>
  );
}

export function TextField({ label, hint, error, ...input }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const own = useField({ hint, error, id: input.id });
  return <Around label={label} hint={hint} error={error} id={own.id}><input className={css.control} {...input} {...own} /></Around>;
}

export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: Common & { showLabel: string; hideLabel: string } & InputHTMLAttributes<HTMLInputElement>) {
  const own = useField({ hint, error, id: input.id });
  const [shown, show] = useState(false);
  return (
    <Around label={label} hint={hint} error={error} id={own.id}>
      <span className={css.withButton}>
        <input className={css.control} {...input} {...own} type={shown ? 'text' : 'password'} />
        <button type="button" className={css.inside} aria-label={shown ? hideLabel : showLabel} aria-pressed={shown} onClick={() => show(!shown)}>{shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}</button>
      </span>
    </Around>
  );
}

export function TextArea({ label, hint, error, ...input }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const own = useField({ hint, error, id: input.id });
  const used = typeof input.value === 'string' ? [...input.value].length : undefined;
  return (
    <Around label={label} hint={hint} error={error} id={own.id}>
      <textarea className={css.control} rows={4} {...input} {...own} />
      {input.maxLength && used !== undefined && <span className={css.hint} aria-hidden="true">{used} / {input.maxLength}</span>}
    </Around>
  );
}

/** The browser's own select: right on every phone, and small. */
export function SelectField({ label, hint, error, children, ...select }: Common & SelectHTMLAttributes<HTMLSelectElement>) {
  const own = useField({ hint, error, id: select.id });
  return <Around label={label} hint={hint} error={error} id={own.id}><select className={css.control} {...select} {...own}>{children}</select></Around>;
}

export function Checkbox({ children, error, type = 'checkbox', ...input }: { children: ReactNode; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const own = useField({ error, id: input.id });
  return (
    <div className={css.field}>
      <label className={css.check} htmlFor={own.id}>
        <input className={css.box} type={type} {...input} {...own} />
        <span>{children}</span>
      </label>
      {error && <span className={css.error} id={`${own.id}-error`}>{error}</span>}
    </div>
  );
}

/** Every field that is wrong, as a link to it; shown after a refused submit, and focused. */
export function FormErrorSummary({ title, errors }: { title: string; errors: { id: string; text: string }[] }) {
  if (errors.length === 0) return null;
  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={(element) => element?.focus()}>
      <strong>{title}</strong>
      <ul className={css.summaryList}>
        {errors.map(({ id, text }) => <li key={id}><a href={`#${id}`} onClick={(event) => (event.preventDefault(), document.getElementById(id)?.focus())}>{text}</a></li>)}
      </ul>
    </div>
  );
}
