import type { deskMemberOrders, DeskStay } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { deskQueries } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import { BookForMember } from './BookForMember.tsx';
import { CustomOrder } from './CustomOrder.tsx';
import * as css from './desk.css.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { MemberConversation } from './MemberConversation.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Loaded, Section } from './Section.tsx';

type Data = Output<typeof deskMemberOrders.data>;

/** One member: identity, stays, and orders with their possible actions. */
export function MemberPart({ userId, page }: { userId: string; page: number }) {
  const { tDesk, locale, api } = useDesk();
  const query = useQuery({
    ...deskQueries.memberOrders(api, locale, userId, page),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p>
        <TextLink href={deskAddress(locale, 'members')}>{tDesk('member.back')}</TextLink>
      </p>
      <Loaded query={query}>{(data) => <Member data={data} />}</Loaded>
    </>
  );
}

function Member({
  data: { member, stays, conversation, customOrders, orders, total, page, pageSize },
}: {
  data: Data;
}) {
  const { t, tDesk, locale } = useDesk();
  return (
    <>
      <Section title={fullName(member)}>
        <MemberFacts member={member} />
        <div className={css.actions}>
          <BookForMember member={member} />
        </div>
      </Section>
      <MemberConversation
        key={member.userId}
        userId={member.userId}
        name={fullName(member)}
        conversation={conversation}
      />
      <section className={css.part} aria-labelledby="member-orders">
        <h2 className={heading.h3} id="member-orders">
          {tDesk('member.orders.title')}
        </h2>
        {orders.length === 0 ? (
          <p className={secondary}>{tDesk('member.orders.empty')}</p>
        ) : (
          <ul className={css.list}>
            {orders.map((one) => (
              <OrderCard key={one.order.id} of={one} />
            ))}
          </ul>
        )}
        <DeskPagination
          label={tDesk('member.orders.pages')}
          part="members"
          item={member.userId}
          page={page}
          total={total}
          pageSize={pageSize}
        />
      </section>
      <CustomOrder userId={member.userId} customOrders={customOrders} />
      <section className={css.part} aria-labelledby="member-stays">
        <h2 className={heading.h3} id="member-stays">
          {tDesk('member.stays')}
        </h2>
        <DataTable
          caption={tDesk('member.stays')}
          captionHidden
          emptyText={tDesk('member.stays.empty')}
          columns={[
            { id: 'hotel', header: tDesk('member.stays.hotel') },
            { id: 'days', header: tDesk('member.stays.days') },
            { id: 'number', header: tDesk('member.stays.number') },
            { id: 'status', header: tDesk('member.stays.status') },
          ]}
          rows={stays.map((stay) => ({
            id: stay.id,
            cells: [
              stay.hotel.name,
              daySpan(stay.checkIn, stay.checkOut, locale),
              stay.bookingNumber,
              // One element: a phone sets what is in a cell side by side.
              <div key="status">
                <StatusBadge status={stay.status}>{t(`order.status.${stay.status}`)}</StatusBadge>
                <CancelledRooms of={stay} />
              </div>,
            ],
          }))}
        />
      </section>
    </>
  );
}

/** The rooms that were cancelled while the others stayed booked: whose, what it cost, and what is refunded. */
function CancelledRooms({ of: { cancelledRooms } }: { of: DeskStay }) {
  const { t, tDesk, locale } = useDesk();
  return cancelledRooms.map(({ number, guest, penalty, refund }) => (
    <Fragment key={number}>
      <br />
      <span className={`${smallPrint} ${css.note}`}>
        {dotted([
          t('order.audit.room', { number }),
          guest,
          penalty.amount > 0 && `${t('order.cancelled.cost')} ${formatMoney(penalty, locale)}`,
          refund && tDesk('member.stays.refund', { amount: formatMoney(refund, locale) }),
        ])}
      </span>
    </Fragment>
  ));
}
