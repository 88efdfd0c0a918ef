import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { isStaff } from '@voyage/domain/tier.ts';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { AccountRequest } from '../parts/AccountRequest.tsx';
import { ChangePassword } from '../parts/ChangePassword.tsx';
import { MemberPage } from '../parts/MemberPage.tsx';
import { OwnSessions } from '../parts/OwnSessions.tsx';

/** For staff only. */
const LazySecondFactor = /* @__PURE__ */ lazyPart(() => import('../parts/SecondFactor.tsx'));

/**
 * The security of an account: the password, for staff the second factor, sessions, a copy of the data, and
 * deletion.
 */
export function SecurityPage() {
  const { t, api } = usePage();
  const { data: profile } = useProfile();
  const query = useQuery(accountQueries.accountRequests(api));
  const { data } = query;
  return (
    <MemberPage title={t('security.title')}>
      <ChangePassword />
      {profile && isStaff(profile.roles) && (
        <LazyPart fallback={<ListSkeleton label={t('site.loading')} count={1} />}>
          <LazySecondFactor />
        </LazyPart>
      )}
      <OwnSessions />
      <PartFailure queries={[query]} />
      {data && (
        <>
          <AccountRequest kind="export" requests={data} />
          <AccountRequest kind="deletion" requests={data} />
        </>
      )}
    </MemberPage>
  );
}
