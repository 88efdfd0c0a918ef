import { queries } from '@voyage/api-client/queries.ts';
import type { OrderSummary } from '@voyage/contracts/booking.ts';
import { canBookOnBehalf, readRoles } from '@voyage/domain/tier.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { orderTabs, type OrdersQuery, type OrderTab } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { useApproximations, type Approximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { PageLinks } from '@voyage/site-core/router/PageLinks.tsx';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { TabLinks } from '@voyage/ui/navigation/TabLinks.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrderSearch } from '../parts/OrderSearch.tsx';
import * as css from '../parts/account.css.ts';

const pageSize = 10;

/** A member's stays: one tab, page by page. */
export function OrdersPage({ tab = 'all', number, page: requestedPage = 1, made: madeByStaff }: OrdersQuery) {
  const { t, locale, api } = usePage();
  const page = Math.max(1, requestedPage);
  const profile = useProfile();
  const isStaff = profile.data !== undefined && canBookOnBehalf(readRoles(profile.data.roles));
  const made = madeByStaff === 1 && isStaff;
  const query = useQuery({
    ...queries.orders(api, locale, {
      tab,
      page,
      pageSize,
      ...(number ? { number } : {}),
      ...(made ? { made } : {}),
    }),
    placeholderData: keepPreviousData,
    enabled: madeByStaff !== 1 || !profile.isPending, // until then it is unknown whose stays are requested
  });
  const failed = hasFailed(query);
  const approximations = useApproximations();
  const data = failed || !approximations.isSettled ? undefined : query.data;
  const { data: membership } = useQuery(queries.membership(api));
  const rateNote = data?.orders
    .map(({ total }) => approximations(total)?.noteForAll)
    .find((note) => note !== undefined);
  const whose = made ? ({ made: 1 } as const) : {};
  const tabAddress = (one: OrderTab) =>
    href.orders(locale, { ...(one === 'all' ? {} : { tab: one }), number, ...whose });
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.head}>
        <div>
          <h1 className={heading.h1}>{t('orders.title')}</h1>
          <div className={css.credits}>
            <p className={secondary} data-credits>
              {membership
                ? membership.credits.unlimited
                  ? t('frame.member.unlimited')
                  : t('frame.member.left', { remaining: membership.credits.free.remaining })
                : '\u00a0'}
            </p>
            {membership && membership.credits.paid > 0 && (
              <p className={secondary}>{t('user.quota.paid', { count: membership.credits.paid })}</p>
            )}
          </div>
        </div>
        <OrderSearch number={number} tab={tab} made={made} />
      </div>
      {isStaff && (
        <TabLinks
          label={t('orders.whose')}
          linkAs={Link}
          current={href.orders(locale, whose)}
          links={[
            { href: href.orders(locale, {}), label: t('orders.whose.own') },
            { href: href.orders(locale, { made: 1 }), label: t('orders.whose.made') },
          ]}
        />
      )}
      <TabLinks
        label={t('orders.tabs')}
        linkAs={Link}
        current={tabAddress(tab)}
        links={orderTabs.map((one) => ({
          href: tabAddress(one),
          label: t(`orders.tab.${one}`),
          count: data ? (data.counts[one] ?? 0) : null,
        }))}
      />
      <PartFailure queries={[query]} alsoStale />
      {!data && !failed && <ListSkeleton label={t('site.loading')} count={3} />}
      {number && data && (
        <p className={secondary} role="status">
          {t('orders.search.found', { number, count: data.total })}
        </p>
      )}
      {data?.orders.length === 0 && !number && (
        <EmptyPanel
          ornament="journey"
          title={t(
            data.counts.all !== 0 ? 'orders.empty.tab' : made ? 'orders.empty.made' : 'orders.empty.title',
          )}
          {...(data.counts.all === 0 && !made ? { text: t('orders.empty.text') } : {})}
          action={<ButtonLink href={href.hotels(locale)}>{t('orders.empty.action')}</ButtonLink>}
        />
      )}
      <ul className={css.orders}>
        {data?.orders.map((order) => (
          <OrderRow key={order.id} order={order} approximations={approximations} />
        ))}
      </ul>
      {rateNote && <p className={secondary}>{rateNote}</p>}
      <PageLinks
        label={t('orders.pages')}
        page={page}
        total={data?.total}
        pageSize={pageSize}
        hrefOf={(n) => href.orders(locale, { tab, number, page: n, ...whose })}
      />
    </div>
  );
}

function OrderRow({ order, approximations }: { order: OrderSummary; approximations: Approximations }) {
  const { t, locale } = usePage();
  const total = writtenAmount(approximations, order.total);
  const picture = hotelPicture(order.hotel.picture);
  return (
    <li className={css.order}>
      {picture ? <Picture source={picture} alt="" sizes="11rem" /> : <NamePlate mark={<BrandMark />} />}
      <div className={css.orderWords}>
        <div>
          <StatusBadge status={order.status}>{t(`order.status.${order.status}`)}</StatusBadge>
        </div>
        <h2 className={text.title} lang={langOf(order.hotel, 'name')}>
          {order.hotel.name}
        </h2>
        {order.bookedFor && (
          <span>
            {t('booking.staff.chosen', { name: order.bookedFor.name, number: order.bookedFor.memberNumber })}
          </span>
        )}
        <span>
          {`${daySpan(order.checkIn, order.checkOut, locale)} · ${t('stays.nights', { count: order.nights })}`}
        </span>
        <span className={secondary}>
          {dotted([order.roomName, order.bookingNumber, total.first, total.beside])}
        </span>
        {order.status !== 'cancelled' && order.roomsCancelled > 0 && (
          <span>{t('orders.roomsCancelled', { count: order.roomsCancelled })}</span>
        )}
      </div>
      <ButtonLink variant="secondary" href={href.order(locale, order.id)}>
        {t('orders.open', { number: order.bookingNumber })}
      </ButtonLink>
    </li>
  );
}
