import { tailorMadeStages } from '@voyage/domain/tailor-made.ts';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { NumberedSteps } from '@voyage/ui/content/NumberedSteps.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { ServiceIntro } from '@voyage/ui/content/ServiceIntro.tsx';
import { measure } from '@voyage/ui/base/layout.css.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { LazyFeeTable, LazyRequestSection } from '../parts/lazy-parts.ts';
import { stageValues } from '../state/stage-values.ts';
import * as css from './TailorMadePage.css.ts';

const OwnJourneys = lazyPart(() => import('../parts/OwnJourneys.tsx'));

/**
 * The six stages, their prices, and the form; members with a request see its progress
 * (docs/product/screens.md, "tailor-made").
 */
export function TailorMadePage() {
  const { t, locale } = usePage();
  const loggedIn = useLoggedIn();
  return (
    <>
      <ServiceIntro
        title={t('tailorMade.heading')}
        intro={t('tailorMade.intro')}
        action={{ href: '#request', label: t('tailorMade.ask') }}
        picture={pictureSource('art-tailor-made')}
      />
      {loggedIn && (
        <LazyPart>
          <OwnJourneys />
        </LazyPart>
      )}
      <NumberedSteps
        id="stages"
        title={t('tailorMade.stages.title')}
        steps={tailorMadeStages
          .filter((stage) => stage !== 'travel')
          .map((stage) => ({
            key: stage,
            title: t(`tailorMade.stage.${stage}`),
            text: t(`tailorMade.stage.${stage}.text`, stageValues(stage, locale)),
          }))}
      >
        <p className={`${text.lead} ${measure} ${css.after}`}>{t('tailorMade.stages.end')}</p>
      </NumberedSteps>
      <LazyFeeTable />
      <LazyRequestSection />
    </>
  );
}
