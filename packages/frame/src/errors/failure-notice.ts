import { useErrorMessage } from './error-message.ts';
import { useNotify } from './notices.tsx';

/** Reports a failed call in a notice; as `onFailed` of a form only if its fields do not show the error already. */
export function useFailureNotice(): (error: unknown, shownAtFields?: boolean) => void {
  const notify = useNotify();
  const errorMessage = useErrorMessage();
  return (error, shownAtFields = false) => {
    if (!shownAtFields) notify(errorMessage(error));
  };
}
