import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { PageFailure } from '@voyage/frame/errors/PageFailure.tsx';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useQuery } from '@tanstack/react-query';
import { AccountRequest } from '../parts/AccountRequest.tsx';
import { ChangePassword } from '../parts/ChangePassword.tsx';
import { MemberPage } from '../parts/MemberPage.tsx';
import { OwnSessions } from '../parts/OwnSessions.tsx';

/** What keeps an account its member's own: the password, where they are logged in, their data, and its end. */
export function SecurityPage() {
  const { formatMessage: t } = useIntl();
  const { api } = useSite();
  const { data, error, refetch } = useQuery(accountQueries.accountRequests(api));
  return (
    <MemberPage title={t({ id: 'security.title' })}>
      <ChangePassword />
      <OwnSessions />
      {error && !data && <PageFailure error={error} level={2} onRetry={() => refetch()} />}
      {data && (
        <>
          <AccountRequest kind="export" requests={data} />
          <AccountRequest kind="deletion" requests={data} />
        </>
      )}
    </MemberPage>
  );
}
