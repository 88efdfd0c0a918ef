import type { MessageId } from '@voyage/i18n/messages.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Check } from 'lucide-react';
import * as css from './PrivilegeList.css.ts';

/** The benefits of a level as a checklist. `first`: specific lines before the others. */
export function PrivilegeList({
  privileges,
  first = [],
}: {
  privileges: readonly MessageId[];
  first?: readonly string[];
}) {
  const { t } = useIntl();
  const lines = [...first, ...privileges.map((id) => t(id))];
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <li key={line} className={css.line}>
          <Check className={css.icon} size={20} strokeWidth={1.5} aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
