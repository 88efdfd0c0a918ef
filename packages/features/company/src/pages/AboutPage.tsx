import { useIntl } from '@voyage/i18n/intl.tsx';
import { brandPictures } from '@voyage/pictures/brand-pictures.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, figure, heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { Blocks } from '../parts/Blocks.tsx';
import type { FilledAbout } from '../state/document.ts';
import * as css from './AboutPage.css.ts';

/** A description of the company in a few paragraphs, and its milestones. */
export function AboutPage({ about: { title, summary, sections, milestones } }: { about: FilledAbout }) {
  const { t } = useIntl();
  return (
    <div className={container}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={`${heading.h1} ${byPhrase}`}>{title}</h1>
          <p className={`${text.large} ${secondary}`}>{summary}</p>
        </header>
        <div className={css.picture}>
          <Picture
            source={pictureSource(brandPictures.about)}
            alt=""
            crop="fill"
            sizes="(min-width: 64rem) 64rem, 100vw"
            priority
          />
        </div>
        <div className={css.parts}>
          {sections.map(({ id, title, body }) => (
            <Section key={id} className={css.part} id={id} title={title}>
              <div className={css.words}>
                <Blocks blocks={body} />
              </div>
            </Section>
          ))}
          <Section className={css.part} id="milestones" title={t('company.milestones.title')}>
            <ol className={css.years}>
              {milestones.map(({ year, text }) => (
                <li key={year} className={css.year}>
                  <time dateTime={year} className={`${heading.h3} ${figure}`}>
                    {year}
                  </time>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
    </div>
  );
}
