import { useIntl } from '@voyage/i18n/intl.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import type { CreditLines } from './picture-credits-route.ts';
import * as css from './PictureCreditsPage.css.ts';

const thumbnail = '7rem';

/** Every picture of the site: what it shows, who made it, where it comes from and under which licence. */
export function PictureCreditsPage({ credits: { photographs, drawings } }: { credits: CreditLines }) {
  const { formatMessage: t } = useIntl();
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.words}>
        <h1 className={heading.h1}>{t({ id: 'credits.title' })}</h1>
        <p className={`${text.lead} ${measure}`}>{t({ id: 'credits.intro' })}</p>
      </div>
      <section aria-labelledby="photographs">
        <h2 className={heading.h3} id="photographs">
          {t({ id: 'credits.photographs.title' })}
        </h2>
        <ul className={css.list}>
          {photographs.map(({ id, shows, credit, source, licence }) => (
            <li key={id} className={css.item}>
              <div className={css.picture}>
                <Picture source={hotelPicture(id)} alt="" sizes={thumbnail} />
              </div>
              <div>
                <p>{shows}</p>
                <p className={`${text.small} ${secondary}`}>
                  {credit.startsWith('Not named')
                    ? t({ id: 'credits.unnamed' })
                    : t({ id: 'journal.photograph' }, { name: credit })}
                </p>
                <p className={`${text.small} ${secondary}`} lang="en">
                  {source} · {licence}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="drawings">
        <h2 className={heading.h3} id="drawings">
          {t({ id: 'credits.drawings.title' })}
        </h2>
        <p className={secondary}>{t({ id: 'credits.drawings.text' })}</p>
        <ul className={css.list}>
          {drawings.map(({ id, shows }) => (
            <li key={id} className={css.item}>
              <div className={css.picture}>
                <Picture source={hotelPicture(id)} alt="" sizes={thumbnail} />
              </div>
              <p>{shows}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
