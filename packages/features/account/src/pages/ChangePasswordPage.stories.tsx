import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

export default { title: 'Pages/Change password', tags: ['!autodocs'] } satisfies Meta;

const change = { at: 'user/password', search: noQuery, page: () => <ChangePasswordPage />, member: true };
const save: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('password.current')), 'Voyage2026');
  await userEvent.type(page.getByLabelText(t('password.new')), 'Harbour2026k');
  await userEvent.type(page.getByLabelText(t('password.again')), 'Harbour2026k');
  await userEvent.click(page.getByRole('button', { name: t('password.save') }));
};

export const Empty: StoryObj = pageStory(change);
export const Saved: StoryObj = pageStory(change, {
  answers: () => ({ changePassword: {} }),
  play: async (context) => {
    await save(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('password.changed'));
  },
});
export const WrongPassword: StoryObj = pageStory(change, {
  answers: () => ({ changePassword: new Refusal('au0115', { status: 400 }) }),
  play: async (context) => {
    await save(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.au0115'));
  },
});
