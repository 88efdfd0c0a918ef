import { useIntl } from '@voyage/i18n/intl.tsx';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import type { CampText } from '../state/content.ts';
import * as css from './CampDialog.css.ts';

/** Life in a camp. */
export default function CampDialog({
  camp: { title, entries },
  onClose,
}: {
  camp: CampText;
  onClose: () => void;
}) {
  const { t } = useIntl();
  return (
    <Dialog title={title} closeLabel={t('site.close')} onClose={onClose}>
      <div className={css.entries}>
        {entries.map((entry) => (
          <section key={entry.title} className={css.entry}>
            <h3 className={text.title}>{entry.title}</h3>
            <p>{entry.text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
