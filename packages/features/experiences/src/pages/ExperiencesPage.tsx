import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { labelled } from '@voyage/i18n/join.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, heading, secondary, text as type } from '@voyage/ui/base/typography.css.ts';
import { InterestButton } from '../parts/InterestButton.tsx';
import { LinkList } from '../parts/LinkList.tsx';
import { categories } from '../state/categories.ts';
import { nightsAndMonths } from '../state/train-season.ts';
import type { ExperiencesLoad } from './experience-route.ts';
import * as css from './ExperiencesPage.css.ts';

/**
 * The landing page of the experiences: each category with its print, and a link to its page or to customer
 * service.
 */
export function ExperiencesPage({ content }: { content: ExperiencesLoad }) {
  const { t, locale } = usePage();
  return (
    <div className={container}>
      <header className={css.head}>
        <h1 className={`${heading.h1} ${byPhrase}`}>{content.title}</h1>
        <p className={`${type.large} ${secondary} ${css.summary}`}>{content.summary}</p>
      </header>
      {content.categories.map(({ id, title, text, shows, places }, i) => {
        const category = categories[id];
        return (
          category && (
            <section key={id} id={id} className={css.category} aria-labelledby={`${id}-title`}>
              <Picture
                source={pictureSource(category.picture)}
                alt={shows}
                crop="landscape"
                sizes="(min-width: 68rem) 46rem, 100vw"
                priority={i === 0}
              />
              <div className={css.words}>
                <h2 className={heading.h2} id={`${id}-title`}>
                  {title}
                </h2>
                <p className={type.lead}>{text}</p>
                {places && (
                  <dl className={css.places}>
                    {places.map((place) => (
                      <div key={place.title} className={css.place}>
                        <dt className={type.strong}>{place.title}</dt>
                        <dd className={secondary}>{place.text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {id === 'trains' && (
                  <LinkList
                    items={content.trains.map((train) => ({
                      ...train,
                      note: nightsAndMonths(train, { t, locale }),
                    }))}
                    below="trains/"
                    direction="column"
                  />
                )}
                {id === 'ocean' && <LinkList items={content.lines} below="" direction="column" />}
                {category.page ? (
                  <ButtonLink
                    variant="secondary"
                    href={category.page(locale)}
                    aria-label={labelled(t('experiences.detail'), title)}
                  >
                    {t('experiences.detail')}
                  </ButtonLink>
                ) : (
                  <InterestButton about={title} variant="secondary" />
                )}
              </div>
            </section>
          )
        );
      })}
    </div>
  );
}
