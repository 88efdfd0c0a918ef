import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { policy } from '@voyage/domain/policy.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { ContactForm } from '../parts/ContactForm.tsx';
import { contactDraft } from '../state/contact-form.ts';
import * as css from '../parts/contact.css.ts';

const Dialog = lazyPart(() => import('@voyage/ui/feedback/Dialog.tsx'));

/**
 * A contact form for customer service, and other ways to reach it. `type`: the subject, if the address gives
 * one.
 */
export function ContactPage({ type }: { type: string | undefined }) {
  const { t, locale, api } = usePage();
  const notify = useNotify();
  const hydrated = useHydrated();
  const { data: org } = useQuery({ ...queries.org(api, locale, brand.id), enabled: hydrated });
  const [sent, setSent] = useState<string | null>(null);
  /** After sending, the form is replaced with an empty one. */
  const [visit, setVisit] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  // The server-rendered page has no draft: if there is one, the form is recreated with it.
  const store = useStore();
  useEffect(() => {
    if (Object.values(store.get(contactDraft)).some(Boolean)) setVisit(1);
  }, [store]);
  const close = () => {
    setSent(null);
    setVisit(visit + 1);
    // After the dialog has returned the focus to a button that no longer exists.
    requestAnimationFrame(() => requestAnimationFrame(() => title.current?.focus()));
  };
  return (
    <div className={`${container} ${css.page}`}>
      <header className={css.head}>
        <h1 ref={title} className={`${heading.h1} ${css.title}`} tabIndex={-1}>
          {t('company.contact.title')}
        </h1>
        <p className={`${text.lead} ${secondary}`}>
          {t('company.contact.intro', { hours: policy.service.replyHours })}
        </p>
      </header>
      <section aria-label={t('company.contact.form')}>
        <ContactForm key={visit} type={type} hydrated={hydrated} onSent={setSent} />
      </section>
      <aside className={css.aside} aria-label={t('site.contact')}>
        <div className={css.way}>
          <h2 className={css.wayTitle}>{t('company.contact.call')}</h2>
          <PhoneLink className={css.reach} />
          <p className={smallPrint}>{t('site.hours', policy.service.telephone)}</p>
        </div>
        <div className={css.way}>
          <h2 className={css.wayTitle}>{t('company.contact.write')}</h2>
          <a className={css.reach} href={`mailto:${brand.contact.email}`}>
            {brand.contact.email}
          </a>
        </div>
        <div className={css.way}>
          <h2 className={css.wayTitle}>{t('company.contact.faq')}</h2>
          <Link className={css.reach} href={href.faq(locale)}>
            {t('company.faq.title')}
          </Link>
          <TextLink className={text.small} href={href.page(locale, 'privacy-policy')}>
            {t('company.privacy-policy.title')}
          </TextLink>
        </div>
        {/* Last, because it loads later than the rest. */}
        {hydrated && org && (
          <div className={css.way}>
            <h2 className={css.wayTitle}>{t('company.contact.address')}</h2>
            <p>
              <span>{org.name}</span>
              <br />
              <span>{org.address}</span>
            </p>
          </div>
        )}
      </aside>
      {sent && (
        <LazyLayer
          onFailed={() => {
            notify(t('company.contact.sent', { number: sent }), 'positive');
            close();
          }}
        >
          <Dialog
            title={t('company.contact.sent.title')}
            closeLabel={t('site.close')}
            onClose={close}
            actions={<ButtonLink href={href.hotels(locale)}>{t('company.contact.sent.hotels')}</ButtonLink>}
          >
            <p>{t('company.contact.sent', { number: sent })}</p>
          </Dialog>
        </LazyLayer>
      )}
    </div>
  );
}
