import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useMutation } from '@tanstack/react-query';
import { SubscriberDetails } from '../parts/SubscriberDetails.tsx';
import { NewsletterStep } from '../parts/NewsletterStep.tsx';

/** The second step of the double opt-in. Requires a press, because mail scanners open links too. */
export function NewsletterConfirmPage({ token }: { token: string | undefined }) {
  const { t, api } = usePage();
  const confirm = useMutation({
    mutationFn: (token: string) => api.call('confirmNewsletter', { body: { token } }),
  });
  const done =
    confirm.data &&
    (confirm.data.state === 'subscribed'
      ? {
          title: t('newsletter.subscribed.title'),
          text: t('newsletter.subscribed.text', { email: confirm.data.email }),
        }
      : {
          title: t('newsletter.already.title'),
          text: t('newsletter.already.text', { email: confirm.data.email }),
        });
  return (
    <NewsletterStep
      token={token}
      title={t('newsletter.confirm.title')}
      text={t('newsletter.confirm.text')}
      action={t('newsletter.confirm.action')}
      onPress={confirm.mutate}
      isBusy={confirm.isPending}
      error={confirm.error}
      done={done}
    >
      {token && confirm.data?.state === 'subscribed' && <SubscriberDetails token={token} />}
    </NewsletterStep>
  );
}
