import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useMutation } from '@tanstack/react-query';
import { NewsletterStep } from '../parts/NewsletterStep.tsx';

/** Unsubscribes after a press, because mail scanners open links too. */
export function NewsletterUnsubscribePage({ token }: { token: string | undefined }) {
  const { t, api } = usePage();
  const leave = useMutation({ mutationFn: (token: string) => api.call('unsubscribe', { body: { token } }) });
  const done = leave.isSuccess
    ? { title: t('newsletter.ended.title'), text: t('newsletter.ended.text') }
    : undefined;
  return (
    <NewsletterStep
      token={token}
      title={t('newsletter.leave.title')}
      text={t('newsletter.leave.text')}
      action={t('newsletter.leave.action')}
      onPress={leave.mutate}
      isBusy={leave.isPending}
      error={leave.error}
      done={done}
    />
  );
}
