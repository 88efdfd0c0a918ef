import { useId, type ClipboardEvent } from 'react';
import Combobox from './Combobox.tsx';
import { FieldError } from './Field.tsx';
import * as fieldCss from './Field.css.ts';
import { parsePhone, toE164, type PhoneCountry, type PhoneValue } from './phone.ts';
import * as css from './PhoneField.css.ts';

interface PhoneFieldProps {
  label: string;
  codeLabel: string;
  numberLabel: string;
  optionalLabel?: string;
  hint?: string;
  error?: string | undefined;
  /** Id of the number input, for links from an error summary. */
  id?: string;
  /** Name under which a form sends the E.164 number. */
  name?: string;
  disabled?: boolean;
  countries: readonly PhoneCountry[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Shown in the list if no country matches. */
  emptyText: string;
  openLabel: string;
}

/**
 * A country code and a number. A number pasted or autofilled with its calling code selects the country. Use
 * `toE164` of phone.ts for submission.
 */
export default function PhoneField({
  label,
  codeLabel,
  numberLabel,
  optionalLabel,
  hint,
  error,
  id,
  name,
  disabled,
  countries,
  value,
  onChange,
  emptyText,
  openLabel,
}: PhoneFieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ') || undefined;
  const read = (text: string) => onChange(parsePhone(text, countries, value.country));
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/^\s*\(?(\+|＋|00)/.test(text)) return;
    event.preventDefault();
    read(text);
  };
  // Browser autofill enters the whole number at once.
  const typed = (text: string) =>
    text.length > value.number.length + 4 ? read(text) : onChange({ ...value, number: text });
  return (
    <fieldset className={fieldCss.field} disabled={disabled}>
      <legend className={`${fieldCss.label} ${css.legend}`}>
        <span>{label}</span>
        {optionalLabel && <span className={fieldCss.optional}>{` ${optionalLabel}`}</span>}
      </legend>
      {hint && (
        <span className={fieldCss.hint} id={`${own}-hint`}>
          {hint}
        </span>
      )}
      <div className={css.row}>
        <div className={css.code}>
          <Combobox
            label={codeLabel}
            labelHidden
            disabled={disabled}
            options={countries.map(({ code, name, callingCode }) => ({
              id: code,
              text: `+${callingCode} ${name}`,
              keywords: code,
            }))}
            value={value.country || null}
            onChange={(country) => country && onChange({ ...value, country })}
            emptyText={emptyText}
            openLabel={openLabel}
          />
        </div>
        <input
          className={`${fieldCss.control} ${css.number}`}
          id={own}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-label={numberLabel}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          value={value.number}
          onChange={(event) => typed(event.target.value)}
          onPaste={pasted}
          onBlur={() => read(value.number)}
        />
      </div>
      {name && <input type="hidden" name={name} value={toE164(value, countries) ?? ''} />}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
