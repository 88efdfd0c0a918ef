import { accountQueries } from '@voyage/api-client/account-queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membershipRecord } from '@voyage/contracts/membership.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { Confirmation } from '@voyage/site-core/errors/Confirmation.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { daySpan, longDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './own.css.ts';

type Term = Output<typeof membershipRecord.data>['terms'][number];

/** Current and future terms: when they were approved, what was paid, and until when they can be ended. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  const { t } = useIntl();
  return (
    <Section className={css.part} id="terms" title={t('membership.term.title')}>
      <ul className={css.terms}>
        {terms.map((term) => (
          <TermRow key={`${term.level} ${term.startsAt}`} term={term} />
        ))}
      </ul>
    </Section>
  );
}

function TermRow({ term }: { term: Term }) {
  const { t, locale } = usePage();
  const { order } = term;
  return (
    <li className={css.term}>
      <h3 className={text.title}>{t(`tier.${term.level}`)}</h3>
      <FactsList
        facts={[
          {
            term: t('membership.own.term'),
            value: daySpan(taipeiDay(term.startsAt), taipeiDay(term.endsAt), locale),
          },
          {
            term: t('membership.term.approved'),
            value: longDay(taipeiDay(term.approvedAt), locale),
          },
          {
            term: t('membership.term.paid'),
            value: order ? formatTwd(order.amountTwd, locale) : t('membership.term.invited'),
          },
          order && {
            term: t('payment.summary.number'),
            value: (
              <TextLink href={href.productOrder(locale, 'membership', order.id)}>
                {order.orderNumber}
              </TextLink>
            ),
          },
        ]}
      />
      {order && term.withdrawUntil && <EndTerm term={term} order={order} until={term.withdrawUntil} />}
    </li>
  );
}

/** Ends a term, after a dialog that states the refund and what is lost. */
function EndTerm({ term, order, until }: { term: Term; order: NonNullable<Term['order']>; until: string }) {
  const { t, locale, api, queryClient } = usePage();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const [confirming, setConfirming] = useState(false);
  const level = t(`tier.${term.level}`);
  const back = {
    amount: formatTwd(order.amountTwd, locale),
    ...policy.refundWorkingDays,
  };
  const end = useMutation({
    mutationFn: () => api.call('endMembership', { body: { orderId: order.id } }),
    onSuccess: async () => {
      // issued for the remaining level, so that no call is rejected because of the old one
      await api.session?.verify();
      setConfirming(false);
      notify(t('membership.end.done', { level, ...back }), 'positive');
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
    onError: async (error) => {
      setConfirming(false);
      showFailure(error);
      await queryClient.invalidateQueries(accountQueries.membershipRecord(api));
    },
  });
  return (
    <div className={css.words}>
      <p className={secondary}>{t('membership.end.until', { day: longDay(taipeiDay(until), locale) })}</p>
      <div>
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {t('membership.end', { level })}
        </Button>
      </div>
      {confirming && (
        <Confirmation
          title={t('membership.end.title', { level })}
          yes={t('membership.end.yes')}
          no={t('membership.end.no')}
          busy={end.isPending}
          onYes={() => end.mutate()}
          onNo={() => setConfirming(false)}
        >
          <p>{t('membership.end.back', back)}</p>
          <p>{t('membership.end.lost', { level })}</p>
        </Confirmation>
      )}
    </div>
  );
}
