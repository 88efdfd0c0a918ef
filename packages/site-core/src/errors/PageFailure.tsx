import { policy } from '@voyage/domain/policy.ts';
import { RequestFailure } from '@voyage/api-client/failure.ts';
import { PhoneLink } from '../context/PhoneLink.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { ErrorState } from '@voyage/ui/feedback/ErrorState.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useRouter } from '@tanstack/react-router';
import { isScriptMissing } from './chunk-failures.ts';
import { isChunkFailure } from './failure-message.ts';
import { reloadIfSiteAnswers } from './reload.ts';
import { useErrorMessage } from './error-message.ts';

/**
 * Shown instead of a page, or its main content, that could not be displayed: what happened, a retry button,
 * and the telephone number of customer service.
 */
export function PageFailure({
  error,
  level = 1,
  busy,
  onRetry,
}: {
  error: unknown;
  /** 2 if the page already has a heading. */ level?: 1 | 2;
  /** While it is tried again, in the words of the button. */ busy?: string | false;
  /** Retries; by default all calls of the page are made again. What could not be displayed is mounted again. */ onRetry?: () => unknown;
}) {
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  const router = useRouter();
  const retry =
    onRetry ?? (error instanceof RequestFailure ? () => router.invalidate() : reloadIfSiteAnswers);
  const again = () => void (isChunkFailure(error) || isScriptMissing() ? reloadIfSiteAnswers() : retry());
  return (
    <ErrorState
      level={level}
      title={t('site.error.title')}
      text={errorMessage(error)}
      retryLabel={t('site.retry')}
      busy={busy}
      onRetry={again}
      help={
        <p className={secondary}>
          <span>{`${t('site.error.call')} `}</span>
          <PhoneLink />
          <br />
          <span>{t('site.hours', policy.service.telephone)}</span>
        </p>
      }
    />
  );
}
