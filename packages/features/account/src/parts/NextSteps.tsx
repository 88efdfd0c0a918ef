import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { deadlineReminder } from '@voyage/domain/deadline-reminder.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { momentOn } from '@voyage/i18n/moments.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import { CalendarDownload } from './CalendarDownload.tsx';
import { CertificateDownload } from './CertificateDownload.tsx';
import { directionsTo } from './directions.ts';
import { OfflineCopyDownload } from './OfflineCopyDownload.tsx';
import * as css from './order.css.ts';
import { screenOnly } from './order-print.css.ts';
import { WriteToConcierge } from './WriteToConcierge.tsx';
import { QuietButton } from './QuietButton.tsx';

/**
 * Preparations for a stay: the certificate, the calendar, directions, contacts, and the deadline of free
 * cancellation.
 */
export function NextSteps({ order }: { order: OrderDetail }) {
  const { t, locale } = usePage();
  const { deadline, timeZone } = order.cancellation;
  const { local } = order.hotelContact;
  const [now] = useState(() => Date.now());
  const booked = isBooked(order.status);
  const ahead = order.status === 'confirmed';
  if (!booked) return null;
  return (
    <Section
      className={`${css.part} ${screenOnly}`}
      id="order-next"
      title={t(ahead ? 'order.next' : 'order.papers')}
    >
      <ul className={css.steps}>
        <li className={css.step}>
          <h3 className={text.title}>{t('order.next.certificate')}</h3>
          <p className={`${secondary} ${css.stepText}`}>
            {t(ahead ? 'order.next.certificate.text' : 'order.papers.certificate')}
          </p>
          <div className={css.stepActions}>
            <CertificateDownload order={order} />
            <QuietButton onClick={() => print()}>{t('company.print')}</QuietButton>
          </div>
        </li>
        {ahead && (
          <li className={css.step}>
            <h3 className={text.title}>{t('order.next.calendar')}</h3>
            <p className={`${secondary} ${css.stepText}`}>
              {order.cancelNow?.free && deadline
                ? t('order.next.calendar.deadline', {
                    deadline: momentOn(deadline, { timeZone, place: order.hotel.place }, locale),
                    reminder: deadlineReminder(deadline, now),
                  })
                : t('order.next.calendar.text')}
            </p>
            <CalendarDownload order={order} />
          </li>
        )}
        {ahead && (
          <li className={css.step}>
            <h3 className={text.title}>{t('order.next.directions')}</h3>
            <p className={`${secondary} ${css.stepText}`}>
              <span lang={langOf(order.hotelContact, 'address')}>{order.hotelContact.address}</span>
              {local.locale !== locale && (
                <span lang={htmlLang(local.locale)}>
                  <br />
                  <span lang={langOf(local, 'name')}>{local.name}</span>
                  <br />
                  <span lang={langOf(local, 'address')}>{local.address}</span>
                </span>
              )}
              {local.script && (
                <>
                  <br />
                  <bdi lang={local.script.lang}>{local.script.address}</bdi>
                </>
              )}
            </p>
            <div className={css.stepActions}>
              <OfflineCopyDownload order={order} />
              <a
                className={css.quiet}
                href={directionsTo(order.hotelContact.point)}
                target="_blank"
                rel="noreferrer"
              >
                {t('order.next.directions.open')}
              </a>
            </div>
          </li>
        )}
        <li className={css.step}>
          <h3 className={text.title}>{t('order.next.ask')}</h3>
          <p className={`${secondary} ${css.stepText}`}>
            <span>
              {t(ahead ? 'order.next.ask.text' : 'order.papers.ask', { number: order.bookingNumber })}
            </span>
            <br />
            <a
              className={link}
              href={`mailto:${brand.contact.email}?subject=${encodeURIComponent(order.bookingNumber)}`}
            >
              {brand.contact.email}
            </a>
          </p>
          <div className={css.stepActions}>
            <WriteToConcierge className={css.quiet} orderNumber={order.bookingNumber} />
            <PhoneLink className={css.quiet} />
          </div>
        </li>
      </ul>
    </Section>
  );
}
