import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswers, outage, type Answers } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedHotelId, type Recorded } from '@voyage/page-stories/recorded.ts';
import { registerQuerySchema, type RegisterQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { RegisterPage } from './RegisterPage.tsx';

export default { title: 'Pages/Register to book', tags: ['!autodocs'] } satisfies Meta;

type Play = NonNullable<StoryObj['play']>;
const booking = `/en/hotel/booking?offer=offer-1&hotel=${recordedHotelId}&checkIn=2027-03-12&checkOut=2027-03-15&adults=2`;
const page = {
  at: `register?redirect=${encodeURIComponent(booking)}`,
  search: registerQuerySchema,
  page: ({ search }: { search: RegisterQuery }) => <RegisterPage {...search} />,
};
const ticket = { ticket: 'ticket', expiresAt: '2027-01-01T00:00:00.000Z' };
const email = 'mei.chen@example.test';

function toBook(play?: Play, answers: (recorded: Recorded) => Answers = () => ({})): StoryObj {
  const story = pageStory(page, {
    ...(play ? { play } : {}),
    answers: (recorded) => ({
      sendEmailCode: { expiresInSeconds: 600, resendInSeconds: 60 },
      sendPhoneCode: { expiresInSeconds: 600, resendInSeconds: 60 },
      checkEmailCode: { ...ticket, registered: false },
      checkPhoneCode: ticket,
      ...answers(recorded),
    }),
  });
  return { ...story, beforeEach: () => sessionStorage.clear() };
}

export const Empty: StoryObj = toBook();
export const Loading: StoryObj = toBook(undefined, () => ({ plan: neverAnswers }));
/** The stay is not shown; the booking page will say what became of it. */
export const StayUnavailable: StoryObj = toBook(undefined, () => ({ plan: outage }));
export const ListsFailed: StoryObj = toBook(undefined, () => ({ phoneAreas: outage }));

export const NothingTyped: StoryObj = toBook(async (context) => {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t('join.submit') }));
  await canvas.findByText(t('error.summary'));
  // In the summary and at the field.
  await expect(canvas.getAllByText(t('register.verify.phone.missing'))).toHaveLength(2);
});

/** Types the address, asks for its code and enters it. */
const verify: Play = async (context) => {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByLabelText(t('login.email')), email);
  const [send] = await canvas.findAllByRole('button', { name: t('register.verify.send') });
  if (!send) throw new Error('no code can be sent');
  await userEvent.click(send);
  await userEvent.type(await canvas.findByLabelText(t('register.verify.code')), '123456');
};
export const MailboxVerified: StoryObj = toBook(async (context) => {
  const { t } = wordsOf(context);
  await verify(context);
  await within(context.canvasElement).findByText(t('register.verify.email.done', { target: email }));
});
/** Another address has to be verified again. */
export const AddressChanged: StoryObj = toBook(async (context) => {
  const { t } = wordsOf(context);
  const canvas = within(context.canvasElement);
  await verify(context);
  await canvas.findByText(t('register.verify.email.done', { target: email }));
  await userEvent.type(canvas.getByLabelText(t('login.email')), 'w');
  await expect(await canvas.findAllByRole('button', { name: t('register.verify.send') })).toHaveLength(2);
});
/** The login leads on to the booking. */
export const AlreadyRegistered: StoryObj = toBook(
  async (context) => {
    const { t } = wordsOf(context);
    await verify(context);
    const canvas = within(context.canvasElement);
    const found = within(await canvas.findByRole('status', { name: '' }));
    await expect(await found.findByRole('link', { name: t('site.login') })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(booking)),
    );
  },
  () => ({ checkEmailCode: { ...ticket, registered: true } }),
);
