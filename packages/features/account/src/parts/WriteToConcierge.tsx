import { policy } from '@voyage/domain/policy.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { href } from '@voyage/routes/href.ts';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { conciergeDraft } from '../state/concierge.ts';

/** For levels with a concierge: a link to its page, with a message about the order. */
export function WriteToConcierge({
  className,
  orderNumber,
  otherwise = null,
}: {
  className: string;
  orderNumber?: string;
  /** For the levels below. */
  otherwise?: ReactNode;
}) {
  const { t, locale } = usePage();
  const store = useStore();
  const { data: profile } = useProfile();
  if (!profile || !atLeast(profile.membership.level, policy.concierge.minimumLevel)) return otherwise;
  return (
    <Link
      className={className}
      href={href.page(locale, 'user/concierge')}
      // Earlier typed text is kept; another order replaces its own.
      onClick={() => orderNumber && store.set(conciergeDraft, (draft) => ({ ...draft, orderNumber }))}
    >
      {t('concierge.open')}
    </Link>
  );
}
