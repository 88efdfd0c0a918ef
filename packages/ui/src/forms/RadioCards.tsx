import { useId } from 'react';
import { FieldError } from './Field.tsx';
import * as fieldCss from './Field.css.ts';
import * as css from './RadioCards.css.ts';

export interface RadioCard {
  value: string;
  title: string;
  text?: string;
  /** The price, at the end of the first line. */
  aside?: string;
  /** Further details, such as why it is unavailable. */
  note?: string;
  disabled?: boolean;
}
interface RadioCardsProps {
  /** The question. */
  label: string;
  hint?: string;
  error?: string | undefined;
  cards: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
  name?: string;
  /** Side by side if there is room. */
  columns?: boolean;
  /** The id of the group, for links from an error summary. */
  id?: string;
}

/** One of a few options that need descriptions. */
export function RadioCards({
  label,
  hint,
  error,
  cards,
  value,
  onChange,
  name,
  columns = false,
  id,
}: RadioCardsProps) {
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      id={own}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
      tabIndex={-1}
    >
      <legend className={css.legend}>{label}</legend>
      <div className={css.group}>
        {hint && (
          <span className={fieldCss.hint} id={`${own}-hint`}>
            {hint}
          </span>
        )}
        <div className={css.cards} data-columns={columns || undefined}>
          {cards.map((card) => (
            <label key={card.value} className={css.card}>
              <input
                className={`${css.radio} ${fieldCss.choice}`}
                type="radio"
                name={name ?? made}
                value={card.value}
                checked={card.value === value}
                disabled={card.disabled}
                onChange={() => onChange(card.value)}
              />
              <span className={css.top}>
                <span className={css.title}>{card.title}</span>
                {card.aside && <span className={css.aside}>{card.aside}</span>}
              </span>
              {card.text && <span className={css.text}>{card.text}</span>}
              {card.note && <span className={css.note}>{card.note}</span>}
            </label>
          ))}
        </div>
        {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
