import { useWords } from '@voyage/i18n/words.tsx';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useMutation } from '@tanstack/react-query';
import { NewsletterStep } from '../parts/NewsletterStep.tsx';

/** The second half of the double opt-in. It waits for a press: scanners of mail open links too. */
export function NewsletterConfirmPage() {
  const say = useWords();
  const { api } = useSite();
  const confirm = useMutation({ mutationFn: (token: string) => api.call('confirmNewsletter', { body: { token } }) });
  const done =
    confirm.data &&
    (confirm.data.state === 'subscribed'
      ? { title: say('newsletter.subscribed.title'), text: say('newsletter.subscribed.text', { email: confirm.data.email }) }
      : { title: say('newsletter.already.title'), text: say('newsletter.already.text', { email: confirm.data.email }) });
  return (
    <NewsletterStep
      title={say('newsletter.confirm.title')}
      text={say('newsletter.confirm.text')}
      action={say('newsletter.confirm.action')}
      onPress={confirm.mutate}
      isBusy={confirm.isPending}
      error={confirm.error}
      done={done}
    />
  );
}
