import { isFailure } from '@voyage/api-client/failure.ts';
import type { Level } from '@voyage/domain/level.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { Checkbox } from '@voyage/forms/fields.tsx';
import { SubmitButton } from '@voyage/forms/Form.tsx';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { CancellationTimeline } from './CancellationTimeline.tsx';
import { SupplierTermsLink } from '@voyage/site-chrome/links/SupplierTermsLink.tsx';
import { TermsLinks } from '@voyage/site-chrome/links/TermsLinks.tsx';
import { href } from '@voyage/routes/href.ts';
import { cityOf } from '@voyage/stay-parts/place-of.ts';
import { heading, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './booking.css.ts';
import type { BookingFormHandle } from '../state/booking-form.ts';
import { creditTaken, type Credits } from '../state/credits.ts';
import type { Plan } from '../state/plan.ts';
import { isConnectionLost, isUnanswered } from '../state/refusals.ts';
import { usePanelFocus } from '../state/use-panel-focus.ts';
import { CreditUse } from './CreditUse.tsx';
import { HotelNotes } from './HotelNotes.tsx';
import { HotelCreditRule } from './HotelCreditRule.tsx';
import { HowToPay } from './HowToPay.tsx';
import { MemberNoCredit, NoCredit } from './NoCredit.tsx';

/** Payment, use of credits, cancellation, consent and the booking button. */
export function BookingConditions({
  form,
  plan,
  membership,
  ignoresCredit,
  isOwn,
  accepted,
}: {
  form: BookingFormHandle;
  plan: Plan;
  /** Of the member booked for; undefined until it is known. */
  membership: { level: Level; credits: Credits } | undefined;
  /** Staff use none of the member's credits. */
  ignoresCredit: boolean;
  /** Not booked for somebody else. */
  isOwn: boolean;
  /** Whether the member has accepted what changed since the room was chosen. */
  accepted: boolean;
}) {
  const { t, locale } = usePage();
  const errorMessage = useErrorMessage();
  const { offer, stay, hotel } = plan;
  const taken = ignoresCredit ? undefined : membership && creditTaken(membership.credits);
  const noCredit = taken === null;
  /** The last credit was used elsewhere while the form was filled in. */
  const wasRefused = isFailure(form.failure, 'noCreditsLeft');
  const noCreditPanel = usePanelFocus<HTMLElement>(noCredit && wasRefused && form.failure);
  return (
    <fieldset className={css.part}>
      <legend className={`${heading.h3} ${css.legend}`}>{t('booking.conditions')}</legend>
      <HowToPay plan={plan} />
      <HotelCreditRule plan={plan} isOwn={isOwn} />
      <HotelNotes plan={plan} />
      <CancellationTimeline
        cancellation={offer.cancellation}
        checkIn={stay.checkIn}
        place={cityOf(hotel)}
        total={offer.price.total}
        usesCredit={!ignoresCredit && (!taken || usesCredit(taken.source))}
      />
      {membership && taken && <CreditUse credits={membership.credits} />}
      {membership &&
        noCredit &&
        (isOwn ? (
          <NoCredit level={membership.level} credits={membership.credits} panel={noCreditPanel} />
        ) : (
          <MemberNoCredit credits={membership.credits} panel={noCreditPanel} />
        ))}
      {isUnanswered(form.failure) && (
        <div className={css.notice} role="alert">
          <p className={text.title}>{t('booking.unknown.title')}</p>
          <p>{isConnectionLost(form.failure) ? t('booking.unknown.text') : errorMessage(form.failure)}</p>
          <p>
            <TextLink href={href.orders(locale)}>{t('booking.unknown.orders')}</TextLink>
          </p>
        </div>
      )}
      <Checkbox form={form} name="agreed">
        {t('booking.agree')}
      </Checkbox>
      <p className={smallPrint}>
        <span>{`${t('booking.terms')} `}</span>
        <TermsLinks of={['service-terms', 'privacy-policy', 'member-terms']}>
          <SupplierTermsLink of={offer.supplierTerms} />
        </TermsLinks>
      </p>
      <SubmitButton
        form={form}
        block
        disabled={!accepted || noCredit}
        busyLabel={t('booking.submitting')}
      >{`${t(offer.charge ? 'booking.submit.pay' : 'booking.submit')} · ${formatMoney(offer.charge?.amount ?? offer.price.total, locale)}`}</SubmitButton>
    </fieldset>
  );
}
