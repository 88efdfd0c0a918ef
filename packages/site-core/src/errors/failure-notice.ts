import { useIntl } from '@voyage/i18n/intl.tsx';
import { useErrorMessage } from './error-message.ts';
import { isChunkFailure } from './failure-message.ts';
import { useNotify } from './notices.tsx';
import { reloadIfSiteAnswers } from './reload.ts';

/** Reports a failed call in a notice; as `onFailed` of a form only if its fields do not show the error already. */
export function useFailureNotice(): (error: unknown, shownAtFields?: boolean) => void {
  const notify = useNotify();
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  return (error, shownAtFields = false) => {
    if (shownAtFields) return;
    // A script that is gone since a release comes with a reload, which is the visitor's to decide.
    notify(
      errorMessage(error),
      'negative',
      isChunkFailure(error) ? { label: t('site.retry'), onPress: reloadIfSiteAnswers } : undefined,
    );
  };
}
