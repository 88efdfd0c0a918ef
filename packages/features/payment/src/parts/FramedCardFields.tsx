import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { CardPlace } from './CardPlace.tsx';
import * as css from './payment.css.ts';
import type { CardLook } from '../card-frame/messages.ts';
import { CardRefused, type CardFields, type CardState } from '../state/card-fields.ts';
import { cardFieldNames, type CardField } from '../state/card-number.ts';
import type { CardPlaces, FramedFields } from './framed-fields.ts';

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

/** Styles text in the frames like our own fields; CSS variables do not reach into frames. */
function lookOf(place: HTMLElement): CardLook {
  const { color, backgroundColor: background, fontSize, letterSpacing } = getComputedStyle(place);
  return { color, background, fontSize, letterSpacing };
}

/** The page was opened from another one without a new document, whose policy has no frames: reloads it. */
function useOwnPolicy(): void {
  useEffect(() => {
    const refused = () => {
      const [opened] = performance.getEntriesByType('navigation');
      if (opened && new URL(opened.name).pathname !== location.pathname) location.reload();
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => document.removeEventListener('securitypolicyviolation', refused);
  }, []);
}

/**
 * A card in frames of another origin, the payment provider's or those of the embedded gateway: what is typed
 * there never reaches our page. Labels, errors, borders and the focus ring are ours.
 */
export function FramedCardFields({
  id,
  open,
  accepted,
  errors,
  onState,
  onLeaveField,
  ref,
}: CardProps & {
  /** Puts the frames into their places; the same function for the same gateway. */
  open: (places: CardPlaces) => Promise<FramedFields>;
}) {
  const { t } = useIntl();
  const [fields, setFields] = useState<FramedFields | null>(null);
  const [failed, setFailed] = useState(false);
  const [empty, setEmpty] = useState<readonly CardField[]>(cardFieldNames);
  const [focused, setFocused] = useState<CardField | null>(null);
  const places = useRef<Partial<Record<CardField, HTMLElement | null>>>({});
  const labels = {
    number: t('payment.card.number'),
    expiry: t('payment.card.expiry'),
    ccv: t('payment.card.ccv'),
  };
  const latest = useRef({ onState, onLeaveField, labels });
  useEffect(() => {
    latest.current = { onState, onLeaveField, labels };
  });
  useOwnPolicy();
  const brands = accepted.join();
  useEffect(() => {
    const { number, expiry, ccv } = places.current;
    if (failed || !number || !expiry || !ccv) return;
    let left = false;
    let opened: FramedFields | undefined;
    open({
      places: { number, expiry, ccv },
      labels: latest.current.labels,
      look: lookOf(number),
      accepted: brands.split(','),
      onState: (card) => {
        setEmpty(cardFieldNames.filter((name) => card.faults[name] === 'empty'));
        latest.current.onState(card);
      },
      onFocusField: setFocused,
      onLeaveField: (field) => {
        setFocused((now) => (now === field ? null : now));
        latest.current.onLeaveField(field);
      },
      onEnter: () => number.closest('form')?.requestSubmit(),
    }).then(
      (framed) => {
        opened = framed;
        if (left) framed.remove?.();
        else setFields(framed);
      },
      () => left || setFailed(true),
    );
    return () => {
      left = true;
      opened?.remove?.();
      setFields(null);
    };
  }, [open, failed, brands]);
  useImperativeHandle(ref, () => ({
    prime: () => fields?.prime() ?? Promise.reject(new CardRefused('unreachable')),
    clear: () => fields?.clear(),
  }));
  if (failed)
    return (
      <div className={css.notice} role="alert">
        <p>{t('payment.card.failed')}</p>
        <div>
          <Button variant="secondary" onClick={() => setFailed(false)}>
            {t('payment.card.reload')}
          </Button>
        </div>
      </div>
    );
  const field = (name: CardField) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    isEmpty: empty.includes(name),
    isFocused: focused === name,
    fields,
    onPlace: (of: CardField, place: HTMLElement | null) => void (places.current[of] = place),
  });
  return (
    <>
      <CardPlace {...field('number')} />
      <div className={css.two}>
        <CardPlace {...field('expiry')} hint={t('payment.card.expiry.hint')} />
        <CardPlace {...field('ccv')} hint={t('payment.card.ccv.hint')} />
      </div>
      <span className={visuallyHidden} role="status">
        {!fields && t('payment.card.loading')}
      </span>
    </>
  );
}
