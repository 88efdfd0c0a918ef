import { useId, type ReactNode } from 'react';
import { Checkbox, FieldError } from './Field.tsx';
import * as css from './Field.css.ts';

interface Choice {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}
interface Common {
  /** The question. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  choices: readonly Choice[];
  name?: string;
  /** Side by side if there is room. */
  inline?: boolean;
  /** The id of the group, for links from an error summary. */
  id?: string;
}

function FieldShell({
  label,
  hint,
  error,
  inline,
  id,
  role,
  children,
}: Omit<Common, 'choices'> & { id: string; role: 'radiogroup' | 'group'; children: ReactNode }) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      id={id}
      className={css.field}
      role={role}
      aria-describedby={described}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      tabIndex={-1}
    >
      <legend className={css.label}>{label}</legend>
      {hint && (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={css.group} data-inline={inline || undefined}>
        {children}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** One of a few options. */
export function RadioGroup({
  value,
  onChange,
  name,
  choices,
  id,
  ...around
}: Common & { value: string | null; onChange: (value: string) => void }) {
  const made = useId();
  return (
    <FieldShell {...around} id={id ?? made} role="radiogroup">
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          type="radio"
          name={name ?? made}
          value={choice.value}
          checked={choice.value === value}
          disabled={choice.disabled}
          onChange={() => onChange(choice.value)}
        >
          {choice.label}
        </Checkbox>
      ))}
    </FieldShell>
  );
}
