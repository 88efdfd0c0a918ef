import { queries } from '@voyage/api-client/queries.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { byPhrase, heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LazyAirports } from '../parts/lazy-parts.ts';
import * as css from './FastTrackPage.css.ts';

const steps = ['choose', 'confirm', 'meet'] as const;

/** What fast track is, how it is ordered, and every airport that has it (docs/product/screens.md, "fast-track"). */
export function FastTrackPage() {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const { data } = useSuspenseQuery(queries.fastTrackAirports(api, locale));
  return (
    <>
      <div className={`${container} ${css.top}`}>
        <div className={css.words}>
          <h1 className={`${heading.h1} ${byPhrase}`}>{t({ id: 'fastTrack.heading' })}</h1>
          <p className={text.large}>
            {t({ id: 'fastTrack.intro' }, { percent: policy.service.fastTrackPercent })}
          </p>
          <a className={buttonClass('primary')} href="#airports">
            {t({ id: 'fastTrack.find' })}
          </a>
        </div>
        <div className={css.picture}>
          <Picture
            source={pictureSource('art-fast-track')}
            alt=""
            crop="fill"
            sizes="(min-width: 68rem) 44rem, 100vw"
            priority
          />
        </div>
      </div>
      <section className={css.band} aria-labelledby="how">
        <div className={container}>
          <h2 className={`${heading.h2} ${css.sectionTitle}`} id="how">
            {t({ id: 'fastTrack.how.title' })}
          </h2>
          <ol className={css.steps}>
            {steps.map((step, at) => (
              <li key={step} className={css.step}>
                <span className={css.number} aria-hidden="true">
                  {at + 1}
                </span>
                <h3 className={text.title}>{t({ id: `fastTrack.how.${step}` })}</h3>
                <p className={secondary}>{t({ id: `fastTrack.how.${step}.text` })}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <LazyAirports regions={data.regions} airports={data.airports} />
    </>
  );
}
