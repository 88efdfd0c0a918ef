import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Money } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { dot } from '@voyage/i18n/join.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { memo, useId, useState } from 'react';
import { onlyIn } from '../state/only-in.ts';
import * as css from './detail.css.ts';

/**
 * A hotel's story, with its highlights beside it. A phone shows the first lines until it is expanded.
 */
export const HotelStory = memo(function HotelStory({ hotel }: { hotel: HotelDetail }) {
  const { story, highlights } = hotel;
  const lang = langOf(hotel, 'story');
  const { t } = useIntl();
  const [open, setOpen] = useState(false);
  const id = useId();
  const canFold = story.length > 1;
  return (
    <div className={css.storyColumns}>
      <div>
        <div id={id} className={css.paragraphs} data-folded={(canFold && !open) || undefined} lang={lang}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {lang && <p className={`${smallPrint} ${css.onlyIn}`}>{onlyIn(t, 'stays.onlyIn', lang)}</p>}
        {canFold && (
          <button
            type="button"
            className={css.readMore}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'stays.detail.readLess' : 'stays.detail.readMore')}
          </button>
        )}
      </div>
      {highlights.length > 0 && (
        <ul className={css.highlights} lang={langOf(hotel, 'highlights')}>
          {highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** The membership's privileges here, and their value for the stay. */
export function Privileges({ worth }: { worth: Money | null | undefined }) {
  const { t } = useIntl();
  const approximations = useApproximations();
  return (
    <Section className={css.privileges} id="privileges" title={t('stays.detail.privileges')}>
      <ul>
        <li>{t('stays.detail.breakfast')}</li>
        <li>{t('stays.detail.credit')}</li>
      </ul>
      <p>
        {worth && (
          <>
            <span className={text.strong}>
              {t('stays.detail.worth', {
                amount: writtenAmount(approximations, worth, { whole: true }).first,
              })}
            </span>
            <span>{dot}</span>
          </>
        )}
        <span className={smallPrint}>{t('stays.detail.plansNote')}</span>
      </p>
    </Section>
  );
}
