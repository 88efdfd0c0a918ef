import { queries } from '@voyage/api-client/queries.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { link, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { bookingOfRedirect } from '../state/booking-of-redirect.ts';
import { BookingSummary } from '@voyage/stay-parts/BookingSummary.tsx';
import { FoldedSummary } from '@voyage/ui/content/FoldedSummary.tsx';
import { LoginForm } from '@voyage/sign-in/LoginForm.tsx';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import * as css from './LoginDialog.css.ts';

/**
 * The login over Home, for visitors redirected by a guard. After choosing a room, the pending stay is shown
 * with a link back to the rooms.
 */
export default function LoginDialog({ redirect, onClose }: { redirect: string; onClose: () => void }) {
  const { t, locale, api } = usePage();
  const { offer = '', hotel = '', ...stay } = bookingOfRedirect(redirect) ?? {};
  const books = offer !== '';
  const approximations = useApproximations();
  const plan = useQuery({ ...queries.plan(api, locale, offer), retry: false, enabled: books });
  return (
    <Dialog
      title={t(books ? 'booking.login.title' : 'login.dialog.title')}
      closeLabel={t('site.close')}
      onClose={onClose}
      wide={books}
    >
      <div className={books ? css.columns : undefined}>
        <div className={css.login}>
          <p className={secondary}>{t(books ? 'booking.login.text' : 'login.dialog.page')}</p>
          <LoginForm redirect={redirect}>
            <p className={css.ways}>
              <Link className={link} href={href.forgotPassword(locale)}>
                {t('login.forgot')}
              </Link>
              <Link className={link} href={href.register(locale, { redirect, step: undefined })}>
                {t('site.register')}
              </Link>
            </p>
            {hotel !== '' && (
              <p>
                <Link className={link} href={href.hotel(locale, hotel, stay)}>
                  {`← ${t('booking.back')}`}
                </Link>
              </p>
            )}
          </LoginForm>
        </div>
        {plan.data ? (
          <FoldedSummary
            name={plan.data.hotel.name}
            total={writtenAmount(approximations, plan.data.offer.price.total).first}
          >
            <BookingSummary
              brief
              hotel={plan.data.hotel}
              room={plan.data.room.name}
              plan={plan.data.offer.plan}
              price={plan.data.offer.price}
              promotion={plan.data.offer.promotion}
              cancellation={plan.data.offer.cancellation}
              charge={plan.data.offer.charge}
              stay={{
                checkIn: plan.data.stay.checkIn,
                checkOut: plan.data.stay.checkOut,
                adults: plan.data.stay.adults,
                children: plan.data.stay.childAges.length,
                rooms: plan.data.stay.rooms,
                nights: daysBetween(plan.data.stay.checkIn, plan.data.stay.checkOut),
              }}
            />
          </FoldedSummary>
        ) : (
          // The booking page reports a room that is no longer available, with alternatives.
          books && plan.isPending && <ListSkeleton label={t('site.loading')} count={2} />
        )}
      </div>
    </Dialog>
  );
}
