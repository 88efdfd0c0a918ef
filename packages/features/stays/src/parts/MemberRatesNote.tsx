import { href } from '@voyage/routes/href.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { withoutMembers } from '@voyage/site-core/session/until-known.css.ts';
import { useRateAudience } from '@voyage/stay-parts/stay-rules.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useRouterState } from '@tanstack/react-router';

/** Where member rates are for members alone, the way to them for whoever has not logged in; it leads back here. */
export function MemberRatesNote() {
  const { t, locale } = usePage();
  const here = useRouterState({ select: ({ location }) => location.href });
  if (useRateAudience() !== 'guest') return null;
  return (
    <p className={`${smallPrint} ${withoutMembers}`}>
      <TextLink href={href.login(locale, here)}>{t('stays.prices.memberRates')}</TextLink>
    </p>
  );
}
