import { queries } from '@voyage/api-client/queries.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { bookingOfRedirect } from '@voyage/routes/booking-of-redirect.ts';
import { href } from '@voyage/routes/href.ts';
import Dialog from '@voyage/ui/feedback/Dialog.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { OfferSummary } from '@voyage/stay-parts/OfferSummary.tsx';
import { LoginForm } from '@voyage/sign-in/LoginForm.tsx';
import * as css from './LoginDialog.css.ts';

/**
 * The login over Home, for visitors redirected by a guard. After choosing a room, the pending stay is shown
 * with a link back to the rooms.
 */
export default function LoginDialog({ redirect, onClose }: { redirect: string; onClose: () => void }) {
  const { t, locale, api } = usePage();
  const { offer = '', hotel = '', ...stay } = bookingOfRedirect(redirect) ?? {};
  const books = offer !== '';
  const joinId = useId();
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
            <p>
              <TextLink href={href.forgotPassword(locale, redirect)}>{t('login.forgot')}</TextLink>
            </p>
            <section className={css.join} aria-labelledby={joinId}>
              <h3 className={text.title} id={joinId}>
                {t('login.join')}
              </h3>
              <p className={secondary}>{t(books ? 'booking.login.join' : 'login.join.text')}</p>
              <ButtonLink
                variant="secondary"
                block
                href={href.register(locale, { redirect, step: undefined })}
              >
                {t('site.register')}
              </ButtonLink>
            </section>
            {hotel !== '' && (
              <p>
                <TextLink href={href.hotel(locale, hotel, stay)}>{`← ${t('booking.back')}`}</TextLink>
              </p>
            )}
          </LoginForm>
        </div>
        {plan.data ? (
          <OfferSummary brief plan={plan.data} />
        ) : (
          // The booking page reports a room that is no longer available, with alternatives.
          books &&
          plan.isPending && (
            <div className={css.waiting}>
              <ListSkeleton label={t('site.loading')} count={2} />
            </div>
          )
        )}
      </div>
    </Dialog>
  );
}
