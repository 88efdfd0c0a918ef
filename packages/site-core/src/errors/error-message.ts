import { RequestFailure, issuesOf } from '@voyage/api-client/failure.ts';
import type { IssueCode } from '@voyage/contracts/issues.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { failureMessage, isChunkFailure } from './failure-message.ts';

/** Rules whose message makes no sense away from the field. */
const besideField: ReadonlySet<IssueCode> = new Set([
  'required',
  'value',
  'characters',
  'too-short',
  'too-long',
  'too-few',
  'too-many',
  'too-small',
  'too-large',
]);

/**
 * The message for a failed call: that of the broken rule if it can stand alone, otherwise that of its code,
 * or of an unknown error (docs/product/errors.md).
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t, hasMessage: has } = useIntl();
  const issueMessage = useIssueMessage();
  return (error) => {
    if (isChunkFailure(error)) return t('error.chunk');
    const failure = error instanceof RequestFailure ? error : undefined;
    const issue =
      failure?.code === 'rq0001' ? issuesOf(failure).find((one) => !besideField.has(one.code)) : undefined;
    if (issue) return issueMessage(issue);
    const { id, request } = failureMessage({ code: failure?.code ?? 'sy0002', call: failure?.call });
    // A service newer than this page may send a code that the page does not know.
    return has(id) ? t(id, request ? { request: t(request) } : {}) : t('error.sy0002');
  };
}
