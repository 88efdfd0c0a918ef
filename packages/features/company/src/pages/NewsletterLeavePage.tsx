import { useWords } from '@voyage/i18n/words.tsx';
import { useSite } from '@voyage/frame/router/site-context.ts';
import { useMutation } from '@tanstack/react-query';
import { NewsletterStep } from '../parts/NewsletterStep.tsx';

/** Ends the newsletter, after a press: scanners of mail open links too. */
export function NewsletterLeavePage() {
  const say = useWords();
  const { api } = useSite();
  const leave = useMutation({ mutationFn: (token: string) => api.call('unsubscribe', { body: { token } }) });
  const done = leave.isSuccess ? { title: say('newsletter.ended.title'), text: say('newsletter.ended.text') } : undefined;
  return (
    <NewsletterStep
      title={say('newsletter.leave.title')}
      text={say('newsletter.leave.text')}
      action={say('newsletter.leave.action')}
      onPress={leave.mutate}
      isBusy={leave.isPending}
      error={leave.error}
      done={done}
    />
  );
}
