import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useMutation } from '@tanstack/react-query';
import { NewsletterStep } from '../parts/NewsletterStep.tsx';

/** Unsubscribes after a press, because mail scanners open links too. */
export function NewsletterUnsubscribePage({ token }: { token: string | undefined }) {
  const { t, api } = usePage();
  const leave = useMutation({ mutationFn: (token: string) => api.call('unsubscribe', { body: { token } }) });
  const done = leave.isSuccess
    ? { title: t({ id: 'newsletter.ended.title' }), text: t({ id: 'newsletter.ended.text' }) }
    : undefined;
  return (
    <NewsletterStep
      token={token}
      title={t({ id: 'newsletter.leave.title' })}
      text={t({ id: 'newsletter.leave.text' })}
      action={t({ id: 'newsletter.leave.action' })}
      onPress={leave.mutate}
      isBusy={leave.isPending}
      error={leave.error}
      done={done}
    />
  );
}
