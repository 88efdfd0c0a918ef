import { isFailure } from '@voyage/api-client/failure.ts';
import { href } from '@voyage/routes/href.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, text as type } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './NewsletterStep.css.ts';

interface Props {
  /** From the email's link; undefined if the link has no valid one. */
  token: string | undefined;
  title: string;
  text: string;
  action: string;
  onPress: (token: string) => void;
  isBusy: boolean;
  error: unknown;
  /** What to show once it is done. */
  done: { title: string; text: string } | undefined;
  /** Below the result. */
  children?: ReactNode;
}

/** An action from an email's link: a button, then the result. An invalid link is reported. */
export function NewsletterStep({
  token,
  title,
  text,
  action,
  onPress,
  isBusy,
  error,
  done,
  children,
}: Props) {
  const { t, locale } = usePage();
  const errorMessage = useErrorMessage();
  const isInvalid = !token || isFailure(error, 'invalidNewsletterLink', 'invalidValue');
  const shown =
    done ??
    (isInvalid
      ? { title: t('newsletter.invalid.title'), text: t('newsletter.invalid.text') }
      : { title, text });
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.words} role="status">
        <h1 className={heading.h1}>{shown.title}</h1>
        <p className={type.lead}>{shown.text}</p>
      </div>
      {error !== null && !isInvalid && (
        <p className={css.problem} role="alert">
          {errorMessage(error)}
        </p>
      )}
      {done && children}
      {done || isInvalid ? (
        <ButtonLink variant="secondary" href={href.journal(locale)}>
          {t('newsletter.journal')}
        </ButtonLink>
      ) : (
        <Button busy={isBusy && t('site.loading')} onClick={() => onPress(token)}>
          {action}
        </Button>
      )}
    </div>
  );
}
