import { readTelephone, toE164, type NationalNumber } from '@voyage/domain/national-telephone.ts';
import { useId, type ClipboardEvent } from 'react';
import Combobox from './Combobox.tsx';
import { FieldError } from './Field.tsx';
import * as fieldCss from './Field.css.ts';
import * as css from './PhoneField.css.ts';

/** A country: ISO 3166-1 alpha-2, its name in the reader's language, the calling code in digits. */
export interface PhoneCountry {
  code: string;
  name: string;
  callingCode: string;
}
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
  value: NationalNumber;
  onChange: (value: NationalNumber) => void;
  /** Shown in the list if no country matches. */
  emptyText: string;
  openLabel: string;
}

/**
 * A country code and a number. A number that names its country, as typed, pasted or autofilled, selects it.
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
  const read = (text: string) => {
    const found = readTelephone(text, value.country);
    const isListed = countries.some(({ code }) => code === found.country);
    onChange(isListed ? found : { ...value, number: text });
  };
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.number.length;
    if (!isWhole) return; // into a number: read with the rest of it when the field is left
    event.preventDefault();
    read(event.clipboardData.getData('text'));
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
      {name && <input type="hidden" name={name} value={toE164(value) ?? ''} />}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
