import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Steps } from '@voyage/ui/navigation/Steps.tsx';

const parts = ['account', 'membership', 'details', 'complete'] as const;

/** The progress of a registration; completed steps can be revisited until all are completed. */
export function RegisterSteps({
  at,
  redirect,
}: {
  at: (typeof parts)[number];
  redirect?: string | undefined;
}) {
  const { t, locale } = usePage();
  const complete = at === 'complete';
  const current = complete ? parts.length : parts.indexOf(at);
  return (
    <Steps
      label={t('register.steps')}
      linkAs={Link}
      current={current}
      position={t('register.position', { step: Math.min(current + 1, parts.length), count: parts.length })}
      doneLabel={t('register.step.done')}
      steps={parts.map((part) => ({
        label: t(`register.step.${part}`),
        ...(complete || part === 'complete'
          ? {}
          : { href: href.register(locale, { step: part === 'account' ? undefined : part, redirect }) }),
      }))}
    />
  );
}
