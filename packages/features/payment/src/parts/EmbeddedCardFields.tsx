import { useIntl } from '@voyage/i18n/intl.tsx';
import { TextField } from '@voyage/ui/Field.tsx';
import { useEffect, useImperativeHandle, useState, type ChangeEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import * as css from './payment.css.ts';
import { emptyCard, type CardFields, type CardState } from '../state/card-fields.ts';
import {
  brandOf,
  cardFaults,
  caretAfter,
  digitsIn,
  expiryText,
  grouped,
  type CardField,
} from '../state/card-number.ts';
import { embeddedPrime } from '../state/embedded-prime.ts';

export interface CardProps {
  /** The fields have the ids `{id}-number`, `{id}-expiry`, `{id}-ccv`. */
  id: string;
  accepted: readonly string[];
  /** Error messages by field, shown if set. */
  errors: Partial<Record<CardField, string>>;
  onState: (state: CardState) => void;
  onLeaveField: (field: CardField) => void;
  ref: Ref<CardFields>;
}
const empty = { number: '', expiry: '', ccv: '' };

/**
 * Our own fields for the embedded gateway. Card data stays in this component, is sent only to the gateway,
 * and is cleared when the page is left.
 */
export function EmbeddedCardFields({
  id,
  primeUrl,
  accepted,
  errors,
  onState,
  onLeaveField,
  ref,
}: CardProps & { primeUrl: string }) {
  const { formatMessage: t } = useIntl();
  const [card, set] = useState(empty);
  const change = (part: Partial<typeof empty>) => {
    const next = { ...card, ...part };
    set(next);
    onState({
      brand: brandOf(digitsIn(next.number)),
      faults: cardFaults(next, { accepted, now: new Date() }),
    });
  };
  const clear = () => {
    set(empty);
    onState(emptyCard);
  };
  useImperativeHandle(ref, () => ({ prime: () => embeddedPrime(primeUrl, card), clear }));
  useEffect(() => {
    const clear = () => set(empty); // a page in the back-forward cache must not keep card data
    addEventListener('pagehide', clear);
    return () => removeEventListener('pagehide', clear);
  }, []);
  const changeNumber = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsIn(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const text = grouped(target.value);
    flushSync(() => change({ number: text }));
    const caret = caretAfter(text, digits);
    target.setSelectionRange(caret, caret);
  };
  const field = (name: CardField) => ({
    id: `${id}-${name}`,
    required: true,
    error: errors[name],
    onBlur: () => onLeaveField(name),
    inputMode: 'numeric' as const,
    spellCheck: false,
  });
  return (
    <>
      <TextField
        {...field('number')}
        label={t({ id: 'payment.card.number' })}
        autoComplete="cc-number"
        value={card.number}
        onChange={changeNumber}
      />
      <div className={css.two}>
        <TextField
          {...field('expiry')}
          label={t({ id: 'payment.card.expiry' })}
          hint={t({ id: 'payment.card.expiry.hint' })}
          autoComplete="cc-exp"
          maxLength={9}
          value={card.expiry}
          onChange={(event) => change({ expiry: expiryText(event.target.value, card.expiry) })}
        />
        <TextField
          {...field('ccv')}
          label={t({ id: 'payment.card.ccv' })}
          hint={t({ id: 'payment.card.ccv.hint' })}
          autoComplete="cc-csc"
          value={card.ccv}
          onChange={(event) => change({ ccv: digitsIn(event.target.value).slice(0, 4) })}
        />
      </div>
    </>
  );
}
