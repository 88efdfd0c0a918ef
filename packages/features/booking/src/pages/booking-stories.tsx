import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedHotelId, type Recorded } from '@voyage/page-stories/recorded.ts';
import { bookingQuerySchema, type BookingQuery } from '@voyage/routes/stay-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { BookingPage } from './BookingPage.tsx';

const booking = {
  at: `hotel/booking?offer=offer-1&hotel=${recordedHotelId}&checkIn=2027-03-12&checkOut=2027-03-15&adults=2`,
  search: bookingQuerySchema,
  page: ({ search }: { search: BookingQuery }) => <BookingPage query={search} />,
  member: true,
};
type Plan = Recorded['plan'];
type Given = NonNullable<Parameters<typeof pageStory>[1]>;
/** The hotel's group has a loyalty programme, for which the member has no number. */
export const bookingStory = ({ answers, stored, play }: Given = {}): StoryObj =>
  pageStory(booking, {
    answers: (recorded, locale) => ({
      loyaltyProgrammes: {
        programmes: [
          {
            code: 'aurelian-guests',
            kind: 'hotel',
            name: 'Aurelian Circle',
            group: recorded.plan.hotel.group?.code ?? null,
          },
        ],
      },
      loyaltyNumbers: { numbers: [] },
      coupons: { total: 0, page: 1, pageSize: 50, coupons: [] },
      // Prices of nearby hotels for the same stay.
      availabilitySearch: {
        hotels: recorded.ownHotel.nearby.map(({ hotel }) => ({
          hotelId: hotel.id,
          cheapest: recorded.hotelSearch.hotels[0]?.cheapest ?? null,
          priced: true,
        })),
      },
      ...answers?.(recorded, locale),
    }),
    ...(stored && { stored }),
    ...(play && { play }),
  });
const more = <Sum extends { amount: number }>(sum: Sum, by: number): Sum => ({
  ...sum,
  amount: sum.amount + by,
});
/** The second night went up, and the tax with it. */
export const repriced = (plan: Plan): Plan => {
  const { price } = plan.offer;
  const now = {
    ...price,
    nights: price.nights.map((night, i) => (i === 1 ? { ...night, rate: more(night.rate, 16_400) } : night)),
    tax: more(price.tax, 1_600),
    subtotal: more(price.subtotal, 16_400),
    total: more(price.total, 18_000),
  };
  return {
    ...plan,
    offer: { ...plan.offer, offerRef: 'offer-repriced', price: now },
    changed: { price: { before: price.total, after: now.total, linesBefore: price }, policy: null },
  };
};
export const ownOrder = (status: 'confirmed' | 'payment') =>
  new Refusal('bk0007', { details: { orderId: '75f91582', bookingNumber: 'VRPP8R4J8J', status } });

export const notAnswered = ({ id, bookingNumber }: Recorded['orderConfirmed']) => ({
  orderId: id,
  bookingNumber,
  status: 'pending' as const,
  reservationNumber: null,
  payment: null,
});

/** All of the month's free bookings are used. */
export const noCredits = (membership: Recorded['membership']): Recorded['membership'] => ({
  ...membership,
  credits: {
    ...membership.credits,
    remaining: 0,
    free: { ...membership.credits.free, used: membership.credits.free.granted, remaining: 0 },
  },
});

/** Agrees and submits; the guest is the member, filled in from the profile. */
export const book: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByLabelText(t('booking.agree')));
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
};

/** The rooms shown in place of one that could not be booked, as the links to their booking. */
export const otherRooms = async ({ canvasElement, ...context }: StoryContext): Promise<HTMLElement[]> => {
  const name = wordsOf(context).t('booking.other.rooms');
  const title = await within(canvasElement).findByRole('heading', { name });
  return within(title.parentElement ?? canvasElement).getAllByRole('link');
};
/** The offer to which such a link leads. */
export const offerOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('offer');

/** Chooses another room, from those shown in place of one that could not be booked. */
export const chooseAnotherRoom: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const rooms = await within(context.canvasElement).findAllByRole('link', {
    name: new RegExp(t('booking.other.choose', { room: '.+' })),
  });
  const room = rooms.find((link) => !/offer=offer-1(&|$)/.test(link.getAttribute('href') ?? ''));
  if (!room) throw new Error('no other room');
  await userEvent.click(room);
};

/** A request to the hotel, typed before submitting. */
export const note: NonNullable<StoryObj['play']> = async (context) => {
  const page = within(context.canvasElement);
  await userEvent.type(
    await page.findByLabelText(new RegExp(wordsOf(context).t('booking.note'))),
    'A cot, please',
  );
};
