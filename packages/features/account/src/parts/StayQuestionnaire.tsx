import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Questionnaire } from '@voyage/contracts/questionnaire.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useEffect, useRef, useState } from 'react';
import { usePrivilegeNames } from './privilege-names.ts';
import * as css from './order.css.ts';
import { screenOnly } from './order-print.css.ts';
import { OrderFold } from './OrderFold.tsx';

// Few orders are completed and unanswered: the form and its schema are loaded only for them.
const QuestionnaireForm = lazyPart(async () => ({
  default: (await import('./QuestionnaireForm.tsx')).QuestionnaireForm,
}));

/**
 * The questionnaire of a stay: the questions once it is over, then the answers, which can be changed for a
 * while. Staff who booked it can read them.
 */
export function StayQuestionnaire({ order }: { order: OrderDetail }) {
  const { t } = useIntl();
  const { questionnaire } = order;
  const [changing, change] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with the form: the focus moves to what replaces it.
  const answered = questionnaire?.answer !== null && !changing;
  const before = useRef(answered);
  useEffect(() => {
    if (answered !== before.current) title.current?.focus();
    before.current = answered;
  }, [answered]);
  if (!questionnaire) return null;
  const isOpen = questionnaire.open && !answered;
  const { answer } = questionnaire;
  const brief = answer
    ? t('order.questionnaire.mark', { mark: String(answer.overall) })
    : t(isOpen ? 'order.questionnaire.brief' : 'order.questionnaire.none');
  return (
    <OrderFold
      className={`${css.fold} ${screenOnly}`}
      id="order-questionnaire"
      titleRef={title}
      title={t(
        isOpen
          ? 'order.questionnaire'
          : order.bookedFor
            ? 'order.questionnaire.made'
            : 'order.questionnaire.yours',
      )}
      brief={brief}
    >
      {isOpen && <p className={`${secondary} ${css.lead}`}>{t('order.questionnaire.text')}</p>}
      {isOpen && (
        <LazyLayer
          fallback={<ListSkeleton label={t('site.loading')} count={3} />}
          onFailed={() => change(false)}
        >
          <QuestionnaireForm
            order={order}
            questionnaire={questionnaire}
            {...(questionnaire.answer && { onBack: () => change(false) })}
            onSent={() => change(false)}
          />
        </LazyLayer>
      )}
      {!isOpen && <Answer order={order} questionnaire={questionnaire} onChange={() => change(true)} />}
    </OrderFold>
  );
}

function Answer({
  order,
  questionnaire: { answer, open, changeableUntil, privileges },
  onChange,
}: {
  order: OrderDetail;
  questionnaire: Questionnaire;
  onChange: () => void;
}) {
  const { t, locale } = usePage();
  const names = usePrivilegeNames(order.plan);
  if (!answer) return <p className={secondary}>{t('order.questionnaire.none')}</p>;
  const verdict = (value: string) => t('order.questionnaire.verdict', { verdict: value });
  return (
    <>
      <FactsList
        facts={[
          {
            term: t('order.questionnaire.overall'),
            value: t('order.questionnaire.mark', { mark: String(answer.overall) }),
          },
          ...privileges.map((code) => ({ term: names(code), value: verdict(answer.privileges[code] ?? '') })),
          { term: t('order.questionnaire.room'), value: verdict(answer.roomAsDescribed) },
          answer.text !== '' && {
            term: t('order.questionnaire.words'),
            value: (
              <>
                <span className={css.answerText}>{answer.text}</span>
                {answer.mayQuote && (
                  <>
                    <br />
                    <span className={smallPrint}>{t('order.questionnaire.quoted')}</span>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {open && changeableUntil && (
        <p>
          <span className={secondary}>
            {t('order.questionnaire.until', {
              moment: momentOn(changeableUntil, { timeZone: localTimeZone(), place: null }, locale),
            })}
          </span>
          <br />
          <Button variant="secondary" onClick={onChange}>
            {t('order.questionnaire.change')}
          </Button>
        </p>
      )}
    </>
  );
}
