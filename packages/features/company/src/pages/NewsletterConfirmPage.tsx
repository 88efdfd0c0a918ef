import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useMutation } from '@tanstack/react-query';
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
          title: t({ id: 'newsletter.subscribed.title' }),
          text: t({ id: 'newsletter.subscribed.text' }, { email: confirm.data.email }),
        }
      : {
          title: t({ id: 'newsletter.already.title' }),
          text: t({ id: 'newsletter.already.text' }, { email: confirm.data.email }),
        });
  return (
    <NewsletterStep
      token={token}
      title={t({ id: 'newsletter.confirm.title' })}
      text={t({ id: 'newsletter.confirm.text' })}
      action={t({ id: 'newsletter.confirm.action' })}
      onPress={confirm.mutate}
      isBusy={confirm.isPending}
      error={confirm.error}
      done={done}
    />
  );
}
