import { infants } from '@voyage/domain/occupancy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { usePartyField } from '@voyage/stay-parts/party-field.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { focusField } from '@voyage/ui/forms/focus-field.ts';
import { missingAge, TravellersField } from '@voyage/travel-ui/TravellersField.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { stack } from '@voyage/ui/base/layout.css.ts';
import { useEffect, useId, useState } from 'react';
import { draftFault } from '../state/search-draft.ts';
import type { StepProps } from '../state/search-step.ts';
import * as css from './SearchPanels.css.ts';

/**
 * Who travels. Every change is kept at once; "Done" requires a valid party with all ages, and moves to the
 * first missing age.
 */
export function PartyStep({
  attempts,
  draft,
  onChange,
  onNext,
  hasDone,
}: StepProps & {
  /** Whether there is a "Done" button; a sheet has its own. */
  hasDone: boolean;
}) {
  const { t } = useIntl();
  const id = useId();
  const [presses, press] = useState(0);
  const complaints = presses + attempts;
  const missing = missingAge(id, draft.rooms);
  const fault = draftFault(draft, useStayRules().limits);
  const words = usePartyField(fault);
  useEffect(() => {
    if (complaints > 0 && missing) focusField(missing);
    // oxlint-disable-next-line exhaustive-deps -- at a press, not when an age is chosen: that would take the focus away
  }, [complaints]);
  const ages = draft.rooms.flatMap(({ childAges }) => childAges.filter((age) => age !== null));
  const young = infants(ages);
  return (
    <div className={stack.x4}>
      <TravellersField
        id={id}
        value={draft.rooms}
        onChange={(rooms) => onChange({ ...draft, rooms })}
        {...words}
        showMissing={complaints > 0}
      />
      <p className={smallPrint} role="status">
        {young > 0 && t('stays.infants', { count: young })}
      </p>
      {hasDone && (
        <div className={css.done}>
          <Button variant="secondary" onClick={() => (fault ? press(presses + 1) : onNext(null))}>
            {t('stays.done')}
          </Button>
        </div>
      )}
    </div>
  );
}
