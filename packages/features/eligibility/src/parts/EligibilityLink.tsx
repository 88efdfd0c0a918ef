import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';

/** A link to the check, for other features' pages. */
export function EligibilityLink() {
  const { t } = useIntl();
  return <TextLink href={href.page(useLocale(), 'eligibility')}>{t('eligibility.title')}</TextLink>;
}
