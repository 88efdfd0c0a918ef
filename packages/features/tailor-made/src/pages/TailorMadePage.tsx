import { tailorMadeStages } from '@voyage/domain/tailor-made.ts';
import { useLoggedIn } from '@voyage/frame/session/member.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { byPhrase, heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { lazy, Suspense } from 'react';
import { LazyFeeTable, LazyRequestSection } from '../parts/lazy-parts.ts';
import { stageValues } from '../state/stage-values.ts';
import * as css from './TailorMadePage.css.ts';

const OwnJourneys = lazy(() => import('../parts/OwnJourneys.tsx'));

/** The six stages, what they cost, and the form; whoever has asked already sees how far it is (docs/product/screens.md, "tailor-made"). */
export function TailorMadePage() {
  const { formatMessage: t } = useIntl();
  const loggedIn = useLoggedIn();
  return (
    <>
      <div className={`${container} ${css.top}`}>
        <div className={css.words}>
          <h1 className={`${heading.h1} ${byPhrase}`}>{t({ id: 'tailorMade.heading' })}</h1>
          <p className={text.large}>{t({ id: 'tailorMade.intro' })}</p>
          <a className={buttonClass('primary')} href="#request">
            {t({ id: 'tailorMade.ask' })}
          </a>
        </div>
        <div className={css.picture}>
          <Picture
            source={pictureSource('art-tailor-made')}
            alt=""
            crop="fill"
            sizes="(min-width: 68rem) 44rem, 100vw"
            priority
          />
        </div>
      </div>
      {loggedIn && (
        <Suspense>
          <OwnJourneys />
        </Suspense>
      )}
      <section className={css.band} aria-labelledby="stages">
        <div className={container}>
          <h2 className={`${heading.h2} ${css.sectionTitle}`} id="stages">
            {t({ id: 'tailorMade.stages.title' })}
          </h2>
          <ol className={css.stages}>
            {tailorMadeStages
              .filter((stage) => stage !== 'travel')
              .map((stage, at) => (
                <li key={stage} className={css.stage}>
                  <span className={css.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <h3 className={text.title}>{t({ id: `tailorMade.stage.${stage}` })}</h3>
                  <p className={secondary}>
                    {t({ id: `tailorMade.stage.${stage}.text` }, stageValues(stage))}
                  </p>
                </li>
              ))}
          </ol>
          <p className={`${text.lead} ${measure} ${css.after}`}>{t({ id: 'tailorMade.stages.end' })}</p>
        </div>
      </section>
      <LazyFeeTable />
      <LazyRequestSection />
    </>
  );
}
