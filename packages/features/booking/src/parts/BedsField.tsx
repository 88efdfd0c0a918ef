import { usePage } from '@voyage/site-core/context/use-page.ts';
import { SupplierText } from '@voyage/stay-parts/SupplierText.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { RadioGroup } from '@voyage/ui/forms/ChoiceGroup.tsx';
import type { Plan } from '../state/plan.ts';

/** The beds of the rooms, where there is a choice: each kind is an offer of its own. */
export function BedsField({
  plan: { offer, stay },
  onChoose,
}: {
  plan: Plan;
  onChoose: (offerRef: string) => void;
}) {
  const { t } = usePage();
  if (!offer.beds) return null;
  return (
    <RadioGroup
      label={<span className={heading.h3}>{t('booking.beds')}</span>}
      hint={stay.rooms.length > 1 ? t('booking.beds.hint') : undefined}
      choices={offer.beds.map((beds) => ({ value: beds.offerRef, label: <SupplierText of={beds} /> }))}
      value={offer.offerRef}
      onChange={onChoose}
      inline
    />
  );
}
