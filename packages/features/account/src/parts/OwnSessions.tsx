import { accountQueries } from '@voyage/api-client/account-queries.ts';
import type { sessions as contract } from '@voyage/contracts/account.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { localTimeZone, timeOn } from '@voyage/i18n/moments.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import * as css from './user.css.ts';
import { QuietButton } from './QuietButton.tsx';

/** More than anybody reads; older ones end with "all others". */
const shown = 10;
type Session = Output<typeof contract.data>['sessions'][number];

/** The sessions of the member, with buttons to end them. */
export function OwnSessions() {
  const { t, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const notify = useNotify();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(accountQueries.sessions(api));
  const { data, refetch } = query;
  const end = useMutation({
    mutationFn: (sessionId: string | undefined) =>
      api.call('endSessions', { body: sessionId === undefined ? {} : { sessionId } }),
    onSuccess: (left) => {
      queryClient.setQueryData(accountQueries.sessions(api).queryKey, left);
      notify(t('security.sessions.ended'), 'positive');
      title.current?.focus(); // the button is removed with its row
    },
    onError: (failure) => {
      showFailure(failure);
      void refetch();
    },
  });
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0;
  return (
    <section className={css.part} aria-labelledby="security-sessions">
      <h2 className={heading.h3} id="security-sessions" tabIndex={-1} ref={title}>
        {t('security.sessions.title')}
      </h2>
      <p className={secondary}>{t('security.sessions.text')}</p>
      <PartFailure queries={[query]} loading={2} />
      <ul className={css.list}>
        {data?.sessions.slice(0, shown).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end.isPending || end.mutate(session.id)}
          />
        ))}
      </ul>
      {data && data.sessions.length > shown && (
        <p className={secondary}>{t('security.sessions.more', { count: data.sessions.length - shown })}</p>
      )}
      {others > 1 && (
        <p>
          <Button variant="secondary" onClick={() => end.isPending || end.mutate(undefined)}>
            {t('security.sessions.all')}
          </Button>
        </p>
      )}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t, locale } = usePage();
  const clock = { timeZone: localTimeZone(), place: null };
  const { browser, system, current, startedAt, usedAt } = session;
  const device = dotted([browser, system]) || t('security.sessions.unknown');
  return (
    <li className={css.row}>
      <div className={css.lines}>
        <span className={text.strong}>{device}</span>
        <span className={secondary}>
          {current
            ? t('security.sessions.here', { since: timeOn(startedAt, clock, locale) })
            : t('security.sessions.used', {
                since: timeOn(startedAt, clock, locale),
                used: timeOn(usedAt, clock, locale),
              })}
        </span>
      </div>
      {!current && (
        <QuietButton name={t('security.sessions.end.name', { device })} onClick={onEnd}>
          {t('site.logout')}
        </QuietButton>
      )}
    </li>
  );
}
