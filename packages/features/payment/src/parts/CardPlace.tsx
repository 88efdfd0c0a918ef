import { FieldError } from '@voyage/ui/forms/Field.tsx';
import * as fieldCss from '@voyage/ui/forms/Field.css.ts';
import { useEffect, useRef } from 'react';
import * as css from './payment.css.ts';
import type { CardField } from '../state/card-number.ts';
import type { FramedFields } from './framed-fields.ts';

/** A field of the card: our label, hint, border and error around a frame. */
export function CardPlace({
  id,
  name,
  label,
  hint = '',
  error = '',
  isEmpty,
  isFocused,
  fields,
  onPlace,
}: {
  id: string;
  name: CardField;
  label: string;
  hint?: string;
  error?: string | undefined;
  isEmpty: boolean;
  /** Browsers do not match :focus-within when the focus is inside a frame. */
  isFocused: boolean;
  /** Null until the frames are loaded. */
  fields: FramedFields | null;
  onPlace: (name: CardField, place: HTMLElement | null) => void;
}) {
  useEffect(() => fields?.describe?.(name, { hint, error }), [fields, name, hint, error]);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A press on the label, or a link of the error summary: `focus` does not come from inside the frame.
    const intoFrame = () => fields?.focus?.(name);
    const element = group.current;
    element?.addEventListener('focus', intoFrame);
    return () => element?.removeEventListener('focus', intoFrame);
  }, [fields, name]);
  return (
    <div
      className={fieldCss.field}
      role="group"
      aria-labelledby={`${id}-label`}
      id={id}
      tabIndex={-1}
      ref={group}
    >
      <span className={fieldCss.label} id={`${id}-label`}>
        {label}
      </span>
      {hint && <span className={fieldCss.hint}>{hint}</span>}
      <div
        className={css.frame}
        data-card-field={name}
        data-focused={isFocused || undefined}
        data-empty={isEmpty || undefined}
        data-invalid={error !== '' || undefined}
        ref={(place) => onPlace(name, place)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
