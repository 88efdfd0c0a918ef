import type { Output } from '@voyage/contracts/endpoint.ts';
import type { tailorMadeList } from '@voyage/contracts/tailor-made.ts';
import { formatMoney, formatTwd } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { tailorMadeStages } from '@voyage/domain/tailor-made.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './Journey.css.ts';

type Request = Output<typeof tailorMadeList.data>['requests'][number];

/** The progress of a request: its stages with their days, what is due and when, and what is to be paid. */
export function Journey({ request }: { request: Request }) {
  const { t, locale } = usePage();
  const { requestNumber, destination, stage, reached, openOrders } = request;
  const at = tailorMadeStages.indexOf(stage);
  const dayOf = (instant: string) => longDay(taipeiDay(instant), locale);
  const party = t('stays.party', { adults: request.adults, children: request.children, rooms: 1 });
  return (
    <article className={css.journey} aria-labelledby={requestNumber}>
      <div className={css.facts}>
        <h3 className={heading.h3} id={requestNumber}>
          {destination}
        </h3>
        <p>
          {t('tailorMade.own.facts', { day: longDay(request.departure, locale), days: request.days, party })}
        </p>
        <p className={secondary}>{t('tailorMade.own.number', { number: requestNumber })}</p>
        <div className={css.next}>
          <p className={text.strong}>{useNextStageText(request)}</p>
          {/* The payment page is a separate document: only there may the payment provider's script be loaded. */}
          {openOrders.map(({ id, kind, title, amount }) => (
            <div key={id} className={css.order}>
              <p className={smallPrint}>{title}</p>
              <a className={buttonClass('primary')} href={href.payment(locale, kind, id)}>
                {t('tailorMade.own.pay', { amount: formatMoney(amount, locale) })}
              </a>
            </div>
          ))}
        </div>
      </div>
      <ol className={css.stages} aria-label={t('tailorMade.own.stages')}>
        {tailorMadeStages.map((one, i) => {
          const since = reached.find((reach) => reach.stage === one)?.at;
          const state = i < at ? 'done' : i === at ? 'now' : 'coming';
          return (
            <li
              key={one}
              className={css.stage}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={css.mark} aria-hidden="true" />
              <span>
                <span>{t(`tailorMade.stage.${one}`)}</span>
                {state !== 'coming' && (
                  <span className={visuallyHidden}>
                    {` (${t(state === 'done' ? 'tailorMade.own.done' : 'tailorMade.own.now')})`}
                  </span>
                )}
              </span>
              {since && state !== 'coming' && (
                <span className={smallPrint}>
                  {state === 'now' ? t('tailorMade.own.since', { day: dayOf(since) }) : dayOf(since)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </article>
  );
}

/** What comes next, in a sentence, with the date if one is due. */
function useNextStageText(request: Request): string | null {
  const { t, locale } = usePage();
  const { stage, due, modifications, openOrders } = request;
  switch (stage) {
    case 'first-contact':
      return t('tailorMade.own.first-contact', { amount: formatTwd(request.consultingFeeTwd, locale) });
    case 'modifications':
      return t('tailorMade.own.modifications', {
        made: modifications.made,
        free: String(modifications.nextTwd === 0),
        amount: formatTwd(modifications.nextTwd, locale),
      });
    case 'travel':
      return t('tailorMade.own.travel');
    case 'consulting-fee':
      if (openOrders.length === 0) return t('tailorMade.own.lapsed');
      break;
    case 'inquiry':
    case 'basic-plan':
    case 'contract':
      break;
  }
  return due ? t(`tailorMade.due.${stage}`, { day: longDay(due.day, locale) }) : null;
}
