import type { DeskRequest } from '@voyage/contracts/desk.ts';
import { formatMoney, formatTwd } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { longDay } from '@voyage/i18n/dates.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useState, type ComponentProps } from 'react';
import { useDesk } from '../state/desk-words.ts';
import { dueWord, isOverdue } from '../state/due.ts';
import * as css from './desk.css.ts';
import { MemberLine } from './MemberLine.tsx';
import { useFocusHandover } from './Section.tsx';

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'));

/** A request for a journey: its content, whose turn it is and by when, and the next step. */
export function RequestCard({ request }: { request: DeskRequest }) {
  const { t, tDesk, locale } = useDesk();
  const [dialog, setDialog] = useState<Pick<ComponentProps<typeof MoveDialog>, 'action' | 'request'> | null>(
    null,
  );
  const { requestNumber, stage, next, due, contact, openOrders, modifications } = request;
  const [on] = useState(() => taipeiDay(new Date()));
  const article = useFocusHandover();
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
            {tDesk('tailorMade.facts', {
              day: longDay(request.departure, locale),
              days: request.days,
              countries: request.countries,
              people: request.adults + request.children,
            })}
          </span>
          <span className={secondary}>{tDesk('tailorMade.number', { number: requestNumber })}</span>
          <MemberLine member={request.member} />
        </div>
        <FactsList
          facts={[
            { term: tDesk('tailorMade.stage'), value: t(`tailorMade.stage.${stage}`) },
            {
              term: tDesk('tailorMade.due'),
              value: (
                <span className={isOverdue(due, on) ? css.late : undefined}>
                  {tDesk(dueWord(request, on), { day: due ? longDay(due.day, locale) : '' })}
                </span>
              ),
            },
            {
              term: tDesk('tailorMade.contact'),
              value: (
                <>
                  <span>{contact.name}</span>
                  <br />
                  <a className={link} href={`mailto:${contact.email}`}>
                    {contact.email}
                  </a>
                  <br />
                  <PhoneLink phone={contact.phone} />
                </>
              ),
            },
            {
              term: tDesk('tailorMade.budget'),
              value:
                request.budgetTwd === null
                  ? tDesk('tailorMade.budget.none')
                  : formatTwd(request.budgetTwd, locale),
            },
            request.note !== '' && {
              term: tDesk('tailorMade.note'),
              value: <span className={css.note}>{request.note}</span>,
            },
            modifications.made > 0 && {
              term: tDesk('tailorMade.modifications'),
              value: modifications.made,
            },
            openOrders.length > 0 && {
              term: tDesk('tailorMade.open'),
              value: openOrders.map(({ orderNumber, amount }) => (
                <span key={orderNumber}>
                  <span>{`${orderNumber} · ${formatMoney(amount, locale)}`}</span>
                  <br />
                </span>
              )),
            },
          ]}
        />
        <div className={css.actions}>
          {next ? (
            <Button onClick={() => setDialog({ action: 'advance', request })}>
              <span>{`${tDesk(`advance.${next}`)} `}</span>
              <span className={visuallyHidden}>{requestNumber}</span>
            </Button>
          ) : (
            <p className={secondary}>{tDesk('tailorMade.waits')}</p>
          )}
          {request.modifiable && (
            <Button variant="secondary" onClick={() => setDialog({ action: 'modification', request })}>
              <span>{`${tDesk('modification')} `}</span>
              <span className={visuallyHidden}>{requestNumber}</span>
            </Button>
          )}
        </div>
        {dialog && (
          <LazyLayer onFailed={() => setDialog(null)}>
            {/* As it was when the button was pressed: the list is fetched again meanwhile. */}
            <MoveDialog {...dialog} onClose={() => setDialog(null)} />
          </LazyLayer>
        )}
      </article>
    </li>
  );
}
