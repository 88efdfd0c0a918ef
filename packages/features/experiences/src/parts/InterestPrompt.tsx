import { policy } from '@voyage/domain/policy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { byPhrase, heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { InterestButton } from './InterestButton.tsx';
import * as css from './InterestPrompt.css.ts';

/** The end of a page: invites the visitor to leave contact details. */
export function InterestPrompt({ about }: { about: string }) {
  const { t } = useIntl();
  return (
    <section className={css.band} aria-labelledby="interest">
      <div className={css.words}>
        <h2 className={`${heading.h2} ${byPhrase}`} id="interest">
          {t('experiences.interest.title')}
        </h2>
        <p className={`${text.lead} ${secondary} ${css.text}`}>
          {t('experiences.interest.text', { hours: policy.service.replyHours })}
        </p>
        <InterestButton about={about} />
      </div>
    </section>
  );
}
