import { useIntl } from '@voyage/i18n/intl.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import type { ReactNode } from 'react';
import { LazyLayer } from './LazyLayer.tsx';

const Dialog = lazyPart(() => import('@voyage/ui/feedback/Dialog.tsx'));

/** Asks before something is done that cannot be undone; what is lost is its content. */
export function Confirmation({
  title,
  yes,
  no,
  busy,
  onYes,
  onNo,
  children,
}: {
  title: string;
  yes: string;
  no: string;
  /** It is being done. */
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}) {
  const { t } = useIntl();
  return (
    <LazyLayer onFailed={onNo}>
      <Dialog
        alert
        title={title}
        closeLabel={t('site.close')}
        onClose={onNo}
        actions={
          <>
            <Button variant="secondary" onClick={onNo}>
              {no}
            </Button>
            <Button onClick={onYes} busy={busy && t('site.loading')}>
              {yes}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </LazyLayer>
  );
}
