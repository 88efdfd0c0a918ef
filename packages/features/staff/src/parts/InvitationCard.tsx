import { isFailure } from '@voyage/api-client/failure.ts';
import type { DeskInvitation } from '@voyage/contracts/invitation.ts';
import { yearlyFeeTwd } from '@voyage/domain/membership.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { Confirmation } from '@voyage/site-core/errors/Confirmation.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { longDay } from '@voyage/i18n/dates.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { MemberLine } from './MemberLine.tsx';
import { useDeskRefresh } from './Section.tsx';

/** An invitation with its state and its code while it is open. */
export function InvitationCard({ invitation }: { invitation: DeskInvitation }) {
  const { t, tDesk, locale } = useDesk();
  const { code, level, complimentary, state, issuedAt, issuedBy, expiresAt, uses, maxUses, acceptedBy } =
    invitation;
  const recipient = invitation.recipient ?? tDesk('invitations.nobody');
  const day = (at: string) => longDay(taipeiDay(at), locale);
  const stateWord =
    state === 'open'
      ? expiresAt
        ? tDesk('invitations.state.open', { day: day(expiresAt) })
        : tDesk('invitations.state.unlimited')
      : state === 'expired'
        ? tDesk('invitations.state.expired', { day: expiresAt ? day(expiresAt) : '' })
        : tDesk(`invitations.state.${state}`);
  return (
    <li>
      <article className={css.card} id={code} tabIndex={-1} aria-labelledby={`invitation-${code}`}>
        <div className={css.head}>
          <div className={css.words}>
            <h4 className={`${text.title} ${css.note}`} id={`invitation-${code}`}>
              {recipient}
            </h4>
            <span className={secondary}>{`${t(`tier.${level}`)} · ${stateWord}`}</span>
          </div>
          {state === 'open' && (
            <CopyButton
              value={code}
              copyLabel={tDesk('invitations.copy', { recipient })}
              copiedText={tDesk('custom.copied')}
              failedText={tDesk('custom.copyFailed')}
            />
          )}
        </div>
        <FactsList
          facts={[
            {
              term: tDesk('invitations.kind'),
              value: complimentary
                ? tDesk('invitations.kind.free')
                : tDesk('invitations.kind.fee', {
                    amount: formatTwd(yearlyFeeTwd(level), locale),
                  }),
            },
            {
              term: tDesk('invitations.by'),
              value:
                issuedAt && issuedBy
                  ? tDesk('invitations.by.value', { day: day(issuedAt), name: issuedBy })
                  : tDesk('invitations.by.admin'),
            },
            maxUses > 1 && {
              term: tDesk('invitations.uses'),
              value: tDesk('invitations.uses.value', { uses, max: maxUses }),
            },
            acceptedBy.length > 0 && {
              term: tDesk('invitations.accepted'),
              value: (
                <span className={css.words}>
                  {acceptedBy.map((member) => (
                    <MemberLine key={member.userId} member={member} />
                  ))}
                </span>
              ),
            },
          ]}
        />
        {state === 'open' && <Withdraw code={code} recipient={recipient} />}
      </article>
    </li>
  );
}

/** Withdraws an invitation, after confirmation. */
function Withdraw({ code, recipient }: { code: string; recipient: string }) {
  const { tDesk, api } = useDesk();
  const refresh = useDeskRefresh();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const [confirming, setConfirming] = useState(false);
  const over = async () => {
    setConfirming(false);
    await refresh(code);
  };
  const withdraw = useMutation({
    mutationFn: () => api.call('withdrawInvitation', { body: { code } }),
    onSuccess: () => {
      notify(tDesk('invitations.withdraw.done', { recipient }), 'positive');
      return over();
    },
    onError: (error) => {
      if (!isFailure(error, 'inviteNotQualified')) {
        setConfirming(false);
        return showFailure(error);
      }
      notify(tDesk('invitations.withdraw.late'));
      return over();
    },
  });
  const name = tDesk('invitations.withdraw.name', { recipient });
  return (
    <div>
      <Button variant="quiet" aria-label={name} onClick={() => setConfirming(true)}>
        {tDesk('invitations.withdraw')}
      </Button>
      {confirming && (
        <Confirmation
          title={name}
          yes={tDesk('invitations.withdraw')}
          no={tDesk('cancel')}
          busy={withdraw.isPending}
          onYes={() => withdraw.mutate()}
          onNo={() => setConfirming(false)}
        >
          <p>{tDesk('invitations.withdraw.text')}</p>
        </Confirmation>
      )}
    </div>
  );
}
