import { policy } from '@voyage/domain/policy.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { atLeast } from '@voyage/domain/tier.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { dot } from '@voyage/i18n/join.ts';
import { NewTabLink } from '@voyage/site-chrome/links/NewTabLink.tsx';
import { href } from '@voyage/routes/href.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

/** Within a sentence: our telephone, and the concierge for levels that have one, otherwise how to write to us. */
export function AskUs() {
  const { t, locale } = usePage();
  const { data: profile } = useProfile();
  const hasConcierge = profile && atLeast(profile.membership.level, policy.concierge.minimumLevel);
  return (
    <>
      <PhoneLink />
      <span>{dot}</span>
      <NewTabLink
        className={link}
        href={hasConcierge ? href.page(locale, 'user/concierge') : href.contact(locale)}
      >
        {t(hasConcierge ? 'concierge.open' : 'site.contact')}
      </NewTabLink>
    </>
  );
}
