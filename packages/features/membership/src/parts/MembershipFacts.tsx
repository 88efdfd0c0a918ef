import { renewalDays } from '@voyage/domain/membership.ts';
import { policy, type RegistrantAge } from '@voyage/domain/policy.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { Accordion } from '@voyage/ui/content/Accordion.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { figure, heading, text } from '@voyage/ui/base/typography.css.ts';
import { questions, questionValues } from '../state/questions.ts';
import * as css from './MembershipFacts.css.ts';

const steps = ['grant', 'use', 'order', 'cancel'] as const;
/**
 * Hours between check-out and the next check-in, and whether the credit counts them as one stay
 * (docs/product/constants.md).
 */
const examples = [
  { id: 'near', hours: 3 },
  { id: 'far', hours: 27 },
] as const;
const terms = ['join', 'age', 'term', 'renew', 'leave', 'end', 'personal'] as const;

/**
 * How credits are used, what the member rate adds, the terms, and questions. `priceTwd`: one paid booking
 * credit.
 */
export function MembershipFacts({ priceTwd }: { priceTwd: number }) {
  const { t } = useIntl();
  const values = questionValues(priceTwd, useLocale());
  const { minimum, consentBelow }: RegistrantAge = policy.registrantAge.built;
  const termValues = { minimum, consentBelow: consentBelow ?? 0, days: renewalDays };
  return (
    <>
      <section className={`${container} ${css.part}`} aria-labelledby="bookings">
        <div className={css.partWords}>
          <h2 className={heading.h2} id="bookings">
            {t('membership.bookings.title')}
          </h2>
          <p>{t('membership.bookings.text')}</p>
        </div>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step} className={css.step}>
              <h3 className={text.title}>{t(`membership.step.${step}.title`)}</h3>
              <p className={css.stepText}>{t(`membership.step.${step}`, values)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={container}>
        <section className={`${css.part} ${css.ruled}`} aria-labelledby="stay">
          <div className={css.partWords}>
            <h2 className={`${heading.h2} ${figure}`} id="stay">
              {t('membership.stay.title')}
            </h2>
            <p>{t('membership.stay.text')}</p>
            <div className={css.partPicture}>
              <Picture source={pictureSource('coffee')} alt="" crop="fill" sizes="26rem" />
            </div>
          </div>
          <div>
            <FactsList
              facts={(['breakfast', 'credit', 'room', 'next'] as const).map((id) => ({
                term: t(`membership.stay.${id}.term`),
                value: t(`membership.stay.${id}`),
              }))}
            />
            <div className={css.examples}>
              {examples.map(({ id, hours }) => (
                <div key={id} className={css.example}>
                  <div className={css.stays}>
                    <span className={css.stay}>
                      <strong>{t('membership.example.out')}</strong>
                      <span>{t('membership.example.out.time')}</span>
                    </span>
                    <span className={css.gap}>{t('membership.example.hours', { hours })}</span>
                    <span className={css.stay}>
                      <strong>{t('membership.example.in')}</strong>
                      <span>{t(`membership.example.${id}.time`)}</span>
                    </span>
                  </div>
                  <p>{t(`membership.example.${id}`)}</p>
                </div>
              ))}
            </div>
          </div>
        </section>
        <section className={`${css.part} ${css.ruled}`} aria-labelledby="terms">
          <div className={css.partWords}>
            <h2 className={heading.h2} id="terms">
              {t('membership.terms.title')}
            </h2>
          </div>
          <FactsList
            facts={terms.map((id) => ({
              term: t(`membership.terms.${id}.term`),
              value: t(`membership.terms.${id}`, termValues),
            }))}
          />
        </section>
        <section className={`${css.part} ${css.ruled}`} aria-labelledby="questions">
          <div className={css.partWords}>
            <h2 className={heading.h2} id="questions">
              {t('membership.questions.title')}
            </h2>
          </div>
          <Accordion
            items={questions.map((id) => ({
              id: id.replace('.', '-'),
              title: t(`membership.${id}.q`),
              content: <p>{t(`membership.${id}.a`, values)}</p>,
            }))}
          />
        </section>
      </div>
    </>
  );
}
