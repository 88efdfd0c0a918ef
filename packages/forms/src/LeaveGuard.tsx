import { useIntl } from '@voyage/i18n/intl.tsx';
import { useUnsavedChanges } from '@voyage/ui/forms/use-unsaved-changes.ts';
import { LazyBoundary } from '@voyage/ui/feedback/LazyBoundary.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useBlocker } from '@tanstack/react-router';

const LeaveDialog = lazyPart(() => import('@voyage/ui/feedback/LeaveDialog.tsx'));

/**
 * Asks before the visitor leaves the page and would lose something: with a dialog for navigation
 * within the site, otherwise through the browser. A new query on the same path does not count as
 * leaving.
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useIntl();
  const { mayLeave, question } = useUnsavedChanges(when);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: false,
    disabled: !when,
  });
  if (!question) return null;
  return (
    <LazyBoundary
      // Without the dialog's script the browser's own asks.
      onFailed={() => (confirm(t('form.leave.text')) ? question.leave() : question.stay())}
    >
      <LeaveDialog
        title={t('form.leave.title')}
        text={t('form.leave.text')}
        stayLabel={t('form.leave.stay')}
        leaveLabel={t('form.leave.leave')}
        closeLabel={t('site.close')}
        onStay={question.stay}
        onLeave={question.leave}
      />
    </LazyBoundary>
  );
}
