import type { ConciergeMessage } from '@voyage/contracts/concierge.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { policy } from '@voyage/domain/policy.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { localTimeZone } from '@voyage/i18n/moments.ts';
import { Conversation } from '@voyage/correspondence/Conversation.tsx';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { PageSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChatPart } from '../parts/ChatPart.tsx';
import * as css from '../parts/concierge.css.ts';
import { MessageForm } from '../parts/MessageForm.tsx';
import * as user from '../parts/user.css.ts';
import { conciergeQuery, telephoneHours } from '../state/concierge.ts';
import { useOwnOrders, type OwnOrders } from '../state/own-orders.ts';

/** The concierge by message and by telephone; for members below the level, other ways to contact us. */
export function ConciergePage() {
  const { t, api } = usePage();
  const query = useQuery(conciergeQuery(api));
  const { data } = query;
  const orders = useOwnOrders();
  // The form is rendered in full: a field that appeared later would shift the page.
  const shown = data && (!data.available || orders) ? data : null;
  return (
    <div className={`${container} ${user.page}`}>
      <div className={user.top}>
        <h1 className={heading.h1}>{t('concierge.title')}</h1>
        {shown?.available && <p className={secondary}>{t('concierge.intro')}</p>}
      </div>
      {shown ? (
        <div className={css.page}>
          <div className={css.main}>
            {shown.chat && <ChatPart />}
            {shown.messages.length > 0 && <MessageHistory messages={shown.messages} />}
            {shown.available ? (
              <Write isFirst={shown.messages.length === 0} own={orders ?? { orders: [], next: '' }} />
            ) : (
              <NotIncluded />
            )}
          </div>
          <Telephone person={shown.person} />
        </div>
      ) : hasFailed(query) ? (
        // It shows the telephone number itself.
        <PartFailure queries={[query]} />
      ) : (
        <PageSkeleton label={t('site.loading')} />
      )}
    </div>
  );
}

/** Who answers, by telephone too, and until when on the member's own clock. */
function Telephone({ person }: { person: string | null }) {
  const { t } = useIntl();
  const [local] = useState(() => telephoneHours(localTimeZone(), new Date()));
  return (
    <aside className={css.aside} aria-labelledby="concierge-call">
      <h2 className={text.title} id="concierge-call">
        {person === null ? t('company.contact.call') : t('concierge.person', { name: person })}
      </h2>
      <PhoneLink className={css.phone} />
      <p className={smallPrint}>{t('site.hours', policy.service.telephone)}</p>
      {local && <p className={smallPrint}>{t('concierge.hours.local', local)}</p>}
    </aside>
  );
}

/** How many of the last messages are shown at first. */
const last = 20;

function MessageHistory({ messages }: { messages: readonly ConciergeMessage[] }) {
  const { t } = useIntl();
  const { data: profile } = useProfile();
  const [all, showAll] = useState(false);
  const label = t('concierge.conversation');
  return (
    <Section className={css.part} id="conversation" title={label}>
      {!all && messages.length > last && (
        <div>
          <Button variant="secondary" onClick={() => showAll(true)}>
            {t('concierge.earlier')}
          </Button>
        </div>
      )}
      <Conversation
        label={label}
        messages={all ? messages : messages.slice(-last)}
        reader="member"
        memberName={profile?.firstname ?? ''}
      />
    </Section>
  );
}

/** A sent form is replaced by an empty one for the next message. */
function Write({ isFirst, own }: { isFirst: boolean; own: OwnOrders }) {
  const { t } = useIntl();
  const [sent, setSent] = useState(0);
  return (
    <Section
      className={css.part}
      id="write-message"
      title={t(isFirst ? 'concierge.write.first' : 'concierge.write')}
    >
      <p className={secondary}>{t('concierge.reply', { hours: policy.service.replyHours })}</p>
      <MessageForm key={sent} own={own} takesFocus={sent > 0} onSent={() => setSent(sent + 1)} />
    </Section>
  );
}

function NotIncluded() {
  const { t, locale } = usePage();
  return (
    <Section className={css.part} id="not-included" title={t('concierge.levels.title')}>
      <p className={secondary}>{t('concierge.levels.text', { hours: policy.service.replyHours })}</p>
      <div className={css.actions}>
        <ButtonLink href={href.contact(locale)}>{t('concierge.levels.contact')}</ButtonLink>
        <ButtonLink variant="secondary" href={href.membership(locale)}>
          {t('concierge.levels.compare')}
        </ButtonLink>
      </div>
    </Section>
  );
}
