import { answerConversation, type DeskConversation } from '@voyage/contracts/concierge.ts';
import { policy } from '@voyage/domain/policy.ts';
import { TextArea } from '@voyage/forms/fields.tsx';
import { Form, SubmitButton } from '@voyage/forms/Form.tsx';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { useForm } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { Conversation } from '@voyage/correspondence/Conversation.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { answerDraft } from '../state/answer-draft.ts';
import { deskKey } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';

/**
 * The messages between a member and the concierge, with a form for the answer; renders nothing without
 * messages.
 */
export function MemberConversation({
  userId,
  name,
  conversation: { messages, waitingSince },
}: {
  userId: string;
  name: string;
  conversation: DeskConversation;
}) {
  const { tDesk, locale, queryClient } = useDesk();
  const notify = useNotify();
  const title = useRef<HTMLHeadingElement>(null);
  const [answered, setAnswered] = useState(0);
  const upTo = messages.at(-1)?.id;
  if (upTo === undefined) return null;
  // The pressed button is removed: the focus moves to the heading.
  const done = async (words: string) => {
    await queryClient.invalidateQueries({ queryKey: deskKey });
    notify(words, 'positive');
    setAnswered((times) => times + 1);
    title.current?.focus();
  };
  return (
    <section className={`${css.part} ${css.measure}`} aria-labelledby="member-conversation">
      <h2 className={`${heading.h3} ${css.title}`} id="member-conversation" ref={title} tabIndex={-1}>
        {tDesk('conversation')}
      </h2>
      <p className={secondary}>
        {waitingSince === null
          ? tDesk('conversation.answered')
          : tDesk('conversation.waits', {
              moment: momentOn(waitingSince, { timeZone: localTimeZone(), place: null }, locale),
            })}
      </p>
      <Conversation label={tDesk('conversation')} messages={messages} reader="concierge" memberName={name} />
      <Answer
        key={answered}
        userId={userId}
        upTo={upTo}
        waits={waitingSince !== null}
        onAnswered={() => done(tDesk('conversation.sent'))}
        onClosed={() => done(tDesk('conversation.closed'))}
      />
    </section>
  );
}

const answerSchema = v.object({ text: answerConversation.body.entries.text.wrapped });

function Answer({
  userId,
  upTo,
  waits,
  onAnswered,
  onClosed,
}: {
  userId: string;
  /** The last message that was read. */
  upTo: string;
  waits: boolean;
  onAnswered: () => Promise<void>;
  onClosed: () => Promise<void>;
}) {
  const { t, tDesk, api } = useDesk();
  const showFailure = useFailureNotice();
  const draft = answerDraft(userId);
  const clearDraft = useClearDraft(draft);
  const answered = () => {
    clearDraft();
    return onAnswered();
  };
  const form = useForm({
    schema: answerSchema,
    defaults: { text: '' },
    labels: { text: tDesk('conversation.answer') },
    draft: { atom: draft },
    send: ({ text }, idempotencyKey) =>
      api.call('answerConversation', { idempotencyKey: idempotencyKey(), body: { userId, upTo, text } }),
    onSent: answered,
    onFailed: showFailure,
  });
  const close = useMutation({
    mutationFn: () =>
      api.call('answerConversation', {
        // Closing twice has no effect.
        idempotencyKey: `close-${upTo}`,
        body: { userId, upTo, text: null },
      }),
    onSuccess: onClosed,
    onError: (error) => showFailure(error),
  });
  return (
    <Form form={form}>
      <TextArea
        form={form}
        name="text"
        rows={5}
        required
        maxLength={policy.concierge.answerMax}
        hint={tDesk('conversation.hint')}
      />
      <div className={css.actions}>
        <SubmitButton form={form}>{tDesk('conversation.send')}</SubmitButton>
        {waits && (
          <Button
            variant="secondary"
            busy={close.isPending && t('site.sending')}
            onClick={() => close.mutate()}
          >
            {tDesk('conversation.close')}
          </Button>
        )}
      </div>
      <LeaveGuard when={form.dirty && !form.sent} />
    </Form>
  );
}
