import { useIntl } from '@voyage/i18n/intl.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { CardCheck } from '../parts/CardCheck.tsx';
import { InviteCheck } from '../parts/InviteCheck.tsx';
import * as css from '../parts/eligibility.css.ts';

/** Checks whether a card, by its first digits, or an invitation code qualifies for a level. */
export function EligibilityPage() {
  const { t } = useIntl();
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.words}>
        <h1 className={heading.h1}>{t('eligibility.title')}</h1>
        <p className={text.lead}>{t('eligibility.text')}</p>
      </div>
      <div className={css.ways}>
        <CardCheck />
        <InviteCheck />
      </div>
    </div>
  );
}
