import type { DeskReview } from '@voyage/contracts/desk.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { SelectField } from '@voyage/ui/forms/Field.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskQueries, type ReviewFilter } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { MemberLine } from './MemberLine.tsx';
import { Loaded, Section } from './Section.tsx';

const choices = { all: undefined, answered: true, unanswered: false } as const;
type Choice = keyof typeof choices;

/** Members' reviews of completed stays, by hotel, and those without an answer. */
export function ReviewsPart({ page }: { page: number }) {
  const { tDesk, locale, api } = useDesk();
  const router = useRouter();
  const [hotelId, setHotelId] = useState('');
  const [choice, setChoice] = useState<Choice>('all');
  const filter: ReviewFilter = {
    ...(hotelId && { hotelId }),
    ...(choice !== 'all' && { answered: choices[choice] }),
  };
  const query = useQuery({
    ...deskQueries.reviews(api, locale, filter, page),
    placeholderData: keepPreviousData,
  });
  const fromFirstPage = () => {
    if (page > 1) void router.navigate({ href: deskAddress(locale, 'reviews'), replace: true });
  };
  return (
    <Section title={tDesk('reviews')} text={tDesk('reviews.text')}>
      <Loaded query={query}>
        {({ hotels, total, pageSize, reviews }) => (
          <>
            <div className={css.two}>
              <SelectField
                label={tDesk('reviews.hotel')}
                value={hotelId}
                onChange={({ target }) => {
                  setHotelId(target.value);
                  fromFirstPage();
                }}
              >
                <option value="">{tDesk('reviews.hotel.all')}</option>
                {hotels.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={tDesk('reviews.which')}
                value={choice}
                onChange={({ target }) => {
                  setChoice(oneOfChoices(target.value));
                  fromFirstPage();
                }}
              >
                <option value="all">{tDesk('reviews.which.all')}</option>
                <option value="answered">{tDesk('reviews.which.answered')}</option>
                <option value="unanswered">{tDesk('reviews.which.unanswered')}</option>
              </SelectField>
            </div>
            <p className={text.strong} role="status">
              {tDesk('reviews.found', { count: total })}
            </p>
            {reviews.length === 0 ? (
              <EmptyPanel ornament="letter" level={3} title={tDesk('reviews.empty')} />
            ) : (
              <ul className={css.list}>
                {reviews.map((review) => (
                  <ReviewCard key={review.orderId} review={review} />
                ))}
              </ul>
            )}
            <DeskPagination
              label={tDesk('reviews.pages')}
              part="reviews"
              page={page}
              total={total}
              pageSize={pageSize}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
const oneOfChoices = (value: string): Choice =>
  value === 'answered' || value === 'unanswered' ? value : 'all';

function ReviewCard({ review }: { review: DeskReview }) {
  const { t, tDesk, locale } = useDesk();
  const { orderId, hotel, bookingNumber, checkIn, checkOut, member, answer } = review;
  const verdict = (of: 'yes' | 'partly' | 'no') => t('order.questionnaire.verdict', { verdict: of });
  return (
    <li>
      <article className={css.card} aria-labelledby={`review-${orderId}`}>
        <div className={css.head}>
          <div className={css.words}>
            <h3 className={text.title} id={`review-${orderId}`}>
              {hotel.name}
            </h3>
            <span className={secondary}>{`${daySpan(checkIn, checkOut, locale)} · ${bookingNumber}`}</span>
            <MemberLine member={member} />
          </div>
          {answer && (
            <span className={css.amount}>
              {t('order.questionnaire.mark', { mark: String(answer.overall) })}
            </span>
          )}
        </div>
        {answer ? (
          <>
            {answer.text && <p className={css.note}>{answer.text}</p>}
            <FactsList
              facts={[
                ...answer.privileges.map(({ name, verdict: of }) => ({ term: name, value: verdict(of) })),
                { term: tDesk('reviews.room'), value: verdict(answer.roomAsDescribed) },
              ]}
            />
            {answer.mayQuote && <p className={secondary}>{t('order.questionnaire.quoted')}</p>}
          </>
        ) : (
          <p className={secondary}>{t('order.questionnaire.none')}</p>
        )}
      </article>
    </li>
  );
}
