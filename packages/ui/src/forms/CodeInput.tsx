import { useId, type InputHTMLAttributes } from 'react';
import { codeDigits } from './code-digits.ts';
import * as css from './CodeInput.css.ts';
import { FieldError } from './Field.tsx';
import * as fieldCss from './Field.css.ts';

interface CodeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  length?: number;
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is entered, whether typed, pasted or autofilled. */
  onComplete?: (value: string) => void;
}

/** A numeric code in one field that looks like separate boxes. */
export function CodeInput({
  label,
  hint,
  error,
  length = 6,
  value,
  onChange,
  onComplete,
  id,
  ...input
}: CodeInputProps) {
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ') || undefined;
  const typed = (text: string) => {
    const next = codeDigits(text, length);
    onChange(next);
    if (next.length === length && next !== value) onComplete?.(next);
  };
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={own}>
        {label}
      </label>
      {hint && (
        <span className={fieldCss.hint} id={`${own}-hint`}>
          {hint}
        </span>
      )}
      <div className={css.box}>
        <input
          {...input}
          className={css.input}
          id={own}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          value={value}
          onChange={(event) => typed(event.target.value)}
        />
        <div className={css.places} aria-hidden="true">
          {Array.from({ length }, (_, i) => (
            <span
              key={i}
              className={css.place}
              data-here={i === Math.min(value.length, length - 1) || undefined}
            >
              {value[i]}
            </span>
          ))}
        </div>
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}
