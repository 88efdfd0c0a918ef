import { queries } from '@voyage/api-client/queries.ts';
import { policy } from '@voyage/domain/policy.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { NumberedSteps } from '@voyage/ui/content/NumberedSteps.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { ServiceIntro } from '@voyage/ui/content/ServiceIntro.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LazyAirports } from '../parts/lazy-parts.ts';

const steps = ['choose', 'confirm', 'meet'] as const;

/**
 * What fast track is, how to order it, and every airport that offers it (docs/product/screens.md,
 * "fast-track").
 */
export function FastTrackPage() {
  const { t, locale, api } = usePage();
  const { data } = useSuspenseQuery(queries.fastTrackAirports(api, locale));
  return (
    <>
      <ServiceIntro
        title={t('fastTrack.heading')}
        intro={t('fastTrack.intro', { percent: policy.service.fastTrackPercent })}
        action={{ href: '#airports', label: t('fastTrack.find') }}
        picture={pictureSource('art-fast-track')}
      />
      <NumberedSteps
        id="how"
        title={t('fastTrack.how.title')}
        steps={steps.map((step) => ({
          key: step,
          title: t(`fastTrack.how.${step}`),
          text: t(`fastTrack.how.${step}.text`),
        }))}
      />
      <LazyAirports regions={data.regions} airports={data.airports} />
    </>
  );
}
