import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { Lock } from 'lucide-react';
import { useCallback, type Ref } from 'react';
import * as css from './payment.css.ts';
import type { PaymentState } from '../state/payment-state.ts';
import type { CardFields, CardState } from '../state/card-fields.ts';
import { cardFieldNames, type CardField } from '../state/card-number.ts';
import type { PaymentFormHandle } from '../state/payment-form.ts';
import type { CardPlaces } from './framed-fields.ts';
import frameAddress from '../../generated/card-frame.html?url';
import { FramedCardFields } from './FramedCardFields.tsx';

/** The card, in frames of the embedded gateway or the payment provider. The form gets their errors, never their content. */
export function CardPart({
  form,
  state: { gateway, cards },
  ref,
}: {
  form: PaymentFormHandle;
  state: PaymentState;
  ref: Ref<CardFields>;
}) {
  const { t } = useIntl();
  const { serverType, primeUrl, appId, appKey } = gateway;
  const open = useCallback(
    // One gateway a site: the other's code is never loaded.
    async (places: CardPlaces) => {
      if (serverType === 'embedded') {
        const { framedFields } = await import('./framed-fields.ts');
        return framedFields({ address: frameAddress, primeUrl: primeUrl ?? '' }, places);
      }
      const { loadTappay, tappayFields } = await import('./tappay-fields.ts');
      return tappayFields(await loadTappay(), { appId, appKey, serverType }, places);
    },
    [serverType, primeUrl, appId, appKey],
  );
  const card = {
    open,
    id: form.idOf('card'),
    accepted: cards,
    errors: Object.fromEntries(cardFieldNames.map((name) => [name, form.errorOf(`card.${name}`)])),
    onState: ({ faults }: CardState) => {
      for (const name of cardFieldNames) form.change(`card.${name}`, faults[name] ?? '');
    },
    // An empty field shows no error when left: the member can still come back to it.
    onLeaveField: (name: CardField) => form.valueOf(`card.${name}`) !== 'empty' && form.leave(`card.${name}`),
    ref,
  };
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('payment.card')}</legend>
      <p className={secondary}>{t('payment.card.accepted')}</p>
      <FramedCardFields {...card} />
      <p className={`${text.small} ${css.safe}`}>
        <Lock className={css.icon} size={16} aria-hidden />
        <span>{t('payment.card.notStored')}</span>
      </p>
      {serverType === 'embedded' && <p className={smallPrint}>{t('payment.card.demo')}</p>}
    </fieldset>
  );
}
