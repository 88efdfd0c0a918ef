import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { book, bookingStory, notAnswered } from './booking-stories.tsx';

export default { title: 'Pages/Booking as typed', tags: ['!autodocs'] } satisfies Meta;

/** Names and a telephone as people write them: accepted as they are, and sent in one form. */
export const AsPeopleWrite: StoryObj = bookingStory({
  answers: (recorded) => ({
    createBooking: (_, { guest }) =>
      guest.lastname === "O'Connor" && guest.firstname === 'Ánh' && guest.phone === '+886912345678'
        ? { ...notAnswered(recorded.orderConfirmed), status: 'confirmed' }
        : new Refusal('rq0001', { status: 400, details: { issues: [] } }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const retype = async (input: HTMLElement, text: string) => {
      await waitFor(() => expect(input).not.toHaveValue('')); // filled in from the profile
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
    };
    await retype(await page.findByLabelText(new RegExp(`^${t('booking.lastname')}`)), 'Ｏ’Connor');
    await retype(page.getByLabelText(new RegExp(`^${t('booking.firstname')}`)), 'A\u0301nh');
    const phone = within(page.getByRole('group', { name: t('booking.phone') }));
    const number = await phone.findByLabelText(t('phone.number'));
    for (const typed of [
      '(0912) 345-678',
      '０９１２ー３４５ー６７８',
      '886 912 345 678',
      '＋886 (0)912.345.678',
    ]) {
      await retype(number, typed);
      await expect(number).toBeValid();
    }
    await retype(number, '0912');
    await phone.findByText(t('error.phone'));
    await retype(number, '0912\u200b 345\u00a0678');
    await waitFor(() => expect(phone.queryByText(t('error.phone'))).toBeNull());
    await book(context);
    await page.findByText(/\/user\/hotel-order\/.*booked=1/);
  },
});
