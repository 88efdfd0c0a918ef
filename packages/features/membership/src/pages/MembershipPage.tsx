import { brand } from '@voyage/brand';
import { queries } from '@voyage/api-client/queries.ts';
import { renewalDays } from '@voyage/domain/membership.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site/Link.tsx';
import { useLoggedIn } from '@voyage/site/member.ts';
import { pictureSource } from '@voyage/site/pictures.ts';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import type { Tier } from '@voyage/site/tier-privileges.ts';
import { TierComparison } from '@voyage/site/TierComparison.tsx';
import { Accordion } from '@voyage/ui/Accordion.tsx';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { figure, heading, link, text } from '@voyage/ui/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { questions, questionValues } from '../state/questions.ts';
import * as css from './MembershipPage.css.ts';

const OwnMembership = lazy(() => import('../parts/OwnMembership.tsx'));
const picture = brand.id === 'club' ? 'lounge-1' : 'room-1';
const steps = ['grant', 'use', 'order', 'cancel'] as const;
/** Hours between leaving and coming back, and whether that is one stay for the credit (section 9). */
const examples = [{ id: 'near', hours: 3 }, { id: 'far', hours: 27 }] as const;
const terms = ['join', 'age', 'term', 'renew', 'leave', 'end', 'personal'] as const;

/** What a membership is, what each level gives, how credits work, and what is agreed (section 2, "membership"). */
export function MembershipPage() {
  const say = useWords();
  const locale = useLocale();
  const { api } = useSite();
  const loggedIn = useLoggedIn();
  const { data: { memberships, bookingCredit } } = useSuspenseQuery(queries.memberships(api));
  const feeOf = (tier: Tier) => memberships.find(({ level }) => level === tier)?.priceTwd ?? 0;
  const values = questionValues(bookingCredit.priceTwd);
  const { minimum, consentBelow } = policy.registrantAge.built;
  const termValues = { minimum, consentBelow, days: renewalDays };
  const actions = (
    <div className={css.actions}>
      <Link className={buttonClass('primary')} href={href.hotels(locale)}>{say('membership.find')}</Link>
      {!loggedIn && <Link className={buttonClass('secondary')} href={href.login(locale, href.membership(locale))}>{say('site.login')}</Link>}
    </div>
  );
  return (
    <>
      <div className={`${container} ${css.top}`}>
        <div className={css.words}>
          <h1 className={heading.h1}>{say('membership.heading')}</h1>
          <p className={text.large}>{say('membership.intro')}</p>
          {actions}
        </div>
        <div className={css.picture}><Picture source={pictureSource(picture)} alt="" crop="fill" sizes="(min-width: 68rem) 51rem, 100vw" priority /></div>
      </div>
      {loggedIn && <Suspense><OwnMembership /></Suspense>}
      <section className={css.band} aria-labelledby="levels">
        <div className={container}>
          <div className={css.bandWords}>
            <h2 className={heading.h2} id="levels">{say('membership.levels.title')}</h2>
            <p className={`${text.lead} ${measure}`}>{say('membership.levels.text')}</p>
          </div>
          <TierComparison labelledBy="levels" feeOf={feeOf} />
          <p className={css.note}>{say('membership.levels.note')}</p>
        </div>
      </section>
      <section className={`${container} ${css.part}`} aria-labelledby="bookings">
        <div className={css.partWords}>
          <h2 className={heading.h2} id="bookings">{say('membership.bookings.title')}</h2>
          <p>{say('membership.bookings.text')}</p>
        </div>
        <ol className={css.steps}>
          {steps.map((step) => <li key={step} className={css.step}><h3 className={text.title}>{say(`membership.step.${step}.title`)}</h3><p className={css.stepText}>{say(`membership.step.${step}`, values)}</p></li>)}
        </ol>
      </section>
      <div className={container}>
        <section className={`${css.part} ${css.ruled}`} aria-labelledby="stay">
          <div className={css.partWords}>
            <h2 className={`${heading.h2} ${figure}`} id="stay">{say('membership.stay.title')}</h2>
            <p>{say('membership.stay.text')}</p>
            <div className={css.partPicture}><Picture source={pictureSource('coffee')} alt="" crop="fill" sizes="26rem" /></div>
          </div>
          <div>
            <FactsList facts={(['breakfast', 'credit', 'room', 'next'] as const).map((id) => ({ term: say(`membership.stay.${id}.term`), value: say(`membership.stay.${id}`) }))} />
            <div className={css.examples}>
              {examples.map(({ id, hours }) => (
                <div key={id} className={css.example}>
                  <div className={css.stays}>
                    <span className={css.stay}><strong>{say('membership.example.out')}</strong><span>{say('membership.example.out.time')}</span></span>
                    <span className={css.gap}>{say('membership.example.hours', { hours })}</span>
                    <span className={css.stay}><strong>{say('membership.example.in')}</strong><span>{say(`membership.example.${id}.time`)}</span></span>
                  </div>
                  <p>{say(`membership.example.${id}`)}</p>
                </div>
              ))}
            </div>
          </div>
        </section>
        <section className={`${css.part} ${css.ruled}`} aria-labelledby="terms">
          <div className={css.partWords}><h2 className={heading.h2} id="terms">{say('membership.terms.title')}</h2></div>
          <FactsList facts={terms.map((id) => ({ term: say(`membership.terms.${id}.term`), value: say(`membership.terms.${id}`, termValues) }))} />
        </section>
        <section className={`${css.part} ${css.ruled}`} aria-labelledby="questions">
          <div className={css.partWords}><h2 className={heading.h2} id="questions">{say('membership.questions.title')}</h2></div>
          <Accordion items={questions.map((id) => ({ id: id.replace('.', '-'), title: say(`membership.${id}.q`), content: <p>{say(`membership.${id}.a`, values)}</p> }))} />
        </section>
        <section className={css.end} aria-labelledby="begin">
          <h2 className={heading.h2} id="begin">{say('membership.begin.title')}</h2>
          <p className={`${text.lead} ${measure}`}>{say('membership.begin.text')}</p>
          {actions}
          <p><a className={link} href={`mailto:${brand.contact.email}`}>{say('membership.write')}</a></p>
        </section>
      </div>
    </>
  );
}
