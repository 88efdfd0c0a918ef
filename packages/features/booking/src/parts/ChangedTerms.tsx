import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isNonRefundable } from '@voyage/domain/cancellation-windows.ts';
import { formatMoney, sameMoney, type Money } from '@voyage/domain/money.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { momentOn } from '@voyage/i18n/moments.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { depositLines, feeLines } from '@voyage/stay-parts/fee-words.ts';
import { cancellationLines, chargedWindows } from '@voyage/stay-parts/cancellation-words.ts';
import { cityOf } from '@voyage/stay-parts/place-of.ts';
import { taxesOf } from '@voyage/stay-parts/price-lines.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { inline } from '@voyage/ui/base/layout.css.ts';
import { text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './booking.css.ts';
import type { Plan } from '../state/plan.ts';
import { usePanelFocus } from '../state/use-panel-focus.ts';

/** The price or policy differs from what was chosen: lists each change, to be accepted before booking. */
export function ChangedTerms({
  plan,
  back,
  focus,
  onAccept,
}: {
  plan: Plan;
  back: string;
  /** Whether it answers the booking button. */
  focus: boolean;
  onAccept: () => void;
}) {
  const { t } = useIntl();
  return (
    <div className={css.notice} role="alert" tabIndex={-1} ref={usePanelFocus(focus)}>
      <div>
        <p className={text.title}>{t('booking.changed.title')}</p>
        <p>{t('booking.changed.nothing')}</p>
      </div>
      <DataTable
        caption={t('booking.changed.title')}
        captionHidden
        columns={[
          { id: 'line', header: t('booking.changed.line') },
          { id: 'before', header: t('booking.changed.before'), align: 'end' },
          { id: 'now', header: t('booking.changed.now'), align: 'end' },
        ]}
        rows={useChangedLines(plan).map(({ line, before, now }) => ({
          id: line,
          cells: [line, before, <strong key="now">{now}</strong>],
        }))}
      />
      <div className={inline.x3}>
        <Button onClick={onAccept}>{t('booking.changed.accept')}</Button>
        <ButtonLink variant="secondary" href={back}>
          {t('booking.changed.leave')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ChangedLine {
  line: string;
  before: string;
  now: string;
}
/** Every line that changed; a changed price always includes the total. */
function useChangedLines({ changed: { price, policy }, offer, hotel }: Plan): ChangedLine[] {
  const { t, locale } = usePage();
  const [now] = useState(() => Date.now());
  const lines: ChangedLine[] = [];
  const compare = (line: string, before: Money, now: Money) => {
    if (!sameMoney(before, now))
      lines.push({ line, before: formatMoney(before, locale), now: formatMoney(now, locale) });
  };
  if (price) {
    const { linesBefore: before } = price;
    offer.price.nights.forEach(({ day, rate }, i) =>
      compare(
        t('booking.changed.night', { day: shortDay(day, locale) }),
        before.nights[i]?.rate ?? rate,
        rate,
      ),
    );
    compare(t('booking.changed.discount'), before.discount, offer.price.discount);
    compare(t('booking.summary.taxes'), taxesOf(before), taxesOf(offer.price));
    compare(t('booking.summary.total'), price.before, price.after);
    const collected = (of: typeof before) => [...depositLines(t, locale, of), ...feeLines(t, locale, of)];
    const feesBefore = collected(before);
    const feesNow = collected(offer.price);
    for (const line of new Set([...feesBefore, ...feesNow].map(({ label }) => label))) {
      const valueIn = (fees: typeof feesNow) => fees.find(({ label }) => label === line)?.value ?? '–';
      const [was, is] = [valueIn(feesBefore), valueIn(feesNow)];
      if (was !== is) lines.push({ line, before: was, now: is });
    }
  }
  if (policy) {
    const place = cityOf(hotel);
    const free = ({ windows, deadline, timeZone }: OrderDetail['cancellation']) => {
      if (deadline) return momentOn(deadline, { timeZone, place }, locale);
      return isNonRefundable(windows) ? t('booking.deadline.none') : '–';
    };
    const cost = (cancellation: OrderDetail['cancellation']) => {
      const [first, second] = chargedWindows(cancellation, now);
      if (first && !second) return formatMoney(first.penalty, locale);
      const steps = cancellationLines(t, locale, cancellation, place, now);
      return dotted(cancellation.deadline ? steps.slice(1) : steps);
    };
    for (const [line, words] of [
      [t('booking.changed.free'), free],
      [t('booking.changed.penalty'), cost],
    ] as const) {
      const [before, after] = [words(policy.before), words(policy.after)];
      if (before !== after) lines.push({ line, before, now: after });
    }
  }
  return lines;
}
