import { isFailure } from '@voyage/api-client/failure.ts';
import { brand } from '@voyage/brand';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { CodeInput } from '@voyage/ui/forms/CodeInput.tsx';
import { formatCountdown, watchDeadline, systemClock } from '@voyage/ui/feedback/countdown.ts';
import { FieldError } from '@voyage/ui/forms/Field.tsx';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as css from './VerifiedContact.css.ts';

interface Props {
  channel: 'email' | 'phone';
  /** The address or number to be verified, from the form. */
  target: string;
  /** Whether `target` is complete: nothing is sent otherwise. */
  sendable: boolean;
  /** Proof of an earlier verification; '' if there is none. */
  ticket: string;
  onTicket: (ticket: string) => void;
  /** The mailbox is verified, and already has an account. */
  onRegistered?: () => void;
  /** Of the control, the target of an error summary. */
  id: string;
  error: string | undefined;
}
/** As a timestamp in milliseconds. */
interface Sent {
  target: string;
  again: number;
  ends: number;
}

/**
 * Sends a code of six digits to a mailbox or telephone and accepts it: typed, pasted, or filled in by the
 * phone (docs/product/states.md, "Registration").
 */
export function VerifiedContact({
  channel,
  target,
  sendable,
  ticket,
  onTicket,
  onRegistered,
  id,
  error,
}: Props) {
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const sentHere = sent?.target === target ? sent : undefined;
  const wait = useSecondsUntil(sentHere?.again);
  const left = useSecondsUntil(sentHere?.ends);
  const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
  const send = useMutation({
    mutationFn: (to: string) =>
      channel === 'email'
        ? api.call('sendEmailCode', { body: { email: to, brand: brand.id } })
        : api.call('sendPhoneCode', { body: { phone: to, brand: brand.id } }),
    onSuccess: ({ expiresInSeconds, resendInSeconds }, to) => {
      setCode('');
      check.reset();
      setSent({ target: to, again: inSeconds(resendInSeconds), ends: inSeconds(expiresInSeconds) });
    },
    onError: (failure, to) => {
      // A code was sent a moment ago, perhaps before a reload: it is still valid.
      if (isFailure(failure, 'codeSentRecently') && failure.details)
        setSent({
          target: to,
          again: inSeconds(failure.details.retryAfterSeconds),
          ends: sentHere?.ends ?? inSeconds(failure.details.retryAfterSeconds),
        });
    },
  });
  const check = useMutation({
    mutationFn: (figures: string) =>
      channel === 'email'
        ? api.call('checkEmailCode', { body: { email: target, code: figures } })
        : api.call('checkPhoneCode', { body: { phone: target, code: figures } }),
    onSuccess: (answer) => {
      if ('registered' in answer && answer.registered) onRegistered?.();
      else onTicket(answer.ticket);
      setSent(undefined);
      setCode('');
    },
  });
  if (ticket)
    return (
      <p className={css.verified} id={id} role="status">
        <CircleCheck size={18} aria-hidden />
        <span>{` ${t(`register.verify.${channel}.done`, { target })}`}</span>
      </p>
    );
  const failure = check.error ?? send.error;
  const problem = failure ? errorMessage(failure) : error;
  if (!sentHere)
    return (
      <div className={css.box}>
        <p className={css.words}>{t(`register.verify.${channel}`)}</p>
        <Button
          id={id}
          variant="secondary"
          disabled={!sendable}
          busy={send.isPending && t('site.sending')}
          onClick={() => send.mutate(target)}
        >
          {t('register.verify.send')}
        </Button>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      </div>
    );
  return (
    <div className={css.box}>
      <p className={css.words} role="status">
        {left > 0
          ? t('register.verify.sent', { target, minutes: Math.ceil(left / 60) })
          : t('register.verify.ended')}
      </p>
      <CodeInput
        id={id}
        label={t('register.verify.code')}
        value={code}
        disabled={check.isPending}
        error={problem}
        onChange={(next) => {
          setCode(next);
          if (check.isError) check.reset();
        }}
        onComplete={(figures) => check.mutate(figures)}
      />
      <Button
        variant="secondary"
        disabled={wait > 0 || check.isPending}
        busy={send.isPending && t('site.sending')}
        onClick={() => send.mutate(target)}
      >
        {wait > 0 ? t('register.verify.wait', { time: formatCountdown(wait) }) : t('register.verify.again')}
      </Button>
    </div>
  );
}

/** Whole seconds until an instant, counting down; 0 if there is none. */
function useSecondsUntil(instant: number | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (instant === undefined) return;
    return watchDeadline(instant, systemClock, setSeconds);
  }, [instant]);
  return instant === undefined ? 0 : seconds;
}
