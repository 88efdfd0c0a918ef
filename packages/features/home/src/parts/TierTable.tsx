import { useIntl } from '@voyage/i18n/intl.tsx';
import { feeOf } from '@voyage/journey-parts/tier-privileges.ts';
import { TierComparison } from '@voyage/journey-parts/TierComparison.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { heading, text } from '@voyage/ui/typography.css.ts';
import * as css from './TierTable.css.ts';

/** What each level of membership gives. */
export function TierTable() {
  const { formatMessage: t } = useIntl();
  return (
    <section className={css.band} aria-labelledby="privileges">
      <div className={container}>
        <div className={css.words}>
          <h2 className={heading.h1} id="privileges">
            {t({ id: 'brand.home.privileges' })}
          </h2>
          <p className={`${text.lead} ${measure}`}>{t({ id: 'brand.home.privileges.intro' })}</p>
        </div>
        <TierComparison labelledBy="privileges" feeOf={feeOf} />
      </div>
    </section>
  );
}
