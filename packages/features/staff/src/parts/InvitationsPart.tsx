import type { DeskInvitation } from '@voyage/contracts/invitation.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deskKey, deskQueries } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { Loaded, Section } from './Section.tsx';

interface Issued {
  invitation: DeskInvitation;
  email: string;
}

/** Invites people to a level, and lists the invitations with their state. */
export function InvitationsPart({ page }: { page: number }) {
  const { tDesk, api, queryClient } = useDesk();
  const [issued, setIssued] = useState<Issued | null>(null);
  const query = useQuery({ ...deskQueries.invitations(api, page), placeholderData: keepPreviousData });
  return (
    <Section title={tDesk('invitations')} text={tDesk('invitations.text')}>
      <section className={`${css.part} ${css.measure}`} aria-labelledby="new-invitation">
        <h3 className={heading.h3} id="new-invitation">
          {tDesk('invitations.new')}
        </h3>
        {issued ? (
          <Done issued={issued} onAgain={() => setIssued(null)} />
        ) : (
          <InvitationForm
            onIssued={(invitation, email) => {
              setIssued({ invitation, email });
              void queryClient.invalidateQueries({ queryKey: deskKey });
            }}
          />
        )}
      </section>
      <section className={css.kind} aria-labelledby="invitations-issued">
        <h3 className={heading.h3} id="invitations-issued">
          {tDesk('invitations.issued')}
        </h3>
        <Loaded query={query}>
          {({ total, pageSize, invitations }) => (
            <>
              {invitations.length === 0 ? (
                <EmptyPanel ornament="letter" level={3} title={tDesk('invitations.empty')} />
              ) : (
                <ul className={css.list}>
                  {invitations.map((invitation) => (
                    <InvitationCard key={invitation.code} invitation={invitation} />
                  ))}
                </ul>
              )}
              <DeskPagination
                label={tDesk('invitations.pages')}
                part="invitations"
                page={page}
                total={total}
                pageSize={pageSize}
              />
            </>
          )}
        </Loaded>
      </section>
    </Section>
  );
}

/** The code, to hand on. Takes the focus, since the form is gone. */
function Done({ issued: { invitation, email }, onAgain }: { issued: Issued; onAgain: () => void }) {
  const { tDesk } = useDesk();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => done.current?.focus(), []);
  const recipient = invitation.recipient ?? '';
  return (
    <div className={css.list}>
      <p className={`${text.strong} ${css.confirmation}`} ref={done} tabIndex={-1}>
        {tDesk('invitations.done', { recipient })}
      </p>
      <CopyButton
        value={invitation.code}
        copyLabel={tDesk('invitations.copy', { recipient })}
        copiedText={tDesk('custom.copied')}
        failedText={tDesk('custom.copyFailed')}
      />
      {email && <p>{tDesk('invitations.done.mailed', { email })}</p>}
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {tDesk('invitations.again')}
        </Button>
      </div>
    </div>
  );
}
