import type { RequestIssue } from '@voyage/contracts/issues.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';

/** The message for an invalid value, shown beside its field. */
export function useIssueMessage(): (issue: Pick<RequestIssue, 'limit'> & { code: string }) => string {
  const { t, hasMessage: has } = useIntl();
  return ({ code, limit = 0 }) => {
    const id = `error.${code}`;
    return t(has(id) ? id : ('error.value' satisfies MessageId), { limit });
  };
}
