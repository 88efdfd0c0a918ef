import type { Offer } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { RadioGroup } from '@voyage/ui/forms/ChoiceGroup.tsx';
import type { Beds } from './bed-choice.ts';
import { SupplierText } from './SupplierText.tsx';

/** The beds of the rooms, where there is a choice: each kind is an offer of its own. */
export function BedsField({
  offer: { offerRef, beds },
  rooms,
  isSection = false,
  onChoose,
}: {
  offer: Pick<Offer, 'offerRef' | 'beds'>;
  /** How many are booked, all with the same beds. */
  rooms: number;
  /** Headed as a part of a form, not of a rate. */
  isSection?: boolean;
  onChoose: (beds: Beds) => void;
}) {
  const { t } = useIntl();
  if (!beds) return null;
  return (
    <RadioGroup
      label={isSection ? <span className={heading.h3}>{t('booking.beds')}</span> : t('booking.beds')}
      hint={rooms > 1 ? t('booking.beds.hint') : undefined}
      choices={beds.map((kind) => ({ value: kind.offerRef, label: <SupplierText of={kind} /> }))}
      value={offerRef}
      onChange={(chosen) => {
        const kind = beds.find((one) => one.offerRef === chosen);
        if (kind) onChoose(kind);
      }}
      inline
    />
  );
}
