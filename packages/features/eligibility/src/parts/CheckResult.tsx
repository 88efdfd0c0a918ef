import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { href } from '@voyage/routes/href.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as css from './eligibility.css.ts';

interface Props {
  qualified: boolean;
  title: string;
  /** What it means, and what to do. */
  words: string;
}

/**
 * Whether it qualifies, with a link to join or to the existing membership. Takes the focus when it appears.
 */
export function CheckResult({ qualified, title, words }: Props) {
  const { t, locale } = usePage();
  const loggedIn = useLoggedIn();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const Icon = qualified ? CircleCheck : CircleAlert;
  return (
    <div className={css.result} data-qualified={qualified} tabIndex={-1} ref={box}>
      <p className={`${css.title} ${text.title}`}>
        <Icon className={css.icon} size={20} aria-hidden />
        <span>{title}</span>
      </p>
      <p>{words}</p>
      {loggedIn ? (
        <ButtonLink variant="secondary" href={href.ownMembership(locale)}>
          {t('membership.own.title')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" href={href.register(locale)}>
          {t('site.register')}
        </ButtonLink>
      )}
    </div>
  );
}
