import { queries } from '@voyage/api-client/queries.ts';
import { policy } from '@voyage/domain/policy.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { untilKnown } from '@voyage/site-core/session/until-known.css.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container, inline } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as css from './RequestSection.css.ts';

const RequestForm = lazyPart(() => import('./RequestForm.tsx'));
const LevelDialog = lazyPart(() => import('./LevelDialog.tsx'));
const least = policy.tailorMadeMinimumLevel.built;

/** The form for eligible members, the login for visitors, and the required level for members below it. */
export function RequestSection() {
  const { t, locale, api } = usePage();
  const loggedIn = useLoggedIn();
  const { data: own, isPending } = useQuery({ ...queries.membership(api), enabled: loggedIn === true });
  const [asksForLevel, askForLevel] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);
  const levelText = { level: t(`tier.${least}`) };
  return (
    <div className={css.band}>
      <section className={`${container} ${css.request}`} id="request" aria-labelledby="request-title">
        <div className={css.words}>
          <h2 className={heading.h2} id="request-title">
            {t('tailorMade.form.title')}
          </h2>
          <p className={`${text.lead} ${secondary}`}>
            {t('tailorMade.form.ahead', { days: policy.tailorMade.minDaysAhead })}
          </p>
        </div>
        {sent ? (
          <div className={css.panel}>
            <h3 className={`${heading.h3} ${css.focused}`} ref={done} tabIndex={-1}>
              {t('tailorMade.sent.title')}
            </h3>
            <p>{t('tailorMade.sent.text', { number: sent, hours: policy.service.followUpHours })}</p>
            <a className={link} href="#journeys">
              {t('tailorMade.own.title')}
            </a>
          </div>
        ) : !loggedIn ? (
          <div className={`${css.panel} ${loggedIn === undefined ? untilKnown : ''}`}>
            <h3 className={heading.h3}>{t('tailorMade.guest.title')}</h3>
            <p>{t('tailorMade.guest.text', levelText)}</p>
            <div className={inline.x4}>
              <ButtonLink href={href.login(locale, href.tailorMade(locale, 'request'))}>
                {t('site.login')}
              </ButtonLink>
              <TextLink href={href.register(locale, { redirect: href.tailorMade(locale, 'request') })}>
                {t('site.register')}
              </TextLink>
            </div>
          </div>
        ) : own && !atLeast(own.level, least) ? (
          <div className={css.panel}>
            <h3 className={heading.h3}>{t('tailorMade.level.title', levelText)}</h3>
            <p>{t('tailorMade.level.only', levelText)}</p>
            <Button aria-haspopup="dialog" onClick={() => askForLevel(true)}>
              {t('tailorMade.ask')}
            </Button>
          </div>
        ) : isPending ? (
          <ListSkeleton label={t('site.loading')} count={4} />
        ) : (
          <LazyPart fallback={<ListSkeleton label={t('site.loading')} count={4} />}>
            <RequestForm onSent={setSent} onLevel={() => askForLevel(true)} />
          </LazyPart>
        )}
      </section>
      {asksForLevel && (
        <LazyLayer onFailed={() => askForLevel(false)}>
          <LevelDialog level={least} onClose={() => askForLevel(false)} />
        </LazyLayer>
      )}
    </div>
  );
}
