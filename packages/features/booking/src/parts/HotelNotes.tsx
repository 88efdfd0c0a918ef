import { langOf } from '@voyage/domain/partial-text.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import type { Plan } from '../state/plan.ts';
import * as css from './booking.css.ts';

/** More are folded: those of a supplier may fill a page. */
const maxOpen = 6;

/** What a guest is to know before booking; nothing if there is nothing. */
export function HotelNotes({ plan }: { plan: Plan }) {
  const { t } = useIntl();
  const { notes } = plan;
  if (notes.length === 0) return null;
  const list = (
    <ul className={smallPrint} lang={langOf(plan, 'notes')}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
  if (notes.length <= maxOpen) return list;
  return (
    <details>
      <summary className={css.fold}>{t('stays.detail.policies')}</summary>
      {list}
    </details>
  );
}
