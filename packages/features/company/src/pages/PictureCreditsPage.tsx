import { useIntl } from '@voyage/i18n/intl.tsx';
import { pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { container, measure } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import type { CreditLines, OwnPicture } from './picture-credits-route.ts';
import * as css from './PictureCreditsPage.css.ts';

const thumbnail = '7rem';

/** Credits of every picture on the site: what it shows, author, source and licence. */
export function PictureCreditsPage({
  credits: { photographs, renders, drawings },
}: {
  credits: CreditLines;
}) {
  const { t } = useIntl();
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.words}>
        <h1 className={heading.h1}>{t('credits.title')}</h1>
        <p className={`${text.lead} ${measure}`}>{t('credits.intro')}</p>
      </div>
      <Section id="photographs" title={t('credits.photographs.title')}>
        <ul className={css.list}>
          {photographs.map(({ id, shows, credit, source, licence }) => (
            <li key={id} className={css.item}>
              <div className={css.picture}>
                <Picture source={pictureOrDrawing(id)} alt="" sizes={thumbnail} />
              </div>
              <div>
                <p>{shows}</p>
                <p className={smallPrint}>
                  {credit.startsWith('Not named')
                    ? t('credits.unnamed')
                    : t('journal.photograph', { name: credit })}
                </p>
                <p className={smallPrint} lang="en">
                  {`${source} · ${licence}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Own
        id="renders"
        title={t('credits.renders.title')}
        words={t('credits.renders.text')}
        pictures={renders}
      />
      <Own
        id="drawings"
        title={t('credits.drawings.title')}
        words={t('credits.drawings.text')}
        pictures={drawings}
      />
    </div>
  );
}

interface OwnProps {
  id: string;
  title: string;
  words: string;
  pictures: OwnPicture[];
}

/** Pictures that are entirely our own. */
function Own({ id: section, title, words, pictures }: OwnProps) {
  return (
    <Section id={section} title={title}>
      <p className={secondary}>{words}</p>
      <ul className={css.list}>
        {pictures.map(({ id, shows }) => (
          <li key={id} className={css.item}>
            <div className={css.picture}>
              <Picture source={pictureOrDrawing(id)} alt="" sizes={thumbnail} />
            </div>
            <p>{shows}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
