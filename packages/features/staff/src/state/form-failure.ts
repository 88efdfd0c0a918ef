import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { useNotify } from '@voyage/frame/errors/notices.tsx';

/** Reports a failed call in a notice, for `onFailed` of a form: unless its fields already show the error. */
export function useFormFailure(): (error: unknown, shownAtFields?: boolean) => void {
  const notify = useNotify();
  const failureWords = useErrorMessage();
  return (error, shownAtFields = false) => {
    if (!shownAtFields) notify(failureWords(error));
  };
}
