import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { FieldError } from '@voyage/ui/Field.tsx';
import { TextSkeleton } from '@voyage/ui/Skeletons.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as css from './payment.css.ts';
import { CardRefused, type CardFields } from '../state/card-fields.ts';
import type { CardField } from '../state/card-number.ts';
import { loadTappay, tappayFields, type TapPayGateway } from '../state/tappay-fields.ts';
import type { CardProps } from './EmbeddedCardFields.tsx';

const parts = ['number', 'expiry', 'ccv'] as const satisfies readonly CardField[];

/** Styles text in the frames like our own fields; CSS variables do not reach into frames. */
function stylesLike(place: HTMLElement): Record<string, Record<string, string>> {
  const { color, fontSize } = getComputedStyle(place);
  return { input: { color, 'font-size': fontSize } };
}

/** The payment provider's own frames: what is typed there never reaches our page. */
export function TapPayCardFields({
  id,
  gateway,
  accepted,
  errors,
  onState,
  ref,
}: CardProps & { gateway: TapPayGateway }) {
  const { formatMessage: t } = useIntl();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, tryAgain] = useState(0);
  const fields = useRef<CardFields>(null);
  const places = useRef<Partial<Record<CardField, HTMLDivElement | null>>>({});
  const latestOnState = useRef(onState);
  useEffect(() => {
    latestOnState.current = onState;
  });
  const { appId, appKey, serverType } = gateway;
  const brands = accepted.join();
  useEffect(() => {
    let left = false;
    loadTappay().then(
      (sdk) => {
        const { number, expiry, ccv } = places.current;
        if (left || !number || !expiry || !ccv) return;
        fields.current = tappayFields(
          sdk,
          { appId, appKey, serverType },
          {
            places: { number, expiry, ccv },
            styles: stylesLike(number),
            accepted: brands.split(','),
            onState: (card) => latestOnState.current(card),
          },
        );
        setState('ready');
      },
      () => left || setState('failed'),
    );
    return () => {
      left = true;
      fields.current = null;
    };
  }, [attempt, appId, appKey, serverType, brands]);
  useImperativeHandle(ref, () => ({
    prime: () => fields.current?.prime() ?? Promise.reject(new CardRefused('unreachable')),
    clear: () => fields.current?.clear(),
  }));
  const labels = {
    number: t({ id: 'payment.card.number' }),
    expiry: t({ id: 'payment.card.expiry' }),
    ccv: t({ id: 'payment.card.ccv' }),
  };
  const hints = {
    number: '',
    expiry: t({ id: 'payment.card.expiry.hint' }),
    ccv: t({ id: 'payment.card.ccv.hint' }),
  };
  if (state === 'failed')
    return (
      <div className={css.notice} role="alert">
        <p>{t({ id: 'payment.card.failed' })}</p>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setState('loading');
              tryAgain(attempt + 1);
            }}
          >
            {t({ id: 'payment.card.reload' })}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {state === 'loading' && <TextSkeleton lines={2} label={t({ id: 'payment.card.loading' })} />}
      {parts.map((part) => (
        <div
          key={part}
          className={css.framed}
          role="group"
          aria-labelledby={`${id}-${part}-label`}
          id={`${id}-${part}`}
          tabIndex={-1}
        >
          <span className={text.strong} id={`${id}-${part}-label`}>
            {labels[part]}
          </span>
          {hints[part] && <span className={`${text.small} ${secondary}`}>{hints[part]}</span>}
          <div className={css.frame} ref={(place) => void (places.current[part] = place)} />
          {errors[part] && <FieldError id={`${id}-${part}-error`}>{errors[part]}</FieldError>}
        </div>
      ))}
    </>
  );
}
