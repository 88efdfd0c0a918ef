import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

/** A link to the check, for other features' pages. */
export function EligibilityLink() {
  const { t } = useIntl();
  return (
    <Link className={link} href={href.page(useLocale(), 'eligibility')}>
      {t('eligibility.title')}
    </Link>
  );
}
