import type { DeskRequest } from '@voyage/contracts/desk.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Button } from '@voyage/ui/Button.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { visuallyHidden } from '@voyage/ui/layout.css.ts';
import { link, secondary, text } from '@voyage/ui/typography.css.ts';
import { lazy, Suspense, useState } from 'react';
import { useDeskWords } from '../state/desk-words.ts';
import { dueWord, isOverdue, today } from '../state/due.ts';
import * as css from './desk.css.ts';
import { MemberLine } from './MemberLine.tsx';
import { useReadOn } from './Section.tsx';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const dollars = (amount: number) => formatMoney({ amount, currency: 'TWD' });

/** A request for a journey: what is wished, whose turn it is and by when, and the step that comes next. */
export function RequestCard({ request }: { request: DeskRequest }) {
  const { formatMessage: t } = useIntl();
  const say = useDeskWords();
  const locale = useLocale();
  const [asked, ask] = useState<'advance' | 'modification' | null>(null);
  const { requestNumber, stage, next, due, contact, openOrders, modifications } = request;
  const on = today();
  const article = useReadOn();
  return (
    <li>
      <article
        ref={article}
        className={css.card}
        id={requestNumber}
        tabIndex={-1}
        aria-labelledby={`title-${requestNumber}`}
        data-request={requestNumber}
      >
        <div className={css.words}>
          <h3 className={text.title} id={`title-${requestNumber}`}>
            {request.destination}
          </h3>
          <span>
            {say('tailorMade.facts', {
              day: longDay(request.departure, locale),
              days: request.days,
              countries: request.countries,
              people: request.adults + request.children,
            })}
          </span>
          <span className={secondary}>{say('tailorMade.number', { number: requestNumber })}</span>
          <MemberLine member={request.member} />
        </div>
        <FactsList
          facts={[
            { term: say('tailorMade.stage'), value: t({ id: `tailorMade.stage.${stage}` }) },
            {
              term: say('tailorMade.due'),
              value: (
                <span className={isOverdue(due, on) ? css.late : undefined}>
                  {say(dueWord(request, on), { day: due ? longDay(due.day, locale) : '' })}
                </span>
              ),
            },
            {
              term: say('tailorMade.contact'),
              value: (
                <>
                  {contact.name}
                  <br />
                  <a className={link} href={`mailto:${contact.email}`}>
                    {contact.email}
                  </a>
                  <br />
                  <a className={link} href={`tel:${contact.phone.replaceAll(' ', '')}`}>
                    {contact.phone}
                  </a>
                </>
              ),
            },
            {
              term: say('tailorMade.budget'),
              value: request.budgetTwd === null ? say('tailorMade.budget.none') : dollars(request.budgetTwd),
            },
            request.note !== '' && {
              term: say('tailorMade.note'),
              value: <span className={css.note}>{request.note}</span>,
            },
            modifications.made > 0 && {
              term: say('tailorMade.modifications'),
              value: modifications.made,
            },
            openOrders.length > 0 && {
              term: say('tailorMade.open'),
              value: openOrders.map(({ orderNumber, amount }) => (
                <span key={orderNumber}>
                  {orderNumber} · {formatMoney(amount)}
                  <br />
                </span>
              )),
            },
          ]}
        />
        <div className={css.actions}>
          {next ? (
            <Button onClick={() => ask('advance')}>
              {say(`advance.${next}`)} <span className={visuallyHidden}>{requestNumber}</span>
            </Button>
          ) : (
            <p className={secondary}>{say('tailorMade.waits')}</p>
          )}
          {request.modifiable && (
            <Button variant="secondary" onClick={() => ask('modification')}>
              {say('modification')} <span className={visuallyHidden}>{requestNumber}</span>
            </Button>
          )}
        </div>
        {asked && (
          <Suspense>
            <MoveDialog request={request} action={asked} onClose={() => ask(null)} />
          </Suspense>
        )}
      </article>
    </li>
  );
}
