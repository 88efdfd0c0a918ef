import { maxFastTrackPassengers } from '@voyage/contracts/fast-track.ts';
import { policy } from '@voyage/domain/policy.ts';
import { CapitalsField } from '@voyage/forms/fields.tsx';
import { useFieldValue } from '@voyage/forms/use-field-value.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Stepper } from '@voyage/ui/forms/Stepper.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { nameField, namesOf, places, type OrderForm } from '../state/order-form.ts';
import * as css from './order.css.ts';

/** How many travel, and the name of each as in the passport. */
export function Passengers({ form }: { form: OrderForm }) {
  const { t } = useIntl();
  const adults = useFieldValue(form, 'adults');
  const children = useFieldValue(form, 'children');
  const travel = (party: { adults: number; children: number }) => {
    form.change('names', namesOf(form.valueOf('names'), { adults, children }, party));
    form.change('adults', party.adults);
    form.change('children', party.children);
  };
  const [adultsWord, childrenWord] = [t('stays.adults'), t('stays.children')];
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('fastTrack.order.who')}</legend>
      <Stepper
        label={adultsWord}
        hint={t('stays.adults.hint', { age: policy.ages.child + 1 })}
        value={adults}
        min={1}
        max={maxFastTrackPassengers - children}
        fewerLabel={t('stays.fewer', { what: adultsWord })}
        moreLabel={t('stays.more', { what: adultsWord })}
        onChange={(value) => travel({ adults: value, children })}
      />
      <Stepper
        label={childrenWord}
        hint={t('fastTrack.children.hint', { age: policy.ages.child })}
        value={children}
        min={0}
        max={maxFastTrackPassengers - adults}
        fewerLabel={t('stays.fewer', { what: childrenWord })}
        moreLabel={t('stays.more', { what: childrenWord })}
        onChange={(value) => travel({ adults, children: value })}
      />
      <p className={secondary}>{t('fastTrack.order.who.hint')}</p>
      <div className={css.names}>
        {places.slice(0, adults + children).map((at) => (
          <CapitalsField
            key={at}
            form={form}
            name={nameField(at)}
            required
            {...(at >= adults ? { hint: t('fastTrack.child') } : {})}
            maxLength={60}
            autoComplete={at === 0 ? 'name' : 'off'}
          />
        ))}
      </div>
    </fieldset>
  );
}
